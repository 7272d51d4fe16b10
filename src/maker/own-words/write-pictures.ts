/** Own words without a photo stand on the sheet as themselves, as large as their place allows. */

import { type as typeSizes } from '../../sheets/measures.ts';
import { type Block, isMark, type Mark, type PictureMark, type Sheet } from '../../sheets/sheet.ts';
import { capHeight, measureText, setText } from '../../sheets/text.ts';
import { nameOf, type OwnWord, pictureOf } from './own-word.ts';

/** Pictures that are nowhere drawn, and the words that they stand for. */
type Unpictured = ReadonlyMap<string, string>;

export const unpictured = (
  own: readonly OwnWord[],
  photos: ReadonlyMap<string, unknown> = new Map(),
): Unpictured =>
  new Map(
    own
      .map(nameOf)
      .map((word) => [pictureOf(word), word] as const)
      .filter(([picture]) => !photos.has(picture)),
  );

export function writePictures(sheet: Sheet, words: Unpictured): Sheet {
  if (words.size === 0) return sheet;
  return {
    ...sheet,
    pages: sheet.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => writeIn(block, words)),
    })),
  };
}

function writeIn<Node extends Block>(node: Node, words: Unpictured): Node {
  const children = node.children.map((child) =>
    isMark(child) ? writeMark(child, words) : writeIn(child, words),
  );
  return { ...node, children };
}

export function writeMark(mark: Mark, words: Unpictured): Mark {
  const word = mark.kind === 'picture' ? words.get(mark.picture) : undefined;
  return word !== undefined && mark.kind === 'picture' ? writeWord(word, mark) : mark;
}

const largest = 60;
/** Of the width of the place, so that it does not touch what is around it. */
const share = 0.94;

/** Where it would be too small to read, as on the pages within a page, a bar stands for it, as for all text there. */
function writeWord(word: string, { x, y, width, height, turn }: PictureMark): Mark {
  const perPoint = measureText(word, 1, 'bold');
  const size = Math.min(largest, (width * share) / perPoint, (height * 0.6) / capHeight(1));
  const middle = y + height / 2;
  if (size < typeSizes.least) {
    const bar = { width: size * perPoint, height: capHeight(size) };
    return {
      kind: 'rect',
      x: x + (width - bar.width) / 2,
      y: middle - bar.height / 2,
      ...bar,
      fill: 'faint',
    };
  }
  const style = { size, face: 'bold', align: 'centre', ...(turn ? { turn } : {}) } as const;
  return setText(word, x + width / 2, middle + capHeight(size) / 2, style);
}
