import { files } from '../../src/model/addresses.ts';
import type { Site } from '../../src/model/site.ts';
import { icons } from './icons.ts';
import type { Tokens } from './tokens.ts';

/** What a browser shows of a site that a visitor puts among the apps; its addresses are those of this host. */
export function manifest({ name, description }: Site, base: string, { paper }: Tokens): string {
  const { small, large, maskable } = icons;
  const json = {
    id: base,
    name,
    short_name: name,
    description,
    lang: 'nl-NL',
    dir: 'ltr',
    categories: ['education', 'kids', 'books'],
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: paper.light,
    background_color: paper.light,
    icons: [
      { src: below(base, files.icon), sizes: 'any', type: 'image/svg+xml' },
      ...[small, large].map((icon) => png(base, icon)),
      { ...png(base, maskable), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

function png(base: string, { file, size }: { file: string; size: number }) {
  return { src: below(base, file), sizes: `${size}x${size}`, type: 'image/png' };
}

function below(base: string, file: string): string {
  return base + file.slice(1);
}
