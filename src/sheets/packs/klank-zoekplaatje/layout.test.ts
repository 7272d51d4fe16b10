import { beforeAll, describe, expect, it } from 'vitest';
import { type LaidOut, layOutExample } from '../../../../scripts/content/exercise-for-tests.ts';
import { firstSoundOfName, firstSoundsOfPicture, soundAlike, type Word } from '../../../model/word.ts';
import { isMark, marksOf, type Page } from '../../sheet.ts';
import type { ThingData } from './parameters.ts';
import { prepareScenes } from './rules.ts';

let pack: LaidOut<'klank-zoekplaatje'>;
let pages: { sound: string; page: Page; words: Word[] }[];

const figuresOn = (page: Page): string[] =>
  page.blocks.flatMap((block) => (!isMark(block) && block.role === 'Figure' ? [block.alt ?? ''] : []));

beforeAll(() => {
  pack = layOutExample('klank-zoekplaatje');
  pages = pack.sheet.pages
    .filter((page) => page.bookmark?.startsWith('Zoekplaatje'))
    .map((page) => ({
      sound: page.bookmark?.split('/')[1] ?? '',
      page,
      words: figuresOn(page).flatMap((name) => pack.words.get(name) ?? []),
    }));
});

describe('the sound scenes', () => {
  it('are there for m, s, v, k, r and b', () => {
    expect(pages.map(({ sound }) => sound)).toEqual(['m', 's', 'v', 'k', 'r', 'b']);
  });

  it('hold six to eight things to find, and one open circle for each', () => {
    for (const { sound, page, words } of pages) {
      const count = words.filter((word) => word.firstSound === sound).length;
      expect(count, sound).toBeGreaterThanOrEqual(6);
      expect(count, sound).toBeLessThanOrEqual(8);
      const circles = [...marksOf(page.blocks)].filter(
        (mark) => mark.kind === 'circle' && mark.fill === 'paper' && mark.y < 36,
      );
      expect(circles, sound).toHaveLength(count);
    }
  });

  it('show nothing else that begins with the sound or one like it, by any of its names', () => {
    for (const { sound, words } of pages) {
      const others = words.filter((word) => word.firstSound !== sound);
      expect(others.length, sound).toBeGreaterThanOrEqual(6);
      for (const word of others)
        for (const heard of firstSoundsOfPicture(word))
          expect(soundAlike(heard, sound), `${sound}: ${word.word} /${heard}/`).toBe(false);
    }
  });

  it('show things to find that a child names with the sound, whatever it says', () => {
    for (const { sound, words } of pages)
      for (const word of words.filter(({ firstSound }) => firstSound === sound))
        expect(new Set(firstSoundsOfPicture(word)), word.word).toEqual(new Set([sound]));
  });

  it('have scenery without the sound', () => {
    for (const { sound, things } of pack.parameters.scenes)
      for (const name of things.flatMap((thing) => thing.named ?? []))
        expect(soundAlike(firstSoundOfName(name), sound), `${sound}: ${name}`).toBe(false);
  });

  it('are large: every picture with a word at least two centimetres, on the paper', () => {
    for (const { page } of pages)
      for (const block of page.blocks)
        for (const mark of marksOf([block]))
          if (mark.kind === 'picture' && !isMark(block) && block.role === 'Figure')
            expect(mark.width).toBeGreaterThanOrEqual(20);
  });

  it('name in the answers exactly what is to be found', () => {
    const answers = pack.sheet.pages.at(-2);
    const alts = answers ? figuresOn(answers) : [];
    expect(alts).toHaveLength(pages.length);
    pages.forEach(({ sound, words }, index) => {
      const found = words.filter((word) => word.firstSound === sound).map((word) => word.word);
      expect(alts[index]).toContain(found.join(', '));
    });
    const rings = [...marksOf(answers?.blocks ?? [])].filter(
      (mark) => mark.kind === 'circle' && mark.stroke?.colour === 'red',
    );
    const found = pages.flatMap(({ sound, words }) => words.filter(({ firstSound }) => firstSound === sound));
    expect(rings).toHaveLength(found.length);
  });
});

describe('what cannot be drawn', () => {
  const refusalOf = (change: (things: ThingData[]) => ThingData[]) => {
    const [first, ...rest] = pack.parameters.scenes;
    if (!first) throw new Error('no scene');
    const parameters = { scenes: [{ ...first, things: change(first.things) }, ...rest] };
    const stock = { words: pack.words, missesPicture: () => undefined };
    return prepareScenes({ slug: 'klank-zoekplaatje', parameters }, stock).objections ?? [];
  };
  const spot = { x: 100, y: 40, size: 20 };

  it('is refused at its place', () => {
    const before = pack.parameters.scenes[0]?.things.length ?? 0;
    expect(refusalOf((things) => [...things, { word: 'neus', ...spot, x: 64 }])).toEqual([
      {
        rule: 'distractor-sound',
        reason: '"neus" begint met /n/, en dat lijkt te veel op /m/',
        path: ['scenes', 0, 'things', before],
      },
    ]);
    expect(refusalOf((things) => [...things, { word: 'zeemonster', ...spot }])).toEqual([
      {
        rule: 'unknown-word',
        reason: '"zeemonster" staat niet in content/woorden.yaml',
        path: ['scenes', 0, 'things', before, 'word'],
      },
    ]);
  });

  it('is refused when scenery is a picture that the bank calls otherwise', () => {
    const neus = { picture: 'nose', named: ['kaboutertje'], ...spot, x: 64 };
    expect(refusalOf((things) => [...things, neus]).map(({ reason }) => reason)).toEqual([
      '"kaboutertje" kan een kind ook "neus" noemen: "neus" begint met /n/, en dat lijkt te veel op /m/',
    ]);
  });

  it('is refused when it is half a thing', () => {
    for (const half of [
      { picture: 'rock', ...spot },
      { ...spot },
      { word: 'tent', picture: 'tent', ...spot },
    ])
      expect(refusalOf((things) => [...things, half]).map(({ reason }) => reason)).toEqual([
        'een ding heeft óf een word, óf een picture met named (hoe een kind het kan noemen)',
      ]);
  });
});
