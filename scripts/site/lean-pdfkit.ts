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
    // It would copy a file of the package that its code holds as well.
    transform: (code, id) =>
      /pdfkit\.browser\.mjs$/.test(id)
        ? code.replace("new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.url).href", "'sRGB'")
        : undefined,
    load: (id) =>
      id === nothing
        ? `function leftOut() { throw new Error('Left out of the PDF maker of the browser'); }
           export { leftOut as default, leftOut as cbc, leftOut as ecb };`
        : undefined,
  };
}
