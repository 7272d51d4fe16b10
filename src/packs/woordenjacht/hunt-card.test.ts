import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { wordLike } from '../../model/word-fixture.ts';
import { workArea } from '../../sheets/lay/box.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { marksOf } from '../../sheets/sheet.ts';
import { lyingFoot, standingFoot } from './footing.ts';
import { layHunt } from './hunt-card.ts';
import { mostThings } from './measures.ts';
import type { Parameters } from './parameters.ts';
import type { Hunt } from './rules.ts';

const content = new URL('../../../content/oefeningen/woordenjacht.md', import.meta.url);
const [, front = ''] = readFileSync(content, 'utf8').split('---\n');
const { cards, more = [] }: Pick<Parameters, 'cards' | 'more'> = parse(front);

/** In rows, as on a card of somebody's own. */
const toThing = ({
  word,
  teach,
  points,
  turn = 0,
  foot,
}: Parameters['cards'][number]['things'][number]): Hunt['things'][number] => ({
  word: wordLike(word),
  teach,
  show: undefined,
  ask: undefined,
  also: [],
  points,
  spot: undefined,
  stance: { on: 'vloer', foot: foot ?? (turn ? lyingFoot : standingFoot), turn },
});
const things: Hunt['things'] = [...cards.flatMap((card) => card.things), ...more].map(toThing);

/** What no printer reaches is farther out. */
const printed = 2;

it.each([3, 4, 5, mostThings])(
  'of %i things each is whole on the paper, wherever it is, with its arrow',
  (count) => {
    const { x, y, width, height } = workArea();
    for (const thing of things)
      for (let seat = 0; seat < count; seat++) {
        const others = Array.from({ length: count }, () => ({ ...thing, points: undefined }));
        const shown = others.map((other, index) => (index === seat ? thing : other));
        const hunt = {
          title: 'Jacht',
          say: 'Zoek',
          picture: 'house',
          place: 'buiten',
          things: shown,
        } as const;
        for (const mark of marksOf(layHunt(hunt, 'red').blocks)) {
          const edges = edgesOf(mark);
          const place = `${thing.word.word}, ${mark.kind}`;
          expect(edges.left, place).toBeGreaterThanOrEqual(x - printed);
          expect(edges.right, place).toBeLessThanOrEqual(x + width + printed);
          expect(edges.top, place).toBeGreaterThanOrEqual(y - printed);
          expect(edges.bottom, place).toBeLessThanOrEqual(y + height + printed);
        }
      }
  },
);
