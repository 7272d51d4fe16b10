import type { Plugin } from 'vite';

/**
 * What pdfkit brings along for sheets that are not ours: faces packed with Brotli, lines that it breaks itself, PNGs,
 * and passwords. In a browser they would be more than a third of what a visitor fetches to make a PDF.
 */
const leftOut: readonly string[] = ['brotli/decompress.js', 'linebreak', 'png-js', '@noble/ciphers/aes'];

export function leanPdfkit(): Plugin {
  const nothing = '\0left-out-of-pdfkit';
  return {
    name: 'lean-pdfkit',
    enforce: 'pre',
    resolveId: (source) => (leftOut.includes(source) ? nothing : undefined),
    transform: (code, id) => {
      if (/pdfkit\.browser\.mjs$/.test(id)) return withoutColourFile(code);
      return /fontkit\/dist\/browser-module\.mjs$/.test(id) ? withoutOtherScripts(code) : undefined;
    },
    load: (id) =>
      id === nothing
        ? `function leftOut() { throw new Error('Left out of the PDF maker of the browser'); }
           export { leftOut as default, leftOut as cbc, leftOut as ecb };`
        : undefined,
  };
}

/** It would copy a file of the package that its code holds as well. */
function withoutColourFile(code: string): string {
  return code.replace("new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.url).href", "'sRGB'");
}

/** How letters join in Arabic, Tamil and so on; what no script names any more, and does nothing, the bundler drops. */
function withoutOtherScripts(code: string): string {
  return code
    .replace(/(?<=SHAPERS = \{)[^}]*?(?=latn:)/, '')
    .replace(/^.*"zeroMarkWidths", '(?:NONE|BEFORE_GPOS)'\);$/gm, '')
    .replace(/= (JSON\.parse\()/g, '= /*@__PURE__*/ $1')
    .replace(/= new (\(0, \$\w+\$(?:unicodetrie|dfa)\)\()/g, '= /*@__PURE__*/ new $1/*@__PURE__*/ ');
}
