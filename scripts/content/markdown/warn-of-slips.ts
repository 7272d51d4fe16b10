import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { pointAt } from '../files/text-place.ts';
import { type Complaint, warn } from '../problems/problem.ts';

/** As a part of a chain. */
export function findSlips() {
  return (tree: Root, file: VFile): void => warnOfSlips(tree, String(file), file);
}

/** Says where markdown was meant that is none, and would be published as it is typed. */
export function warnOfSlips(tree: Root, source: string, file: VFile): void {
  eachBlock(tree, (block) => {
    const offset = block.position?.start.offset ?? 0;
    const text = literalText(block, source);
    const say = (index: number, complaint: Complaint) =>
      warn(file, 'slip', { ...complaint, place: pointAt(source, offset + index) });
    if (block.type === 'heading' && !source.startsWith('#', offset)) say(0, underlined);
    for (const { sign, ...complaint } of slips) {
      const index = text.search(sign);
      if (index >= 0) say(index, complaint);
    }
  });
}

function eachBlock(node: Nodes, act: (block: Nodes) => void): void {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') act(node);
  else if ('children' in node) for (const child of node.children) eachBlock(child, act);
}

/** In the place of each sign that markdown made something of, and of a star that it did. */
const used = '\ue000';
const usedStar = '\ue001';

/** A block as it is typed, each sign in its place, with only that readable of which markdown made nothing. */
function literalText(block: Nodes, source: string): string {
  const offset = block.position?.start.offset ?? 0;
  const text = source.slice(offset, block.position?.end.offset).split('');
  const hide = (from: number, to: number) => {
    for (let index = from - offset; index < to - offset; index += 1)
      if (text[index] !== '\n') text[index] = text[index] === '*' ? usedStar : used;
  };
  const hideMarks = (node: Nodes): void => {
    // What was only found to be an address later has no place.
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (node.type === 'text')
      for (const { 0: escaped, index } of source.slice(start, end).matchAll(/\\[!-/:-@[-`{-~]/g))
        hide(start + index, start + index + escaped.length);
    else if ('children' in node) {
      hide(start, node.children[0]?.position?.start.offset ?? start);
      hide(node.children.at(-1)?.position?.end.offset ?? end, end);
      for (const child of node.children) hideMarks(child);
    } else hide(start, end);
  };
  hideMarks(block);
  return text.join('');
}

const underlined: Complaint = {
  reason: 'de streep eronder maakt hier een kop van',
  expected: 'een lege regel boven de streep, of ## voor de kop',
};
const noHeading: Complaint = {
  reason: 'dit wordt geen kop: na # ontbreekt een spatie',
  expected: '## Kop',
};
const noList: Complaint = { reason: 'dit wordt geen lijst: na het teken ontbreekt een spatie' };
const noListSign: Complaint = { reason: 'dit teken maakt geen lijst' };
const noItalics: Complaint = {
  reason: 'dit sterretje maakt niets schuin of vet',
  expected: '*schuin* en **vet**, zonder spatie aan de binnenkant; \\* voor een los sterretje',
};
const noCode = 'hier staat de code van een teken';

const lineStart = '(?<=^[ \\t>]{0,20})';
const address = '(?:/|\\.\\.?/|#|https?:|mailto:|prentenboek:|www\\.)';
/** They begin a line as the ends of words that they are. */
const endings = '(?:e[nlr]?|d?en|t?en|[tpk]?je|ing|i[gs]|heid|lijk|[dst]e?)';
const codes =
  '(?:nbsp|amp|[lg]t|quot|apos|[mn]dash|hellip|euro|shy|[lr][sd]quo|[aeiouy](?:acute|grave|uml|circ)|ccedil)';

const slips: readonly (Complaint & { sign: RegExp })[] = [
  { sign: new RegExp(`${lineStart}#{2,}(?=[^ \\t\\n#])`, 'mu'), ...noHeading },
  { sign: /^#(?=\p{Lu}[^#\n]*$)/u, ...noHeading },
  {
    sign: /(?<=[^\s#>\ue000]|[^\s#>][ \t]+)#{2,6}[ \t]+(?=\S)/u,
    reason: 'dit wordt geen kop: een kop begint op een nieuwe regel',
    expected: '## Kop, met een lege regel erboven',
  },
  {
    sign: /(?<![\p{L}\p{N}=])==(?=[\p{L}\p{N}“‘(])/u,
    reason: 'deze == markeert niets',
    expected: '**vet** of *schuin*',
  },
  {
    sign: /(?<![\p{L}\p{N}_\ue000])__(?=[\p{L}“‘(])/u,
    reason: 'deze __ maakt niets vet',
    expected: '**vet**',
  },
  {
    sign: /\*\*/u,
    reason: 'deze ** maakt niets vet',
    expected: '**vet**: twee ervoor en twee erachter, zonder spatie aan de binnenkant',
  },
  { sign: /(?<![\p{L}\p{N}*\ue000])\*(?=[\p{L}“‘(])(?!\*)/u, ...noItalics },
  { sign: /(?<!\*)\*(?=\ue001)|(?<=\ue001)\*(?!\*)/u, ...noItalics },
  { sign: /(?<=^|\s)\*(?= \p{L}{2}[^*\n]* \*(?:[\s.,;:!?)]|$))|(?<=[\p{L}\ue001] )\*$/u, ...noItalics },
  { sign: /~~/u, reason: 'deze ~~ streept niets door', expected: '~~weg~~' },
  {
    sign: /(?<![~\p{L}])~(?=\p{L})[^~\n]*[\p{L}.!?]~(?!~)/u,
    reason: 'deze ~ streept niets door',
    expected: '~~weg~~',
  },
  {
    sign: /`/u,
    reason: 'dit teken ` staat er los',
    expected: "een apostrof is ', en een aanhalingsteken “ of ”",
  },
  {
    sign: /!\[[^[\]\n]*\]\s+\((?=\S)/u,
    reason: 'dit wordt geen plaatje: voor het adres staat een spatie',
    expected: '![wat er te zien is](../afbeeldingen/naam.jpg), aan elkaar',
  },
  {
    sign: new RegExp(`(?<!!)\\[[^[\\]\\n]+\\]\\s+\\((?=${address}|\\ue000)`, 'u'),
    reason: 'dit wordt geen link: voor het adres staat een spatie',
    expected: '[tekst](/adres), aan elkaar',
  },
  {
    sign: new RegExp(`\\([^()\\n]+\\)\\s?\\[(?=${address}|\\ue000)`, 'u'),
    reason: 'dit wordt geen link: de haken staan andersom',
    expected: '[tekst](/adres)',
  },
  // One with a space in its name is refused.
  {
    sign: /!\[[^[\]\n]*\]\((?![^()\n]*\))/u,
    reason: 'dit wordt geen plaatje: na het adres ontbreekt een haak',
    expected: '![wat er te zien is](../afbeeldingen/naam.jpg)',
  },
  {
    sign: /(?<!!)\[[^[\]\n]*\]\(/u,
    reason: 'dit wordt geen link: het adres heeft een spatie of geen haak aan het eind',
    expected: '[tekst](/adres)',
  },
  {
    sign: new RegExp(`\\[[^[\\]()\\n]+\\((?=${address}|\\ue000)`, 'u'),
    reason: 'dit wordt geen link: na de tekst ontbreekt ]',
    expected: '[tekst](/adres)',
  },
  {
    sign: new RegExp(`(?<!\\[[^[\\]\\n]*)\\]\\((?=${address}|\\ue000)`, 'u'),
    reason: 'dit wordt geen link: voor de tekst ontbreekt [',
    expected: '[tekst](/adres)',
  },
  { sign: /\[\[[^[\]\n]+\]\]/u, reason: 'dubbele haken maken geen link', expected: '[tekst](/adres)' },
  { sign: /\[\^[^[\]\n]+\]/u, reason: 'dit wordt geen voetnoot', expected: 'zet de tekst in de zin zelf' },
  {
    sign: /(?<!!)\[[^[\]\n]{2,}\](?:\[[^[\]\n]+\]|[ \t]+(?=\/(?:tips|artikelen|oefeningen|lessen|themas|over)\b))/u,
    reason: 'dit wordt geen link: het adres staat niet tussen ronde haken',
    expected: '[tekst](/adres)',
  },
  {
    sign: new RegExp(`${lineStart}(?:\\[![a-z]+\\]|:::)`, 'imu'),
    reason: 'dit maakt geen kader',
    expected: 'een alinea, of een citaat met > ervoor',
  },
  {
    sign: new RegExp(`${lineStart}-(?=\\p{L})(?!${endings}(?!\\p{L}))`, 'mu'),
    ...noList,
    expected: '- tekst',
  },
  { sign: new RegExp(`${lineStart}\\+(?=\\p{L})`, 'mu'), ...noList, expected: '- tekst' },
  { sign: new RegExp(`${lineStart}\\d{1,2}[.)](?=\\p{L})`, 'mu'), ...noList, expected: '1. tekst' },
  { sign: new RegExp(`${lineStart}-(?=\\[[ xX]?\\])`, 'mu'), ...noList, expected: '- [ ] tekst' },
  {
    sign: new RegExp(`${lineStart}(?:\\[(?: *|[xX])\\]|[☐☑□]) (?=\\S)`, 'mu'),
    reason: 'dit wordt geen vakje',
    expected: 'een streepje ervoor: - [ ] tekst',
  },
  {
    sign: new RegExp(`${lineStart}[•‣▪◦·](?=\\s)`, 'mu'),
    ...noListSign,
    expected: '- tekst',
  },
  // Below one another: with one of them somebody speaks, or thinks on.
  {
    sign: new RegExp(`${lineStart}[–—](?=[ \\t]+\\S[^\\n]*\\n[ \\t>]{0,20}[–—][ \\t]+\\S)`, 'mu'),
    ...noListSign,
    expected: '- tekst',
  },
  { sign: /^\(?[a-z]\)(?=[ \t]+\S)/iu, ...noListSign, expected: '1. tekst' },
  { sign: /^[a-z]\.(?=[ \t]+\S)/u, ...noListSign, expected: '1. tekst' },
  { sign: /^\(\d{1,2}\)(?=[ \t]+\S)/u, ...noListSign, expected: '1. tekst' },
  {
    sign: new RegExp(`${lineStart}\\|.*\\|[ \\t]*$`, 'mu'),
    reason: 'dit wordt geen tabel',
    expected: 'een rij als | --- | --- | onder de eerste, en een lege regel boven de tabel',
  },
  {
    sign: new RegExp(`&${codes}(?![;\\p{L}\\p{N}])`, 'u'),
    reason: noCode,
    expected: 'het teken zelf, zoals é',
  },
  { sign: /&amp;(?=#?\w+;)/u, reason: noCode, expected: 'het teken zelf, zoals &' },
  {
    sign: /(?<!&amp;)&(?!(?:amp|[lg]t|nbsp|shy);)[a-z][a-z]+\d*;/iu,
    reason: noCode,
    expected: 'het teken zelf, zoals é',
  },
];
