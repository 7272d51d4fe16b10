import type { Plugin } from 'vite';

/**
 * What pdfkit brings along for sheets that are not ours: lines that it breaks itself, PNGs, passwords, forms, tables,
 * links, faces of its own; and fontkit, faces that are packed, of PostScript, in colours or with axes, and how Arabic and
 * Indic scripts are set. In a browser they would be more than half of what a visitor fetches to make a PDF.
 */
const leftOut: readonly string[] = [
  'brotli/decompress.js',
  'tiny-inflate',
  'linebreak',
  'png-js',
  '@noble/ciphers/aes',
];

/** What a browser knows by itself of signs, as far as the paper's face has them. */
const signs = `
  export const getScript = (code) => (/\\p{Script=Latin}/u.test(String.fromCodePoint(code)) ? 'Latin' : 'Common');
  export const isMark = (code) => /\\p{M}/u.test(String.fromCodePoint(code));
  export const isDigit = (code) => /\\p{Nd}/u.test(String.fromCodePoint(code));
  export const getCategory = () => undefined;
  export const getCombiningClass = () => 'Not_Reordered';`;

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
  [/(\/\/ Register font formats\n.*\n)(?:\(0, .*\n)+/, '$1'],
  [/else if \(this\.directory\.tables\['CFF '\] \|\|.*$/m, ''],
  [/if \(this\.directory\.tables\.sbix\).*\n\s*else if .*\n\s*else (?=this\._getBaseGlyph)/, ''],
  [/if \(this\.directory\.tables\['CFF '\]\) return new .*$/m, ''],
  [/return new \(0, \S+\)\(this, variationCoords\);/, 'return null;'],
  [
    /^\S+tables(?:\.|\[')(?:CFF|VORG|EBLC|CBLC|sbix|COLR|CPAL|BASE|JSTF|HVAR|DSIG|VDMX|[afg]var|bsln|feat|just|morx|opbd|vhea|vmtx).*$/gm,
    '',
  ],
  [/if \(this\.font\.morx\) this\.engine = new .*\n\s*else /, ''],
  [/ = new (?=\$6uUbQ\$|\(0, )/g, ' = /*@__PURE__*/ new '],
  [/(\$exports) = JSON\.parse\("\{\\"(?:stateTable|categories)\\".*$/gm, '$1 = {};'],
];

export function leanPdfkit(): Plugin {
  const nothing = '\0left-out-of-pdfkit';
  const knownSigns = '\0signs';
  return {
    name: 'lean-pdfkit',
    enforce: 'pre',
    resolveId: (source) => {
      if (source === 'unicode-properties') return knownSigns;
      return leftOut.includes(source) ? nothing : undefined;
    },
    transform: (code, id) => {
      if (/pdfkit\.browser\.mjs$/.test(id)) return cutOut(code, pdfkitCuts);
      if (/fontkit\/dist\/browser-module\.mjs$/.test(id)) return cutOut(code, fontkitCuts);
      return undefined;
    },
    load: (id) => {
      if (id === knownSigns) return signs;
      return id === nothing
        ? `function leftOut() { throw new Error('Left out of the PDF maker of the browser'); }
           export { leftOut as default, leftOut as cbc, leftOut as ecb };`
        : undefined;
    },
  };
}

/** Another version that has something elsewhere is noticed. */
const cutOut = (code: string, cuts: readonly Cut[]): string =>
  cuts.reduce((left, [from, to]) => {
    const cut = left.replace(from, to);
    if (cut === left) throw new Error(`Nothing to leave out is ${from}`);
    return cut;
  }, code);
