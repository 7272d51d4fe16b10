import { isLetter } from '../../../src/model/letters.ts';
import type { Block, Element, Mark, Sheet, TextMark } from '../../../src/sheets/sheet.ts';
import { type Passage, passageWithoutPlace } from './passage.ts';

/** All text of a printable, decoration included, and what is read out for its pictures. */
export function readSheetPassages({ title, description, pages }: Sheet): Passage[] {
  const printed = pages.flatMap(({ bookmark = '', blocks }) => [bookmark, ...blocks.flatMap(readBlock)]);
  return [title, description, ...printed]
    .filter((text) => !text.split(' ').every((part) => part === '' || isLetter(part)))
    .map(passageWithoutPlace);
}

/** The lines of a paragraph are marks of their own, which belong together again. */
function readBlock(block: Block): string[] {
  const marks: TextMark[] = [];
  const below: string[] = [];
  for (const child of block.children) {
    if (isElement(child)) below.push(...readBlock(child));
    else if (child.kind === 'text') marks.push(child);
  }
  return ['alt' in block ? (block.alt ?? '') : '', joinMarks(marks), ...below];
}

/** A word of which one letter is marked is two marks on one line, with no space between them. */
function joinMarks(marks: readonly TextMark[]): string {
  return marks.reduce((text, mark, index) => {
    const before = marks[index - 1];
    return before === undefined ? mark.text : `${text}${touches(before, mark) ? '' : ' '}${mark.text}`;
  }, '');
}

function touches(before: TextMark, after: TextMark): boolean {
  return before.y === after.y && Math.abs(before.x + before.width - after.x) < 0.1;
}

function isElement(child: Element | Mark): child is Element {
  return 'role' in child;
}
