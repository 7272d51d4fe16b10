const previews = import.meta.glob<string>('../generated/previews/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What a pack looks like; the words beside it say what it is. */
export function Preview({ slug }: { slug: string }) {
  return (
    <img
      loading="lazy"
      src={previews[`../generated/previews/${slug}.svg`]}
      width={210}
      height={297}
      alt=""
      decoding="async"
    />
  );
}
