import { expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import type { WeekChoice, WeekOrder } from '../model/week-order.ts';
import type { PicturedWord } from '../model/word.ts';
import { checkSheet } from '../sheets/check-sheet.ts';
import { drawn, namesOn } from '../sheets/drawn-for-tests.ts';
import { listParts } from '../sheets/lay/parts.ts';
import { type } from '../sheets/measures.ts';
import { marksOf, type Page, type Sheet } from '../sheets/sheet.ts';
import { xHeight } from '../sheets/text.ts';
import { loadOfWeek } from '../week/week-load.ts';
import { makeWeekSheet } from '../week/week-sheet.ts';
import { layWordCards } from '../week/word-cards.ts';
import { playForChildren } from './play-for-children.ts';

const memory = layOutExample('woord-plaatjes-memory');
const bingo = layOutExample('rijm-bingo');
const examples = { 'woord-plaatjes-memory': memory, 'rijm-bingo': bingo } as const;
const pictured = [...memory.words.values()].filter(({ picture }) => picture).map(({ word }) => word);
const order: WeekOrder = {
  slug: 'proef',
  title: 'Herfst',
  subtitle: 'Een week lang bladeren.',
  colour: 'woordenschat',
  words: pictured.slice(0, 10),
  taught: {
    heading: 'Nieuwe woorden',
    words: [
      { word: 'ritselen', means: 'Zacht geluid maken, als droog blad.', gesture: 'Wrijf met je handen.' },
      { word: 'de drempel', means: 'Het randje onder een deur.', gesture: 'Til een voet op.' },
    ],
  },
  programme: {
    before: { heading: 'Vooraf', lines: ['Vraag vrijdag om kastanjes.'] },
    days: ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag'].map((name) => ({
      name,
      title: `De bladeren van ${name}`,
      ready: { label: 'Leg klaar:', things: `een mand voor ${name}` },
      moments: [
        {
          where: 'Buiten, 10 minuten',
          steps: [`Zoek op ${name} een blad. `.repeat(9).trim()],
          lead: `Erbij: het spel van ${name}`,
        },
        { where: 'In de kring, 6 minuten', steps: [`Wat ritselt er op ${name}?`, `Wacht even met ${name}.`] },
      ],
    })),
  },
  plate: { place: 'bos', things: pictured.slice(0, 7), who: ['vos-staat', 'oma-wijst'] },
  questions: ['Wat ruikt de vos?', 'Waar gaan ze heen?', 'Wie is er al thuis?', 'Wat hoor je?'],
  letter: 'Lieve ouders,\n\nDeze week is het herfst.',
  games: [],
};
const everything: WeekChoice = {
  children: 24,
  programme: true,
  words: true,
  plate: true,
  letter: true,
  games: ['woord-plaatjes-memory', 'rijm-bingo'],
};

async function make(choice: Partial<WeekChoice>, changed: Partial<WeekOrder> = {}): Promise<Sheet> {
  const asked = { ...everything, ...choice };
  const games = Object.entries(examples)
    .filter(([name]) => asked.games.includes(name))
    .map(([name, { materials }]) => playForChildren(name, materials, { set: '', children: asked.children }));
  return makeWeekSheet(
    { order: { ...order, ...changed }, choice: asked, games: await Promise.all(games) },
    memory.words,
    { ...memory.materials.imprint },
  );
}

const textsOn = (page: Page | undefined): string[] => drawn(page, 'text').map(({ text }) => text);
const partsOf = ({ pages }: Sheet) => listParts(pages).map(({ part, first }) => [part.of, part.name, first]);
const named = ({ pages }: Sheet, name: string): Page[] => pages.filter(({ part }) => part?.name === name);

it('is as every printable must be', async () => {
  expect(checkSheet(await make({}))).toEqual([]);
});

it('has page one, the programme, the words, the plate with its questions behind it, the letter and the games, in that order', async () => {
  const sheet = await make({});
  const [title] = [memory.exercise.title];
  expect(partsOf(sheet).slice(0, 6)).toEqual([
    [undefined, 'Uitleg', 1],
    [undefined, 'Het weekprogramma', 2],
    [undefined, 'Woordkaarten', 3],
    [undefined, 'Praatplaat', 7],
    [undefined, 'Brief aan de ouders', 9],
    [title, 'Zo speel je', 10],
  ]);
  const games = sheet.pages.filter(({ part }) => part?.of === title);
  // Without its pages one and two, and the last, to write on; page two goes along.
  expect(games).toHaveLength(memory.sheet.pages.length - 2);
});

it('has nothing that was not ticked', async () => {
  const sheet = await make({ programme: false, words: false, letter: false, games: [] });
  expect(sheet.pages.map(({ part }) => part?.name)).toEqual(['Uitleg', 'Praatplaat', 'Praatplaat']);
  expect(
    (await make({ plate: true }, { plate: undefined as never })).pages.some(
      ({ part }) => part?.name === 'Praatplaat',
    ),
  ).toBe(false);
});

it('counts on page one what there is, and numbers all pages as one', async () => {
  const sheet = await make({});
  const { sheets, minutes } = loadOfWeek(sheet, 24);
  const told = textsOn(sheet.pages[0]);
  expect(told).toContain(`${sheets} vellen`);
  expect(told).toContain(`${minutes} min`);
  expect(loadOfWeek(await make({ children: 6 }), 6).sheets).toBeLessThan(sheets);
  sheet.pages.forEach((page, index) => {
    expect(textsOn(page)).toContain(`bladzijde ${index + 1} van ${sheet.pages.length}`);
  });
  const playAt = sheet.pages.findIndex(({ part }) => part?.of) + 1;
  expect(told.join(' ')).toContain(`bladzijde\u00a0${playAt}.`);
});

it('shows each word once, large, with de or het that differ without colour too', async () => {
  const cards = named(await make({}), 'Woordkaarten');
  expect(cards.flatMap(namesOn)).toEqual(order.words);
  for (const word of order.words) {
    const [mark] = cards.flatMap((page) => drawn(page, 'text')).filter(({ text }) => text === word);
    expect(xHeight(mark?.size ?? 0), word).toBeGreaterThanOrEqual(word.length < 13 ? 9 : 5);
  }
  const articles = cards
    .flatMap((page) => drawn(page, 'text'))
    .filter(({ text }) => text === 'de' || text === 'het');
  expect(new Set(articles.map(({ text, colour }) => `${text} ${colour === 'paper'}`)).size).toBe(2);
  for (const page of cards)
    expect(drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'cut').length).toBeLessThanOrEqual(1);
});

it('writes a word of any length on its own card', () => {
  const [known] = memory.words.values();
  const long = { ...known, word: 'w'.repeat(40), picture: 'boot', article: 'de' } as PicturedWord;
  const [page] = layWordCards([long, long]);
  const cards = drawn(page, 'rect').filter(({ height }) => height > 40);
  drawn(page, 'text')
    .filter(({ text }) => text === long.word)
    .forEach(({ x, width, size }, index) => {
      const card = cards[index] ?? { x: 0, width: 0 };
      expect(x).toBeGreaterThan(card.x);
      expect(x + width).toBeLessThan(card.x + card.width);
      expect(size).toBeGreaterThanOrEqual(type.least);
    });
  expect(cards).toHaveLength(2);
});

it('has the whole programme in the order of the week, each day under a heading of its own', async () => {
  const { programme, taught } = order;
  const pages = named(await make({}), 'Het weekprogramma');
  const elements = pages.flatMap(({ blocks }) => blocks);
  const said = (role: string): string[] =>
    elements
      .filter((block) => block.role === role)
      .map((block) =>
        drawn({ blocks: [block] }, 'text')
          .map(({ text }) => text.trim())
          .join(' '),
      );
  const days = programme?.days ?? [];
  expect(said('H3').slice(2)).toEqual(days.map(({ name, title }) => `${name} ${title}`));
  const paragraphs = said('P').join(' ');
  const told = [
    ...(taught?.words ?? []).map(({ word, means, gesture }) => `${word}: ${means} ${gesture}`),
    ...days.flatMap(({ ready, moments }) => [
      `${ready?.label} ${ready?.things}`,
      ...moments.flatMap(({ where, steps, lead }) => [
        `${where}. ${steps[0]}`,
        ...steps.slice(1),
        ...(lead ? [lead] : []),
      ]),
    ]),
  ];
  const places = told.map((text) => paragraphs.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(said('L').join()).toContain('Vraag vrijdag om kastanjes.');
});

it('has a card for each taught word: large, with its article and meaning, and no picture but room for one', async () => {
  const cards = named(await make({}), 'Woordkaarten').at(-1);
  expect(drawn(cards, 'picture')).toEqual([]);
  const shown = drawn(cards, 'text').map(({ text }) => text);
  expect(shown).toEqual(expect.arrayContaining(['ritselen', 'drempel', 'Het randje onder een deur.']));
  expect(shown.filter((text) => text === 'de' || text === 'het')).toEqual(['de']);
  for (const word of ['ritselen', 'drempel']) {
    const mark = drawn(cards, 'text').find(({ text }) => text === word);
    expect(xHeight(mark?.size ?? 0), word).toBeGreaterThanOrEqual(9);
  }
  const frames = drawn(cards, 'rect').filter(({ stroke }) => stroke?.colour === 'faint');
  expect(frames.map(({ height }) => Math.floor(height / 10))).toEqual([4, 4]);
});

it('has all things and all of the cast on the plate, within it', async () => {
  const [plate] = named(await make({}), 'Praatplaat');
  const shown = drawn(plate, 'picture').map(({ picture }) => picture);
  const pictures = (order.plate?.things ?? []).map((thing) => memory.words.get(thing)?.picture);
  expect(shown.toSorted()).toEqual([...pictures, 'vos-staat', 'oma-wijst'].toSorted());
});

it('keeps each game in its own colour', async () => {
  const sheet = await make({});
  const colours = (page: Page | undefined) => JSON.stringify([...marksOf(page?.blocks ?? [])]);
  const ofBingo = sheet.pages.filter(({ part }) => part?.of === bingo.exercise.title);
  expect(ofBingo.map(colours).join()).not.toMatch(/"own(Soft)?"/);
  expect(colours(ofBingo[0])).toContain('"red"');
});

it('makes a game for the number of children, as far as it goes', async () => {
  const cards = async (children: number) =>
    (
      await make({
        children,
        programme: false,
        words: false,
        plate: false,
        letter: false,
        games: ['rijm-bingo'],
      })
    ).pages.length;
  expect(await cards(8)).toBeLessThan(await cards(20));
});

it('refuses a word without a picture, by its name', async () => {
  await expect(make({}, { words: ['bestaatniet'] })).rejects.toThrow('bestaatniet');
});
