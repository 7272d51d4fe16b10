import { drawSvg } from '../../src/sheets/draw/svg.ts';
import { looks } from '../../src/sheets/palette.ts';
import { pageSize, type Sheet } from '../../src/sheets/sheet.ts';
import { loadPictures } from './load-pictures.ts';

/** All pages of a pack in both looks, side by side at the size of a screen, for whoever is laying it out. */
export function showPages(sheet: Sheet): string {
  const pictures = loadPictures(sheet);
  const pages = sheet.pages.flatMap((page, index) =>
    looks.map((look) => {
      const { width, height } = pageSize(page);
      const svg = drawSvg(page, { look, accent: sheet.accent, pictures, prefix: `${look}${index}-` });
      return `<figure style="aspect-ratio:${width}/${height}">${svg}</figure>`;
    }),
  );
  return `<!doctype html>
<html lang="nl-NL">
  <head>
    <meta charset="utf-8">
    <title>${sheet.title}</title>
    <style>
      @font-face { font-family: Andika; src: url(/src/generated/fonts/andika-regular.ttf); }
      @font-face { font-family: Andika; font-weight: 700; src: url(/src/generated/fonts/andika-bold.ttf); }
      body { margin: 0; padding: 1rem; display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; background: #888; }
      figure { margin: 0; background: #fff; }
      svg { display: block; width: 100%; height: auto; }
    </style>
  </head>
  <body>${pages.join('\n')}</body>
</html>`;
}
