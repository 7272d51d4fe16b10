import type { Element, ElementContent, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { VFile } from 'vfile';
import type { Block, Html, ListItem, TableCell } from '../../../src/model/article.ts';
import { type PictureFinder, showPicture } from '../images/pictures.ts';
import { proseTags } from '../markdown/prose-tags.ts';
import { isBlank, readableText } from '../markdown/readable-text.ts';
import { isRefusedAt, refuse } from '../problems/problem.ts';
import { isChecklist, isElement } from './article-sections.ts';

type Node = RootContent | ElementContent;

/** Where problems go, and where pictures are found. */
export interface Surroundings {
  file: VFile;
  pictures: PictureFinder;
}

/** What may hold blocks: some stand in the article only. */
type Within = 'article' | 'quote' | 'item';

/** Safe HTML as the closed set of blocks that a page can show. */
export function toBlocks(nodes: readonly Node[], around: Surroundings, within: Within = 'article'): Block[] {
  return gatherProse(nodes).flatMap((part) =>
    Array.isArray(part) ? toParagraph(part) : toBlock(part, around, within),
  );
}

/** Loose prose between two blocks, such as typed HTML, becomes one paragraph. */
function gatherProse(nodes: readonly Node[]): (Element | Node[])[] {
  const parts: (Element | Node[])[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (isElement(node) && !isProse(node)) parts.push(node);
    else if (Array.isArray(last)) last.push(node);
    else parts.push([node]);
  }
  return parts;
}

function isProse({ tagName }: Element): boolean {
  return proseTags.some((tag) => tag === tagName);
}

function toParagraph(nodes: readonly Node[]): Block[] {
  return isBlank(nodes) ? [] : [{ kind: 'paragraph', html: proseHtml(nodes) }];
}

function toBlock(element: Element, around: Surroundings, within: Within): Block[] {
  switch (element.tagName) {
    case 'p':
      return toPictureOrParagraph(element, around, within);
    case 'ul':
    case 'ol':
      return toList(element, around, within);
    case 'blockquote':
      if (within === 'article')
        return [{ kind: 'quote', blocks: toBlocks(element.children, around, 'quote') }];
      return refuseHere(element, 'een citaat', around, within);
    case 'section':
      return [toClass(element, around)];
    case 'h2':
    case 'h3':
      if (within === 'article') return [toHeading(element)];
      return refuseHere(element, 'een kop', around, within);
    case 'hr':
      if (within === 'article') return [{ kind: 'rule' }];
      return refuseHere(element, 'een streep', around, within);
    case 'table':
      if (within === 'article') return [toTable(element)];
      return refuseHere(element, 'een tabel', around, within);
    default:
      if (isRefusedAt(element, around.file)) return [];
      return refuseHere(element, `<${element.tagName}>`, around, within);
  }
}

const places: Record<Within, string> = { article: 'een artikel', quote: 'een citaat', item: 'een lijst' };

function refuseHere(element: Element, what: string, { file }: Surroundings, within: Within): [] {
  refuse(file, 'markdown', {
    reason: `${what} kan niet in ${places[within]} staan`,
    expected: within === 'article' ? 'gewone tekst' : 'gewone tekst of een lijst',
    place: element.position,
  });
  return [];
}

/** No writer types a section: it is the one that was gathered below the heading 'In de klas'. */
function toClass(section: Element, around: Surroundings): Block {
  const [heading] = section.children.filter(isElement);
  return { kind: 'class', id: String(heading?.properties.id), blocks: toBlocks(section.children, around) };
}

function toHeading(element: Element): Block {
  return {
    kind: 'heading',
    level: element.tagName === 'h2' ? 2 : 3,
    id: String(element.properties.id),
    html: proseHtml(element.children),
  };
}

function toPictureOrParagraph(element: Element, around: Surroundings, within: Within): Block[] {
  const image = element.children.find((child) => isElement(child) && child.tagName === 'img');
  if (!image || !isElement(image)) return toParagraph(element.children);
  if (within !== 'article') return refuseHere(element, 'een plaatje', around, within);
  const picture = around.pictures.find(String(image.properties.src ?? ''), around.file, image.position);
  if (!picture) return [];
  return [{ kind: 'picture', alt: String(image.properties.alt), ...showPicture(picture) }];
}

function toList(element: Element, around: Surroundings, within: Within): Block[] {
  const items = itemsOf(element);
  const hasBoxes: boolean = isChecklist(element);
  if (hasBoxes) {
    if (within !== 'article') return refuseHere(element, 'een lijst met vakjes', around, within);
    return [{ kind: 'checklist', items: toBoxes(items, around) }];
  }
  const read = items.map((item) => toItem(item, around));
  if (element.tagName === 'ul') return [{ kind: 'bullets', items: read }];
  return [{ kind: 'numbers', start: Number(element.properties.start ?? 1), items: read }];
}

function itemsOf(list: Element): Element[] {
  return list.children.filter(isElement);
}

function toItem(item: Element, around: Surroundings): ListItem {
  const [first, ...below] = toBlocks(item.children, around, 'item');
  const html = first?.kind === 'paragraph' ? first.html : '';
  if (html === '') refuseEmpty(item, around);
  else if (/^\s*\[[ xX]?\](?!\()/.test(readableText(item.children)))
    refuse(around.file, 'checklist', {
      reason: 'dit vakje is niet goed getypt',
      expected: 'streepje, spatie, blokhaak, spatie, blokhaak, spatie en dan tekst: “- [ ] Doe iets”',
      place: item.position,
    });
  return { html, below };
}

/** The items of a checklist: one line of prose each. */
export function toBoxes(items: readonly Element[], around: Surroundings): Html[] {
  return items.map((item) => {
    const [first, second] = toBlocks(withoutBox(item.children), around, 'item');
    if (first?.kind !== 'paragraph') refuseEmpty(item, around);
    if (second)
      refuse(around.file, 'checklist', {
        reason: 'bij een vakje hoort één stukje tekst',
        expected: 'geen lijst of tweede alinea eronder',
        place: item.position,
      });
    return first?.kind === 'paragraph' ? first.html : '';
  });
}

function refuseEmpty(item: Element, { file }: Surroundings): void {
  refuse(file, 'list', { reason: 'dit punt van de lijst is leeg', place: item.position });
}

function withoutBox(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter((node) => !(isElement(node) && node.tagName === 'input'))
    .map((node) =>
      isElement(node) && node.tagName === 'p' ? { ...node, children: withoutBox(node.children) } : node,
    );
}

function toTable(table: Element): Block {
  const rows = descendants(table, 'tr').map((row) => row.children.filter(isElement).map(toCell));
  const [head = [], ...body] = rows;
  return { kind: 'table', head, rows: body };
}

function descendants(element: Element, tagName: string): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === tagName ? [child] : descendants(child, tagName)));
}

const alignments = ['left', 'center', 'right'] as const;

function toCell(cell: Element): TableCell {
  const align = alignments.find((known) => known === cell.properties.align);
  return { html: proseHtml(cell.children), ...(align && { align }) };
}

function proseHtml(nodes: readonly Node[]): Html {
  return toHtml([...nodes], { characterReferences: { useNamedReferences: true } }).trim();
}
