import { VFile } from 'vfile';
import { describe, expect, it, test } from 'vitest';
import { categories } from '../../../src/model/category.ts';
import { exerciseCount } from '../../../src/model/exercise-card.ts';
import { oneOf } from '../../../src/model/one-of.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { readExample } from './exercise-for-tests.ts';
import { checkExercises, parseExercise } from './exercises.ts';

const example = readExample('rijm-bingo');

function read(from: string | RegExp = '', to = '') {
  expect(example).toMatch(from);
  const file = new VFile({ path: 'oefeningen/rijm-bingo.md', value: example.replace(from, to) });
  return { draft: parseExercise(file, { name: 'Proefsite' }), problems: problemsIn(file) };
}

it('is read whole: its card, its pack and its page for the grown-up', () => {
  const { draft, problems } = read();
  expect(problems).toEqual([]);
  expect(draft?.card).toEqual({
    slug: 'rijm-bingo',
    title: 'Rijm-bingo',
    description: expect.stringContaining('Jij noemt een woord'),
    trains: 'horen wat rijmt',
    term: 'eindrijm (fonologisch bewustzijn)',
    group: '1/2',
    colour: 'rijm',
    filename: 'rijm-bingo.pdf',
    path: '/oefeningen/rijm-bingo.pdf',
    lineArtPath: '/oefeningen/rijm-bingo-zwart-wit.pdf',
  });
  expect(draft?.order).toBe(1);
  expect(draft?.game).toMatchObject({ name: 'rijm-bingo', parameters: { cards: 30 } });
  expect(draft?.game?.parameters).not.toHaveProperty('layout');
  expect(draft?.texts?.adultPage.steps).toHaveLength(5);
});

it('says the name of the site', () => {
  const { draft } = read(/^trains: .*$/m, 'trains: spelen met {naam}');
  expect(draft?.card.trains).toBe('spelen met Proefsite');
  expect(read(/^1\. /m, '1. Pak {naam}. ').draft?.texts?.adultPage.steps[0]).toMatch(/^Pak Proefsite\. /);
});

describe('is refused where something is wrong in its fields', () => {
  test.each<[from: string | RegExp, to: string, ...problems: string[]]>([
    [
      'title: Rijm-bingo',
      'title: Rijmbingo',
      ':2:8  de oefening heet “Rijmbingo”, het bestand “rijm-bingo.md”  (noem het bestand rijmbingo.md)',
    ],
    [
      /order: 1\n/,
      `order: ${exerciseCount + 1}\n`,
      `:3:8  “order” klopt niet: “${exerciseCount + 1}”  (hoogstens ${exerciseCount})`,
    ],
    [/order: 1\n/, 'order: 1.5\n', ':3:8  “order” klopt niet: “1.5”  (een heel getal)'],
    [/group: 1\/2/, 'group: 3', ':9:8  “group” klopt niet: “3”  (1, 2 of 1/2)'],
    ['colour: rijm', 'colour: rood', `:10:9  “colour” klopt niet: “rood”  (${oneOf(categories)})`],
    [
      'trains:',
      'trians:',
      ':7:1  onbekend veld “trians”  (bedoelde je “trains”?)',
      ':2:1  het veld “trains” ontbreekt',
    ],
    [
      'layout: rijm-bingo',
      'layout: rijmbingo',
      ':27:9  “layout” klopt niet: “rijmbingo”  (bedoelde je “rijm-bingo”?)',
    ],
    [
      'cards: 30',
      'kaarten: 30',
      ':28:1  onbekend veld “kaarten”  (kies uit cards, sharedAtMost of families)',
      ':2:1  het veld “cards” ontbreekt',
    ],
  ])('%s → %s', (from, to, ...problems) => {
    expect(read(from, to).problems.map((problem) => problem.replace(/^[^:]*/, ''))).toEqual(problems);
  });

  test('all fields are unknown where no layout reads them', () => {
    expect(read('layout: rijm-bingo\n').problems.map((problem) => problem.replace(/^\S* {2}/, ''))).toEqual([
      expect.stringMatching(/^onbekend veld “cards” {2}\(kies uit title, order, /),
      expect.stringMatching(/^onbekend veld “families” {2}\(kies uit title, order, /),
      'het veld “layout” ontbreekt',
    ]);
  });

  test('which are no fields at all', () => {
    const { draft, problems } = read(/^---.*?\n---/s, '---\n- a\n---');
    expect(draft).toBeUndefined();
    expect(problems).toEqual([
      expect.stringContaining('dit bestand klopt niet: een lijst van 1  (een groep velden)'),
      expect.stringContaining('het veld “layout” ontbreekt'),
    ]);
  });

  test('what is right is known all the same', () => {
    expect(read('layout: rijm-bingo', 'layout: bingo').draft).toMatchObject({
      card: { slug: 'rijm-bingo' },
      game: undefined,
    });
    expect(read('## Nodig', '## Niets').draft).toMatchObject({ order: 1, texts: undefined });
    expect(read('order: 1', 'order: een').draft).toBeUndefined();
  });
});

describe('all of them together', () => {
  function check(orders: readonly number[], count = orders.length): string[] {
    const folder = new VFile({ path: 'oefeningen' });
    const files = Array.from({ length: count }, () => new VFile({ path: 'oefeningen/rijm-bingo.md' }));
    const exercises = orders.flatMap((order, place) => {
      const [file] = files.slice(place);
      const { draft } = read(/order: 1\n/, `order: ${order}\n`);
      return file && draft ? [{ file, draft }] : [];
    });
    checkExercises({ folder, files }, exercises);
    return [folder, ...files].flatMap(problemsIn);
  }
  const all = Array.from({ length: exerciseCount }, (_, place) => place + 1);

  it('are as many as there must be', () => {
    expect(check(all)).toEqual([]);
    expect(check(all.slice(1))).toEqual([
      `oefeningen  hier staan ${exerciseCount - 1} oefeningen  (precies ${exerciseCount})`,
    ]);
    expect(check([1])).toEqual([`oefeningen  hier staat 1 oefening  (precies ${exerciseCount})`]);
  });

  it('have a place of their own each', () => {
    expect(check([1, 2, 2, 2], exerciseCount)).toEqual(
      Array(2).fill(
        'oefeningen/rijm-bingo.md:3:8  plaats 2 is al van “rijm-bingo”  (een plaats die nog vrij is)',
      ),
    );
  });
});
