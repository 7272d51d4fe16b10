import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { firstSoundOfName, firstSoundsOfPicture, soundAlike } from '../../model/word.ts';
import { type Block, isMark, marksOf, type Page, type PictureMark } from '../../sheets/sheet.ts';
import { drawBackdrop } from './scenery/index.ts';

const pack = layOutExample('klank-zoekplaatje');

const figuresOn = (page: Page): string[] =>
  page.blocks.flatMap((block) => (!isMark(block) && block.role === 'Figure' ? [block.alt ?? ''] : []));

const pages = pack.sheet.pages
  .filter((page) => page.bookmark?.startsWith('Zoekplaatje'))
  .map((page) => ({
    sound: page.bookmark?.split('/')[1] ?? '',
    page,
    words: figuresOn(page).flatMap((name) => pack.words.get(name) ?? []),
  }));

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
  });

  it('show in the answers only what is to be found, each where it stands and none over another', () => {
    const answers = pack.sheet.pages.at(-2);
    const shown = (answers?.blocks ?? []).flatMap((block) => {
      const pictures = [...marksOf([block])].flatMap((mark) => (mark.kind === 'picture' ? [mark] : []));
      return pictures.length > 0 ? [pictures] : [];
    });
    expect(shown).toHaveLength(pages.length);
    pages.forEach(({ sound, page, words }, index) => {
      const pictures = shown[index] ?? [];
      const found = words.filter(({ firstSound }) => firstSound === sound);
      expect(pictures.map(({ picture }) => picture)).toEqual(found.map(({ picture }) => picture));
      const large = [...marksOf(page.blocks)].filter((mark) => mark.kind === 'picture');
      const scaleOf = ({ picture, width }: PictureMark): number =>
        width / (large.find((one) => one.picture === picture)?.width ?? 0);
      pictures.forEach((small, place) => {
        expect(scaleOf(small)).toBeCloseTo(pictures[0] ? scaleOf(pictures[0]) : 0);
        for (const other of pictures.slice(place + 1)) {
          const [x, y] = [small.x + small.width / 2, small.y + small.height / 2];
          const covers =
            x > other.x && x < other.x + other.width && y > other.y && y < other.y + other.height;
          expect(covers, `${other.picture} over ${small.picture}`).toBe(false);
        }
      });
    });
  });

  it('give what stands on the ground a shadow before it is drawn, and what flies none', () => {
    const [, , street] = pages;
    const blocks = street?.page.blocks ?? [];
    const shaded = (name: string): boolean => {
      const index = blocks.findIndex(
        (block) => !isMark(block) && block.role === 'Figure' && block.alt === name,
      );
      const before = blocks[index - 1];
      const marks = before ? [...marksOf([before])] : [];
      return marks.length === 1 && marks[0]?.kind === 'path' && marks[0].fill === 'shade';
    };
    expect(['bus', 'hond', 'vogel', 'vlieger'].map(shaded)).toEqual([true, true, false, false]);
  });

  it('draw a part of the place once more over the last thing that is behind it', () => {
    const [wood] = pages;
    const [trunk] = drawBackdrop('bos').fronts.stam ?? [];
    const isTrunk = (block: Block): boolean => {
      const [first] = isMark(block) ? [] : marksOf([block]);
      return first?.kind === 'path' && trunk?.kind === 'path' && first.fill === trunk.fill;
    };
    const blocks = wood?.page.blocks ?? [];
    const names = blocks.map((block) =>
      !isMark(block) && block.role === 'Figure' ? (block.alt ?? '') : isTrunk(block) ? 'stam' : '',
    );
    expect(names.filter((name) => ['uil', 'eekhoorn', 'stam', 'muts'].includes(name))).toEqual([
      'uil',
      'eekhoorn',
      'stam',
      'muts',
    ]);
  });

  it('draw the lines of the scene paler in the answers than what is to be found', () => {
    const answers = pack.sheet.pages.at(-2);
    const lines = [...marksOf(answers?.blocks ?? [])].flatMap((mark) =>
      'stroke' in mark && mark.stroke ? [mark.stroke.colour] : [],
    );
    expect(new Set(lines)).toEqual(new Set(['faint']));
  });

  it('are for as many children as the paper says', () => {
    const part = pack.sheet.pages.find(({ bookmark }) => bookmark?.startsWith('Zoekplaatje'))?.part;
    expect(part?.prints).toEqual({ chosenPageFor: 4 });
  });

  it('ask under each scene what to talk about', () => {
    for (const { page } of pages) {
      const texts = [...marksOf(page.blocks)].flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
      const asked = pack.parameters.scenes.filter(({ talk }) => texts.includes(talk));
      expect(asked).toHaveLength(1);
    }
  });
});
