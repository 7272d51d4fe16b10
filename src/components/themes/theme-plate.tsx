const plates = import.meta.glob<string>('../../generated/theme-plates/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A page of paper that lies. */
const paper = { width: 297, height: 210 } as const;

/** It opens by itself too, as large as the screen is. */
export function ThemePlate({ slug, alt, large }: { slug: string; alt: string; large: string }) {
  const address = plates[`../../generated/theme-plates/${slug}.svg`];
  return (
    <figure className="theme-plate">
      <img loading="lazy" src={address} {...paper} alt={alt} decoding="async" />
      <figcaption>
        <a href={address}>{large}</a>
      </figcaption>
    </figure>
  );
}
