/** Behind a picture on the sheet to check by: what belongs to it by ear, and what a grown-up reads out of the two. */
import type { PicturedWord } from '../../model/word.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { paragraph } from '../../sheets/lay/meaning.ts';
import { showWord } from '../../sheets/lay/picture-box.ts';
import { mm, type as typeSizes } from '../../sheets/measures.ts';
import type { Element } from '../../sheets/sheet.ts';
import { breakLines, capHeight, fitText, measureText, type Run, setParagraph } from '../../sheets/text.ts';
import type { MemoryPair } from './rules.ts';

const size = typeSizes.body;
const leading = 1.2;
const lineHeight = mm(size) * leading;
const margin = 1;
/** Of a cell that has a sentence, and clear of its frame. */
const sentenceWide = 29.5;
const besideSentence = 2.8;
/** For a name under its picture. */
const nameHeight = 5.4;
const leastWide = 23;

/** In a row, with air above and below them. */
const mostLines = 2;

/** Whether it can stand behind its pair, whose words are heard in it. */
export function fitsBehind(sentence: string, heard: readonly string[]): boolean {
  return (
    wordsIn(sentence).every((word) => measureText(word, size, 'bold') <= sentenceWide) &&
    breakLines(runsOf(sentence, heard), sentenceWide, size).length <= mostLines
  );
}

/** What all pairs of a sheet have: a sentence, or the name under its picture. */
export type Telling = 'sentences' | 'names';

export const widthOf = (telling: Telling, pairs: readonly MemoryPair[]): number =>
  telling === 'sentences'
    ? sentenceWide + 2 * besideSentence
    : Math.max(leastWide, ...namesOf(pairs)) + 2 * margin;

const namesOf = (pairs: readonly MemoryPair[]): number[] =>
  pairs.flatMap(({ partner }) => (partner ? [measureText(partner.word, size, 'bold')] : []));

/** A set of one's own has no sentences, or few. */
export const tellingOf = (pairs: readonly MemoryPair[]): Telling =>
  pairs.some(({ says }) => says !== undefined) && namesOf(pairs).every((wide) => wide <= sentenceWide)
    ? 'sentences'
    : 'names';

export function layPartner({ word, partner, says }: MemoryPair, cell: Box, telling: Telling): Element[] {
  if (!partner) return [];
  if (telling === 'names') return layNamed(partner, cell);
  const runs = says === undefined ? [bold(partner.word)] : runsOf(says, [word.word, partner.word]);
  const lines = breakLines(runs, sentenceWide, size).length;
  const first = middle(cell)[1] - ((lines - 1) * lineHeight) / 2 + capHeight(size) / 2;
  const x = cell.x + besideSentence;
  return [paragraph(setParagraph(runs, x, first, sentenceWide, { size, leading }).marks)];
}

/** Where a word has no picture its name stands already. */
function layNamed(partner: PicturedWord, cell: Box): Element[] {
  const box = inset(cell, margin);
  if (partner.isWritten) return [showWord(partner, box)];
  const name = fitText(partner.word, middle(cell)[0], cell.y + cell.height - 2, cell.width, {
    size,
    align: 'centre',
  });
  return [showWord(partner, { ...box, height: box.height - nameHeight + margin }), paragraph([name])];
}

const bold = (text: string): Run => ({ text, face: 'bold' });

/** With the space behind it: no line ends in a piece that is nothing else. */
const spoken = /(\p{L}+\s*)/u;

export const wordsIn = (sentence: string): string[] =>
  sentence
    .split(spoken)
    .filter((part) => spoken.test(part))
    .map((part) => part.trim());

/** The two that belong together are heard in it, and seen. */
const runsOf = (sentence: string, heard: readonly string[]): Run[] =>
  sentence
    .split(spoken)
    .filter((part) => part !== '')
    .map((part) => (heard.includes(part.trim()) ? bold(part) : { text: part, face: 'regular' }));
