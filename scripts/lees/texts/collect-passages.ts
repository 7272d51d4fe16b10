import type { Element, ElementContent, RootContent } from 'hast';
import type { Point } from '../../content/files/text-place.ts';
import { proseTags } from '../../content/markdown/prose-tags.ts';
import type { Link, Passage } from './passage.ts';

type Node = RootContent | ElementContent;

/** In a page a span is a label as often as a stretch of a sentence, so it stands on its own. */
const inline: ReadonlySet<string> = new Set(proseTags.filter((tag) => tag !== 'span' && tag !== 'br'));
const withoutText = new Set(['noscript', 'script', 'style', 'svg', 'template']);

/** A piece of the text as it stands in the source; markup may stand between two pieces. */
interface Piece {
  text: string;
  offset: number;
  start: Point | undefined;
}

/** The text of each block: a heading, a paragraph, a list item. What is marked as another language, or as names that stay as they are, is left out. */
export function collectPassages(nodes: readonly Node[], source = ''): Passage[] {
  const lines = source.split('\n');
  const passages: Passage[] = [];
  let pieces: Piece[] = [];
  let links: Link[] = [];
  let text = '';

  const close = () => {
    const [from, own] = [text.length - text.trimStart().length, pieces];
    if (text.trim() !== '')
      passages.push({ text: text.trim(), placeAt: (offset) => findPlace(own, offset + from, lines), links });
    [pieces, links, text] = [[], [], ''];
  };

  const walk = (node: Node, around: Point | undefined) => {
    if (node.type === 'text') {
      pieces.push({ text: node.value, offset: text.length, start: node.position?.start ?? around });
      text += node.value;
    }
    if (node.type !== 'element' || withoutText.has(node.tagName) || isForeign(node)) return;
    const isBlock = !inline.has(node.tagName);
    if (isBlock) close();
    const { href } = node.properties;
    if (node.tagName === 'a' && typeof href === 'string')
      links.push({ url: href, place: node.position?.start });
    const start = node.position?.start ?? around;
    for (const child of node.children) walk(child, start);
    if (isBlock) close();
    for (const label of findLabels(node)) passages.push({ text: label, placeAt: () => start, links: [] });
  };

  for (const node of nodes) walk(node, undefined);
  close();
  return passages;
}

function isForeign({ properties }: Element): boolean {
  if (properties.translate === 'no') return true;
  return typeof properties.lang === 'string' && !/^nl\b/i.test(properties.lang);
}

const labels = ['alt', 'ariaLabel', 'ariaDescription', 'placeholder', 'title'];
const describing = /^(?:description|keywords|(?:og|twitter):(?:title|description|site_name|image:alt))$/;

/** Texts that are read out or shown though they stand in no element. */
function findLabels({ tagName, properties }: Element): string[] {
  const names =
    tagName === 'meta' && describing.test(String(properties.name ?? properties.property))
      ? ['content']
      : labels;
  return names
    .map((name) => properties[name])
    .filter((value) => typeof value === 'string')
    .filter((value) => value.trim() !== '');
}

function findPlace(pieces: readonly Piece[], offset: number, lines: readonly string[]): Point | undefined {
  const piece = pieces.findLast((candidate) => candidate.offset <= offset);
  if (!piece?.start) return undefined;
  const before = piece.text.slice(0, offset - piece.offset).split('\n');
  const characters = (before.at(-1) ?? '').length;
  if (before.length === 1) return { line: piece.start.line, column: piece.start.column + characters };
  const line = piece.start.line + before.length - 1;
  const written = piece.text.split('\n')[before.length - 1] ?? '';
  const indent = Math.max(0, (lines[line - 1] ?? '').indexOf(written));
  return { line, column: indent + characters + 1 };
}
