/** Woordlengte-sorteren: monsters that eat words of one, two, three … claps, and cards with the answer on the back. */
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import type { PicturedWord } from '../../../model/word.ts';
import { type as typeSizes } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import type { Accent } from '../../palette.ts';
import { behind, inset, workArea } from '../../parts/box.ts';
import { inPages, layGrid } from '../../parts/card-grid.ts';
import { headPage } from '../../parts/heading.ts';
import { gridLines } from '../../parts/lines.ts';
import { showWord } from '../../parts/picture-box.ts';
import { refuse } from '../../refusal.ts';
import type { Element, Page } from '../../sheet.ts';
import { fitText } from '../../text.ts';
import { dotRow } from './dots.ts';
import { drawMonster } from './monster.ts';
import { schema } from './parameters.ts';
import { counted, prepareCards, sayClaps, sortByClaps } from './rules.ts';

const accents: readonly Accent[] = ['red', 'blue', 'green', 'purple', 'yellow'];
const accentOf = (claps: number): Accent => accents[claps - 1] ?? 'red';

/** Eén, not Één: the accent only serves inside a sentence. */
const capital = (text: string): string =>
  (text.charAt(0) === 'é' ? 'E' : text.charAt(0).toUpperCase()) + text.slice(1);

const cardGrid = { columns: 3, rows: 4, width: 62, height: 62 } as const;

/** Front and back; the back is the front turned over on the long edge. */
function layCards(cards: readonly PicturedWord[], number: number): [Page, Page] {
  const head = (title: string, hint: string) => headPage(title, hint, { colour: 'blue' });
  const front = head(`Kaartjes ${number}`, 'Print de volgende bladzijde op de achterkant.');
  const back = head(`Achterkant van kaartjes ${number}`, 'Zoveel klappen heeft het woord.');
  const cells = layGrid({ ...cardGrid, from: front.below }).slice(0, cards.length);
  return [
    {
      bookmark: `Kaartjes ${number}`,
      blocks: [
        ...front.blocks,
        { role: 'Artifact', children: gridLines(cells) },
        ...cards.flatMap((card, at): Element[] => {
          const cell = cells[at];
          return cell ? [showWord(card, inset(cell, 6.5))] : [];
        }),
      ],
    },
    {
      blocks: [
        ...back.blocks,
        ...cards.flatMap((card, at): Element[] => {
          const cell = cells[at];
          if (!cell) return [];
          const place = inset(behind(cell), 5);
          return [
            {
              role: 'Figure',
              alt: `${card.word}: ${sayClaps(card.claps)}`,
              children: dotRow(
                card.claps,
                { ...place, y: place.y + place.height / 2 - 6, height: 12 },
                accentOf(card.claps),
              ),
            },
          ];
        }),
      ],
    },
  ];
}

function layMat(claps: number): Page {
  const heading = headPage(
    capital(sayClaps(claps)),
    `Dit monster lust alleen woorden met ${sayClaps(claps)}.`,
    { colour: accentOf(claps) },
  );
  const [eyes, dots] =
    claps === 1 ? ['één oog', 'één stip'] : [`${counted[claps - 1]} ogen`, `${counted[claps - 1]} stippen`];
  return {
    bookmark: `Mat: ${sayClaps(claps)}`,
    blocks: [
      ...heading.blocks,
      {
        role: 'Figure',
        alt: `een monster met ${eyes} en ${dots}`,
        children: drawMonster(claps, accentOf(claps)),
      },
    ],
  };
}

/** All words in klankgroepen, for whoever checks. */
function layAnswers(mats: readonly (readonly PicturedWord[])[]): Page {
  const heading = headPage('Zo klap je', 'Elk streepje is een nieuwe klap.', { colour: 'blue' });
  const area = workArea();
  const [perRow, labelWidth, side, rowHeight, gap] = [4, 26, 16, 25.5, 5];
  const width = (area.width - labelWidth) / perRow;
  let top = heading.below + 2;
  const items = mats.map((mat, index): Element => {
    const from = top;
    const claps = index + 1;
    top += Math.ceil(mat.length / perRow) * rowHeight + gap;
    return {
      role: 'LI',
      children: [
        {
          role: 'Lbl',
          children: [
            ...dotRow(claps, { x: area.x, y: from + 3, width: labelWidth - 6, height: 5 }, accentOf(claps)),
            fitText(sayClaps(claps), area.x + (labelWidth - 6) / 2, from + 15, labelWidth, {
              size: typeSizes.least,
              align: 'centre',
            }),
          ],
        },
        {
          role: 'LBody',
          children: mat.flatMap((word, at): Element[] => {
            const x = area.x + labelWidth + (at % perRow) * width;
            const y = from + Math.floor(at / perRow) * rowHeight;
            return [
              showWord(word, { x, y, width, height: side }),
              {
                role: 'P',
                children: [
                  fitText(
                    word.syllables.join('-'),
                    x + width / 2,
                    y + side + 5,
                    width * (mat.length === 1 ? 2 : 1),
                    {
                      size: typeSizes.body,
                      align: 'centre',
                    },
                  ),
                ],
              },
            ];
          }),
        },
      ],
    };
  });
  if (top - gap > area.y + area.height)
    refuse('too-many-words', 'zoveel woorden passen niet op de bladzijde met antwoorden', ['words']);
  return { bookmark: 'Zo klap je', blocks: [...heading.blocks, { role: 'L', children: items }] };
}

export const pack = definePack({
  schema,
  adultPage: { accent: 'blue', pictures: ['cow', 'lady-beetle', 'crocodile'] },
  prepare: prepareCards,
  layOut(cards, { slug }) {
    const mats = sortByClaps(cards);
    const shuffled = shuffle(cards, randomFrom(slug));
    // Fronts on odd pages: whoever prints all of it on both sides finds the dots behind their pictures.
    const before = [
      layAnswers(mats),
      ...inPages(shuffled, cardGrid.columns * cardGrid.rows).flatMap((group, index) =>
        layCards(group, index + 1),
      ),
    ];
    return {
      pages: [...before, ...mats.map((_, index) => layMat(index + 1))],
      best: before.length + 2,
    };
  },
});
