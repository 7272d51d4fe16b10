const plates = import.meta.glob<string>('../../generated/theme-plates/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A page of paper that lies. */
const paper = { width: 297, height: 210 } as const;

export function ThemePlate({ slug, alt }: { slug: string; alt: string }) {
  const address = plates[`../../generated/theme-plates/${slug}.svg`];
  return <img className="theme-plate" loading="lazy" src={address} {...paper} alt={alt} decoding="async" />;
}
