import type { Html, Nodes, Parent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { pointAt } from '../files/text-place.ts';
import { type Complaint, quote, refuse } from '../problems/problem.ts';
import { didYouMean, nearest } from '../problems/suggest.ts';
import { typedTags } from './prose-tags.ts';

/**
 * A parser of HTML mends what is wrong, and drops what it can't mend. Here a writer hears of it instead: each tag
 * is well written, known, opened and closed, and has no attribute twice.
 */
export function refuseBrokenHtml() {
  return (tree: Root, file: VFile): void => {
    checkInside(tree, file);
  };
}

/** `link` is where the link begins in which all this stands, if there is one. */
function checkInside(parent: Nodes & Parent, file: VFile, link?: number): void {
  const tags = new Map(htmlOf(parent).map((html) => [html, readTags(html, file, parent)] as const));
  refuseUnbalanced([...tags.values()].flat(), file);
  let around = link;
  for (const child of parent.children) {
    for (const { name, kind, offset } of child.type === 'html' ? (tags.get(child) ?? []) : []) {
      if (name !== 'a') continue;
      if (kind === 'opens') refuseLinkIn(around, file);
      around = link ?? (kind === 'opens' ? offset : undefined);
    }
    if (child.type === 'link') refuseLinkIn(around, file);
    const own = child.type === 'link' ? child.position?.start.offset : undefined;
    if ('children' in child) checkInside(child, file, around ?? own);
  }
}

function refuseLinkIn(around: number | undefined, file: VFile): void {
  if (around === undefined) return;
  refuse(file, 'html', {
    reason: 'in deze link staat nog een link',
    expected: 'twee links naast elkaar',
    place: pointAt(String(file.value), around),
  });
}

interface Tag {
  name: string;
  kind: 'opens' | 'closes' | 'stands';
  offset: number;
}

function htmlOf(parent: Nodes & Parent): Html[] {
  return parent.children.filter((child) => child.type === 'html');
}

const attribute = /\s+([a-zA-Z_:][\w.:-]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;
const tag =
  /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+[a-zA-Z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/y;
const tagStart = /<(?=[a-zA-Z/!?])/g;

/** The tags of one piece of HTML; what can't be read as one is refused on the spot. */
function readTags(html: Html, file: VFile, parent: Parent): Tag[] {
  const start = html.position?.start.offset ?? 0;
  const source = String(file.value).slice(start, html.position?.end.offset);
  const tags: Tag[] = [];
  for (const found of source.matchAll(tagStart)) {
    const offset = start + found.index;
    tag.lastIndex = found.index;
    const read = tag.exec(source);
    const complaint = read ? complainAboutTag(read, parent) : complainAboutNoTag(source.slice(found.index));
    if (complaint) {
      refuse(file, 'html', { ...complaint, place: pointAt(String(file.value), offset) });
      return [];
    }
    const [, slash = '', name = ''] = read ?? [];
    tags.push({ name: name.toLowerCase(), kind: kindOf(slash, name.toLowerCase()), offset });
  }
  return tags;
}

function kindOf(slash: string, name: string): Tag['kind'] {
  if (slash) return 'closes';
  return name === 'br' ? 'stands' : 'opens';
}

function complainAboutNoTag(source: string): Complaint {
  if (source.startsWith('<!--'))
    return { reason: 'een HTML-opmerking wordt niet gepubliceerd', expected: 'haal de opmerking weg' };
  return {
    reason: `deze HTML klopt niet: ${quote(source.slice(0, 30))}`,
    expected: 'een volledige tag, of &lt; voor het teken <',
  };
}

function complainAboutTag(
  [, slash = '', typed = '', attributes = '']: string[],
  parent: Parent,
): Complaint | undefined {
  const name = typed.toLowerCase();
  if (!typedTags.includes(name) || (name === 'p' && parent.type === 'paragraph')) {
    const guess = nearest(name, typedTags);
    return {
      reason: `<${name}> kan niet in een artikel staan`,
      expected:
        instead.get(name) ??
        (guess && guess !== name ? didYouMean(name, typedTags) : 'gewone tekst of markdown'),
    };
  }
  if (slash && attributes.trim() !== '')
    return { reason: `</${name}> heeft een kenmerk`, expected: `</${name}>` };
  const names = [...attributes.matchAll(attribute)].map(([, key = '']) => key.toLowerCase());
  const doubled = names.find((key, index) => names.indexOf(key) !== index);
  return doubled === undefined
    ? undefined
    : { reason: `<${name}> heeft het kenmerk ${quote(doubled)} twee keer`, expected: 'één keer' };
}

/** What to write instead of a tag that somebody may well try. */
const instead = new Map(
  Object.entries({
    div: 'een gewone alinea',
    h1: '## of ###',
    h2: '## of ###',
    h3: '## of ###',
    h4: '## of ###',
    hr: '---',
    img: '![wat er te zien is](bestand.png)',
    li: 'een lijst met - of 1.',
    mark: '**vet**',
    ol: 'een lijst met 1.',
    small: 'gewone tekst',
    strike: '~~doorgestreept~~',
    table: 'een tabel in markdown',
    u: '*nadruk*',
    ul: 'een lijst met -',
  }),
);

function refuseUnbalanced(tags: Tag[], file: VFile): void {
  const open: Tag[] = [];
  for (const tag of tags) {
    if (tag.kind === 'opens') open.push(tag);
    if (tag.kind !== 'closes') continue;
    const last = open.pop();
    if (last?.name === tag.name) continue;
    refuse(file, 'html', {
      reason: `</${tag.name}> sluit hier niets`,
      expected: last ? `eerst </${last.name}>` : `eerder een <${tag.name}>`,
      place: pointAt(String(file.value), tag.offset),
    });
    return;
  }
  const [unclosed] = open;
  if (!unclosed) return;
  refuse(file, 'html', {
    reason: `<${unclosed.name}> is niet gesloten`,
    expected: `</${unclosed.name}> in dezelfde alinea`,
    place: pointAt(String(file.value), unclosed.offset),
  });
}
