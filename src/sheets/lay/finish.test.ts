import { expect, it } from 'vitest';
import type { Exercise } from '../../model/exercise.ts';
import { marksOf, type Page, type Part, pageSize } from '../sheet.ts';
import { finishSheet, firstPage } from './finish.ts';
import { cutLine, foldLine } from './lines.ts';
import { decoration } from './meaning.ts';
import { inPart } from './parts.ts';

const exercise: Exercise = {
  slug: 'proef',
  title: 'Proef',
  description: 'Een proef.',
  trains: 'proeven',
  term: 'proef',
  group: '1/2',
  colour: 'voorlezen',
  filename: 'proef.pdf',
  path: '/proef.pdf',
  lineArtPath: '/proef-zwart-wit.pdf',
  parameters: {},
  banner: ['een', 'twee', 'drie'],
  cast: [
    { who: 'oma-blij', with: ['kaart', 'een'], says: 'Een!' },
    { who: 'vos-wijst', with: ['ding', 'twee'] },
  ],
  plan: {
    goal: 'Proeven.',
    players: '2',
    minutes: 10,
    preparing: 0,
    where: ['kring'],
    observe: [
      { see: 'proeft', helps: 'Proef samen.' },
      { see: 'ruikt', helps: 'Ruik eerst.' },
      { see: 'voelt', helps: 'Geef het in de hand.' },
    ],
    further: 'Laat raden.',
  },
  adultPage: {
    needs: [],
    steps: [],
    easier: [],
    harder: [],
    withoutPrinter: [],
    ownLanguage: [],
    answers: [],
  },
};
const imprint = { site: { name: 'Site' }, pictureNotice: 'Plaatjes' };
const textsOf = ({ blocks }: Page): string[] =>
  [...marksOf(blocks)].flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const finish = (...pages: Page[]) => finishSheet(exercise, imprint, { pages }).pages;

it('does not take a page for the one that shows it best that is not among its pages', () => {
  const page: Page = { bookmark: 'Kaarten', blocks: [] };
  expect(finishSheet(exercise, imprint, { pages: [page], preview: page }).preview).toBe(2);
  expect(() => finishSheet(exercise, imprint, { pages: [page], preview: { ...page } })).toThrow(
    'The page that shows proef best is none of its pages',
  );
});

it('puts two pages for the grown-up first and one to fill in last, and numbers all of them', () => {
  const pages = finish({ bookmark: 'Kaarten', blocks: [] }, { landscape: true, blocks: [] });
  expect(pages.map(({ bookmark }) => bookmark)).toEqual([
    'In het kort',
    'Zo speel je',
    'Kaarten',
    undefined,
    'Observatieblad',
  ]);
  expect(pages[firstPage - 1]?.bookmark).toBe('Kaarten');
  expect(pages.map((page) => textsOf(page).slice(-2))).toEqual(
    [1, 2, 3, 4, 5].map((number) => ['Site · groep 1/2', `bladzijde ${number} van 5`]),
  );
});

it('has a line for a name in the middle of the foot, where each child has a sheet of its own', () => {
  const part: Part = { name: 'Letters', holder: 'kind', named: true, prints: { copyFor: 1 } };
  const pages = finish({ part, blocks: [] }, { part: { ...part, named: false }, blocks: [] });
  const [named, plain] = pages.slice(firstPage - 1).map(({ blocks }) => [...marksOf(blocks)]);
  const texts = (named ?? []).filter((mark) => mark.kind === 'text');
  const [foot, name, number] = texts.slice(-3);
  const line = (named ?? []).findLast((mark) => mark.kind === 'line');
  if (!foot || !name || !number || !line) throw new Error('Something of the foot is not there');
  expect(name.text).toBe('Naam:');
  expect(foot.x + foot.width).toBeLessThan(name.x);
  expect(line.x1).toBeGreaterThan(name.x + name.width);
  expect(line.x2 - line.x1).toBeGreaterThan(40);
  expect(line.x2).toBeLessThan(number.x);
  expect((name.x + line.x2) / 2).toBeCloseTo(pageSize(pages[0] ?? { blocks: [] }).width / 2, 1);
  expect((plain ?? []).filter((mark) => mark.kind === 'text').map(({ text }) => text)).not.toContain('Naam:');
});

it('has there more room, for two names, on a sheet that two children share', () => {
  const part: Part = { name: 'Jacht', holder: 'tweetal', named: true, prints: { chosenFor: 2 } };
  const pages = finish({ part, blocks: [] }, { part: { ...part, holder: 'kind' }, blocks: [] });
  const [shared, own] = pages.slice(firstPage - 1).map(({ blocks }) => {
    const marks = [...marksOf(blocks)];
    const line = marks.findLast((mark) => mark.kind === 'line');
    const texts = marks.filter((mark) => mark.kind === 'text').map(({ text }) => text);
    return { texts, wide: line ? line.x2 - line.x1 : 0 };
  });
  expect(shared?.texts).toContain('Namen:');
  expect(own?.texts).toContain('Naam:');
  expect(shared?.wide).toBeGreaterThan((own?.wide ?? 0) + 20);
});

it('tells on page one at once what is done with it', () => {
  expect(textsOf(finish()[0] ?? { blocks: [] })).toContain('Een proef.');
});

it('tells on page one what to print of the pages that follow', () => {
  const [first] = finish(
    ...inPart({ name: 'Kaarten', holder: 'groepje', prints: { copyFor: 4 } }, [{ blocks: [] }]),
  );
  const table = first?.blocks.find((block) => block.role === 'Figure');
  expect(table).toMatchObject({
    alt:
      'Uitleg, bladzijde 1–2, voor de leerkracht, twee kanten: voor 4 kinderen 1 keer, 1 vel, voor 12 kinderen 1 keer, 1 vel, voor 24 kinderen 1 keer, 1 vel. ' +
      'Kaarten, bladzijde 3, per groepje, één kant: voor 4 kinderen 1 keer, 1 vel, voor 12 kinderen 3 keer, 3 vellen, voor 24 kinderen 6 keer, 6 vellen. ' +
      'Observatieblad (naar keuze), bladzijde 4, voor de leerkracht, één kant: voor 4 kinderen 1 keer, 1 vel, voor 12 kinderen 1 keer, 1 vel, voor 24 kinderen 2 keer, 2 vellen. ' +
      'Samen, zonder wat naar keuze is: voor 4 kinderen 2 vellen, voor 12 kinderen 4 vellen, voor 24 kinderen 7 vellen.',
  });
});

it('explains the dashes that the other pages have, and no others', () => {
  const signs = (...pages: Page[]) =>
    textsOf(finish(...pages)[0] ?? { blocks: [] }).filter((text) => /^(knippen|vouwen)$/.test(text));
  const cut = { blocks: [decoration([cutLine(20, 20, 40, 20)])] };
  const fold = { blocks: [decoration([foldLine(20, 20, 40, 20)])] };
  expect(signs({ blocks: [] })).toEqual([]);
  expect(signs(cut)).toEqual(['knippen']);
  expect(signs(cut, fold)).toEqual(['knippen', 'vouwen']);
});

it('shows the page that is asked for as the preview', () => {
  const pages: [Page, Page] = [{ blocks: [] }, { blocks: [] }];
  expect(finishSheet(exercise, imprint, { pages }).preview).toBe(2);
  expect(finishSheet(exercise, imprint, { pages, preview: pages[1] }).preview).toBe(3);
});

it('says in the head of each page of what it is a part, whom it is for, and on how many sides', () => {
  const letters = { name: 'Letters', holder: 'kind', prints: { chosenFor: 1 }, optional: true } as const;
  const titled = { title: 'Wie', blocks: [] };
  const pages = finish(...inPart(letters, [{ blocks: [] }, titled]));
  expect(pages.map((page) => textsOf(page).slice(0, 2))).toEqual([
    ['Proef · Uitleg', 'voor de leerkracht · twee kanten'],
    ['Proef · Uitleg', 'voor de leerkracht · twee kanten'],
    ['Proef · Letters', 'voor elk kind · naar keuze · kies er één · één kant'],
    ['Proef · Wie', 'voor elk kind · naar keuze · kies er één · één kant'],
    ['Proef · Observatieblad', 'voor de leerkracht · naar keuze · één kant'],
  ]);
  expect(pages.map(({ blocks: [head] }) => head?.role)).toEqual([
    'Artifact',
    'Artifact',
    'Artifact',
    'H2',
    'Artifact',
  ]);
});

it('cuts a name short that has no room in the footer', () => {
  const madeFor = 'W'.repeat(60);
  const [, , own] = finishSheet(exercise, { ...imprint, madeFor }, { pages: [{ blocks: [] }] }).pages;
  expect(textsOf(own ?? { blocks: [] })).toContainEqual(
    expect.stringMatching(/^Site · groep 1\/2 · voor W{20,}…$/),
  );
});

it('ends with the goal, what the signs say, what to watch, and under it what helps; then what is next', () => {
  const texts = textsOf(finish().at(-1) ?? { blocks: [] });
  const told = [
    'Proeven.',
    '+',
    'zelf',
    '±',
    'met hulp',
    '–',
    'nog niet',
    'Naam',
    'proeft',
    'ruikt',
    'voelt',
    '± of –? Dit helpt:',
    'Proef samen.',
    'Ruik eerst.',
    'Met wie?',
    'Laat raden.',
  ];
  expect([...new Set(texts)].filter((text) => told.includes(text))).toEqual(told);
});

it('says what helps in the column of what it helps with', () => {
  const marks = [...marksOf(finish().at(-1)?.blocks ?? [])].filter((mark) => mark.kind === 'text');
  const find = (text: string) => marks.find((mark) => mark.text === text);
  const columns = [
    ['proeft', 'Proef samen.'],
    ['ruikt', 'Ruik eerst.'],
  ].map(([see = '', helps = '']) => ({ see: find(see), helps: find(helps) }));
  const [first, second] = columns;
  if (!first?.see || !first.helps || !second?.see || !second.helps) throw new Error('Something is not there');
  expect(first.helps.y).toBeGreaterThan(first.see.y);
  expect(first.see.x).toBeGreaterThan(first.helps.x - 1);
  expect(first.see.x).toBeLessThan(second.helps.x);
  expect(second.see.x).toBeGreaterThan(second.helps.x - 1);
});

it('says once what helps in neighbouring columns', () => {
  const [one, ...others] = exercise.plan.observe;
  const observe = one ? [one, { ...one, see: 'voelt' }, ...others] : [];
  const texts = textsOf(
    finishSheet({ ...exercise, plan: { ...exercise.plan, observe } }, imprint, { pages: [] }).pages.at(
      -1,
    ) ?? {
      blocks: [],
    },
  );
  expect(texts.filter((text) => text === one?.helps)).toHaveLength(1);
});

it('leaves a line for what it is about, where a pack has many of it', () => {
  const last = (plan: Exercise['plan']) =>
    textsOf(finishSheet({ ...exercise, plan }, imprint, { pages: [] }).pages.at(-1) ?? { blocks: [] });
  expect(last({ ...exercise.plan, about: 'Letter' })).toContain('Letter:');
  expect(last(exercise.plan)).not.toContain('Letter:');
});

it('refuses what has no room on the last page', () => {
  const finishWith = (plan: Partial<Exercise['plan']>) => () =>
    finishSheet({ ...exercise, plan: { ...exercise.plan, ...plan } }, imprint, { pages: [] });
  const long = 'proeft '.repeat(30);
  const observe = exercise.plan.observe;
  expect(finishWith({ observe: observe.map((one) => ({ ...one, see: long })) })).toThrow(
    'past niet boven een kolom van het observatieblad',
  );
  expect(
    finishWith({ observe: observe.map((one) => ({ ...one, helps: `${long.repeat(2)} ${one.see}` })) }),
  ).toThrow(/het observatieblad is \d+ mm te vol/);
});

it('leaves a line over the names where one is written down that a column is about, under what is watched', () => {
  const [watched] = exercise.plan.observe;
  if (!watched) throw new Error('Nothing is watched');
  const observe = [{ ...watched, named: true as const }, ...exercise.plan.observe.slice(1)];
  const heads = [observe, exercise.plan.observe].map((one) => {
    const told = { ...exercise, plan: { ...exercise.plan, observe: one } };
    const { pages } = finishSheet(told, imprint, { pages: [] });
    const marks = [...marksOf(pages.at(-1)?.blocks ?? [])];
    const said = marks.find((mark) => mark.kind === 'text' && mark.text === watched.see);
    const under = marks.filter(
      (mark) =>
        mark.kind === 'line' &&
        said?.kind === 'text' &&
        mark.y1 === mark.y2 &&
        mark.y1 > said.y &&
        mark.y1 < said.y + 12 &&
        mark.x2 - mark.x1 < 60,
    );
    return { y: said?.kind === 'text' ? said.y : 0, lines: under.length };
  });
  const [named, plain] = heads;
  expect([named?.lines, plain?.lines]).toEqual([1, 0]);
  expect(named?.y).toBeLessThan((plain?.y ?? 0) - 2);
});

it('shows in the banner what a set has left of it: who plays on the ground, what is played with on a card', () => {
  const banner = ['vos-wijst', 'een'];
  const { pages } = finishSheet({ ...exercise, banner, cast: [] }, imprint, { pages: [] });
  const marks = [...marksOf(pages[0]?.blocks ?? [])];
  const pictures = marks.filter((mark) => mark.kind === 'picture');
  expect(pictures.map(({ picture }) => picture)).toEqual(banner);
  const cards = marks.filter(
    (mark) =>
      mark.kind === 'rect' &&
      pictures.some(
        ({ x, y, width }) => x > mark.x && x + width < mark.x + mark.width && y > mark.y && mark.width < 30,
      ),
  );
  expect(cards).toHaveLength(1);
});
