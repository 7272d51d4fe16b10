import type { Plugin } from 'vite';

/**
 * What pdfkit brings along for sheets that are not ours: faces packed with Brotli, lines that it breaks itself, PNGs,
 * passwords, forms, tables, links, faces of its own; and fontkit, how Arabic and Indic scripts are set. In a browser they
 * would be nearly half of what a visitor fetches to make a PDF.
 */
const leftOut: readonly string[] = ['brotli/decompress.js', 'linebreak', 'png-js', '@noble/ciphers/aes'];

type Cut = readonly [from: string | RegExp, to: string];

/** What is nowhere named any more is not bundled. */
const pdfkitCuts: readonly Cut[] = [
  ...['Images', 'Annotations', 'AcroForm', 'Attachments', 'Table'].map(
    (methods) => [`mixin(${methods}Mixin);`, ''] as const,
  ),
  ['this.initImages();', ''],
  ['this.initTables();', ''],
  ['this.endAcroForm();', ''],
  ['if (isStandardFont(src)) {', 'if (false) {'],
  ['this._security = PDFSecurity.create(this, options);', 'this._security = null;'],
  ['PDFSecurity.generateFileID(this.info)', 'generateFileID(this.info)'],
  ['class PDFSecurity {\n  static generateFileID(', 'function generateFileID('],
  ['    return md5Hash(infoStr);\n  }\n', '    return md5Hash(infoStr);\n  }\nclass PDFSecurity {\n'],
  ['this._importSubset(PDFA);', ''],
  // It would copy a file of the package that its code holds as well.
  ["new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.url).href", "'sRGB'"],
];

const fontkitCuts: readonly Cut[] = [
  [/(var\$SHAPERS = \{)[^}]*\}/, '$1}'],
  [/(var\$(?:trie|stateMachine)) = new .*$/gm, '$1 = undefined;'],
  [/(\$exports) = JSON\.parse\("\{\\"(?:stateTable|categories)\\".*$/gm, '$1 = {};'],
];

export function leanPdfkit(): Plugin {
  const nothing = '\0left-out-of-pdfkit';
  return {
    name: 'lean-pdfkit',
    enforce: 'pre',
    resolveId: (source) => (leftOut.includes(source) ? nothing : undefined),
    transform: (code, id) => {
      if (/pdfkit\.browser\.mjs$/.test(id)) return cutOut(code, pdfkitCuts);
      if (/fontkit\/dist\/browser-module\.mjs$/.test(id)) return cutOut(code, fontkitCuts);
      return undefined;
    },
    load: (id) =>
      id === nothing
        ? `function leftOut() { throw new Error('Left out of the PDF maker of the browser'); }
           export { leftOut as default, leftOut as cbc, leftOut as ecb };`
        : undefined,
  };
}

/** Another version that has something elsewhere is noticed. */
const cutOut = (code: string, cuts: readonly Cut[]): string =>
  cuts.reduce((left, [from, to]) => {
    const cut = left.replace(from, to);
    if (cut === left) throw new Error(`Nothing to leave out is ${from}`);
    return cut;
  }, code);
