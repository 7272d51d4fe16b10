const pictures = import.meta.glob<string>('../../generated/pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface Props {
  name: string;
  /** Of its square box, in CSS pixels; the style sheet may draw it at another size. */
  size: number;
  /** Empty where the words beside the picture say it all. */
  alt?: string;
  /** The few pictures that are in sight at once; the others wait until they nearly are. */
  eager?: boolean;
}

/** `loading` stands before `src`: React keeps the order, and some browsers begin as soon as they know the address. */
export function Picture({ name, size, alt = '', eager = false }: Props) {
  return (
    <img
      className="picture"
      loading={eager ? undefined : 'lazy'}
      src={pictures[`../../generated/pictures/${name}.svg`]}
      width={size}
      height={size}
      alt={alt}
      decoding="async"
    />
  );
}
