const pictures = import.meta.glob<string>('../../generated/pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface Props {
  name: string;
  /** Of its square box, in CSS pixels; a style sheet may change it. */
  size: number;
  /** Empty when the text next to the picture says the same. */
  alt?: string;
  /** For the few pictures on the first screen; the others load when a visitor scrolls near them. */
  eager?: boolean;
}

/** `loading` comes before `src`: React keeps the order, and some browsers start to load as soon as they read `src`. */
export function Picture({ name, size, alt = '', eager = false }: Props) {
  const src = pictures[`../../generated/pictures/${name}.svg`];
  if (!src) throw new Error(`${name} is not among the pictures of pages: see src/model/illustrations.ts`);
  return (
    <img
      className="picture"
      loading={eager ? undefined : 'lazy'}
      src={src}
      width={size}
      height={size}
      alt={alt}
      decoding="async"
    />
  );
}
