/** Zin-puzzel: a picture and the words of a sentence, cut in straight lines and laid as a stair. */

import { type Box, middle } from '../../lay/box.ts';
import { cards, fill, grid, inPages } from '../../lay/cells.ts';
import { cutLine, scissors } from '../../lay/lines.ts';
import { decoration, figure, paragraph } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { inPart } from '../../lay/parts.ts';
import { placePicture } from '../../lay/picture-box.ts';
import { layVignette } from '../../lay/vignette.ts';
import { weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import type { Block, Mark, Page } from '../../sheet.ts';
import { fitText, setText } from '../../text.ts';
import {
  control,
  edge,
  perPage,
  sentenceLeft,
  sentenceRoom,
  signSide,
  smallSteps,
  steps,
  strip,
  windows,
  wordRoom,
  wordSize,
} from './measures.ts';
import { schema } from './parameters.ts';
import { prepareStrips, type Strip, writtenWords } from './rules.ts';
import { layDots, layStair, stepWidths } from './stairs.ts';

const widthOf = ({ words }: Strip): number => strip.picture + words.length * strip.word;

const laySign = (sign: string, x: number, y: number): Mark =>
  placePicture(sign, { x, y, width: signSide, height: signSide });

/**
 * Straight from side to side, each line drawn once. The short strips come first, so that a cut between two words
 * begins at the first strip that is so long and runs down to the last.
 */
function layCuts(strips: readonly Strip[], { x, y }: Box): Mark[] {
  const bottom = y + strips.length * strip.height;
  const longest = strips.at(-1)?.words.length ?? 0;
  const topOf = (words: number): number =>
    y + strips.findIndex((one) => one.words.length >= words) * strip.height;
  return [
    ...[...strips, strips.at(-1)].map((below, index) => {
      const level = y + index * strip.height;
      return cutLine(x, level, x + (below ? widthOf(below) : 0), level);
    }),
    cutLine(x, y, x, bottom),
    ...Array.from({ length: longest + 1 }, (_, words) => {
      const at = x + strip.picture + words * strip.word;
      return cutLine(at, topOf(words), at, bottom);
    }),
    ...scissors(x + 1, y),
  ];
}

function layStrip({ sentence, words }: Strip, { x, y }: Box): Block[] {
  const window = { x: x + edge, y: y + edge, ...windows.puzzle };
  const left = x + strip.picture;
  const lines = [
    ...layDots(words.length, middle(window)[0], y + strip.height - 4.2, steps.dot, true),
    ...layStair({ ...steps, x: left, foot: y + strip.height - 2, widths: words.map(() => strip.word) }),
  ];
  if (!sentence) return [decoration([...lines, layEmpty(window)])];
  const { says, sign } = sentence;
  const signs = words.map((_, index) => laySign(sign, left + index * strip.word + edge, y + edge));
  return [
    decoration([...lines, laySign(sign, window.x, y + strip.height - 2 - signSide), ...signs]),
    figure(says, layVignette(window, sentence)),
    ...words.map((word, index) =>
      paragraph([
        fitText(word, left + (index + 0.5) * strip.word, y + 16, wordRoom, {
          size: wordSize,
          align: 'centre',
        }),
      ]),
    ),
  ];
}

const layEmpty = (window: Box): Mark => ({
  kind: 'rect',
  ...window,
  stroke: { colour: 'faint', weight: weights.frame },
});

const layStrips = (strips: readonly Strip[], title: string, hint: string): Page =>
  page({ title, hint, colour: 'own', landscape: true }, (room) => {
    const rows = strips.map((_, index) => ({ ...room, y: room.y + index * strip.height }));
    return [...fill(rows, strips, layStrip), decoration(layCuts(strips, room))];
  });

/** The whole sentence as it is written, on the same stair. */
const layControls = (strips: readonly Strip[], title: string): Page =>
  page(
    {
      title,
      hint: 'Leg de kaart met hetzelfde teken ernaast en kijk samen.',
      colour: 'own',
      landscape: true,
    },
    (room) => cards(grid(room, control), strips, layControl),
  );

function layControl({ sentence }: Strip, { x, y }: Box): Block[] {
  if (!sentence) return [];
  const { says, sign } = sentence;
  const window = { x: x + edge, y: y + (control.height - windows.control.height) / 2, ...windows.control };
  const left = x + sentenceLeft;
  const words = writtenWords(says);
  const widths = stepWidths(words, control.size, smallSteps.dot);
  /** What is left over makes every step wider. */
  const more = (sentenceRoom - widths.reduce((sum, width) => sum + width, 0)) / words.length;
  const wider = widths.map((width) => width + Math.min(more, 3));
  let at = left;
  const texts = words.map((word, index) => {
    const width = wider[index] ?? 0;
    at += width;
    return setText(word, at - width / 2, y + 10.5, { size: control.size, align: 'centre' });
  });
  return [
    decoration([
      ...layStair({ ...smallSteps, x: left, foot: y + control.height - 2.6, widths: wider }),
      laySign(sign, window.x + window.width + edge, y + 5.2),
    ]),
    figure(says, layVignette(window, sentence)),
    paragraph(texts),
  ];
}

export const pack = definePack({
  schema,
  prepare: prepareStrips,
  layOut(strips) {
    const filled = strips.filter(({ sentence }) => sentence);
    const empty = strips.filter(({ sentence }) => !sentence);
    const titled = (title: string, index: number): string =>
      index === 0 ? title : `${title} (${index + 1})`;
    /** A child, or two together, lay one sentence. */
    const oneEach = { copyFor: filled.length };
    const sentences = inPart(
      { name: 'Zinnen', prints: oneEach },
      inPages(filled, perPage).map((shown, index) =>
        layStrips(
          shown,
          titled('Zinnen', index),
          'Knip de stroken los, leg ze op elkaar en knip ze samen in stukken.',
        ),
      ),
    );
    return {
      pages: [
        ...sentences,
        ...inPart(
          { name: 'Controlekaarten', prints: oneEach },
          inPages(filled, control.columns * control.rows).map((shown, index) =>
            layControls(shown, titled('Controlekaarten', index)),
          ),
        ),
        ...inPart(
          { name: 'Je eigen zinnen', prints: { copyFor: perPage } },
          inPages(empty, perPage).map((shown, index) =>
            layStrips(
              shown,
              titled('Je eigen zinnen', index),
              'Teken, schrijf er samen een zin bij en knip. Korte zin? Knip de lege vakjes eraf.',
            ),
          ),
        ),
      ],
      /** Its strips are as wide as the page. */
      preview: sentences.at(-1),
    };
  },
});
