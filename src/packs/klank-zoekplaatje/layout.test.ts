import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { firstSoundsOfPicture, hasPicture, soundAlike, withArticle } from '../../model/word.ts';
import { drawn, drawnIn, figuresOn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { edgesOf } from '../../sheets/marks/index.ts';

const pack = layOutExample('klank-zoekplaatje');

const scenes = pack.parameters.scenes.map(({ sound, talk }) => {
  const page = pack.sheet.pages.find(({ bookmark }) => bookmark?.startsWith(`Zoekplaatje /${sound}/`));
  if (!page) throw new Error(`No scene of ${sound}`);
  const words = namesOn(page).flatMap((name) => pack.words.get(name) ?? []);
  return { sound, talk, page, words, found: words.filter(({ firstSound }) => firstSound === sound) };
});
const answers = pack.sheet.pages.find((page) => namesOn(page).length === scenes.length);

describe('a scene', () => {
  it('has an open circle for each thing to find, and asks what to talk about', () => {
    for (const { sound, talk, page, found } of scenes) {
      const circles = drawn(page, 'circle').filter(({ radius, fill }) => radius === 4.5 && fill === 'paper');
      expect(circles, sound).toHaveLength(found.length);
      circles.forEach((one, index) => {
        for (const other of circles.slice(0, index))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(9);
      });
      expect(drawn(page, 'text').map(({ text }) => text)).toContain(talk);
    }
  });

  it('shows beside its letter the word that it asks by, which is not to find', () => {
    const asked = pack.parameters.scenes.flatMap(({ sound, like }) => {
      const word = like === undefined ? undefined : pack.words.get(like);
      return word && hasPicture(word) ? [{ sound, word }] : [];
    });
    expect(asked.length).toBeGreaterThan(0);
    for (const { sound, word } of asked) {
      const page = scenes.find((scene) => scene.sound === sound)?.page;
      const shown = page ? drawn(page, 'picture').filter(({ picture }) => picture === word.picture) : [];
      expect(shown, word.word).toHaveLength(1);
    }
  });

  it('shows nothing else that begins with the sound or one like it, whatever a child calls it', () => {
    for (const { sound, words } of scenes)
      for (const word of words) {
        const heard = firstSoundsOfPicture(word);
        if (word.firstSound === sound) expect(new Set(heard), word.word).toEqual(new Set([sound]));
        else
          expect(
            heard.filter((one) => soundAlike(one, sound)),
            word.word,
          ).toEqual([]);
      }
  });

  it('gives what stands on the ground a shadow before it is drawn, and what flies none', () => {
    const { blocks } = scenes.find(({ sound }) => sound === 'v')?.page ?? { blocks: [] };
    const isShaded = (name: string): boolean => {
      const at = blocks.findIndex((block) => block.role === 'Figure' && block.alt === name);
      return blocks
        .slice(at - 1, at)
        .some((block) => drawnIn(block, 'path').some(({ fill }) => fill?.startsWith('shade on')));
    };
    expect(['bus', 'hond', 'vogel', 'vlieger'].map(isShaded)).toEqual([true, true, false, false]);
  });
});

describe('the answers', () => {
  const shown = answers ? figuresOn(answers) : [];
  const laid = (answers?.blocks ?? [])
    .map((block) => drawnIn(block, 'picture'))
    .filter(({ length }) => length > 0);

  it('name and show exactly what is to be found, none over another', () => {
    expect(shown).toHaveLength(scenes.length);
    scenes.forEach(({ found }, index) => {
      expect(shown[index]?.alt).toContain(found.map(withArticle).join(', '));
      const pictures = laid[index] ?? [];
      expect(pictures.map(({ picture }) => picture)).toEqual(found.map(({ picture }) => picture));
      pictures.forEach((small, place) => {
        const [x, y] = [small.x + small.width / 2, small.y + small.height / 2];
        for (const { left, right, top, bottom } of pictures.slice(place + 1).map(edgesOf))
          expect(x > left && x < right && y > top && y < bottom).toBe(false);
      });
    });
  });

  it('have beside them what is said of a doubtful one', () => {
    const first = pack.parameters.scenes[0];
    if (!first || !answers) throw new Error('Nothing to answer');
    const noted = drawn(answers, 'text')
      .map(({ text }) => text)
      .join(' ');
    expect(noted).toContain(first.note);
  });

  it('have paler lines than what is to be found', () => {
    const lines = [...drawn(answers, 'path'), ...drawn(answers, 'rect')].flatMap(
      ({ stroke }) => stroke?.colour ?? [],
    );
    expect(new Set(lines)).toEqual(new Set(['faint']));
  });
});

it('costs a class of 24 few sheets and no scissors', () => {
  const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
  expect(sheets).toBeLessThanOrEqual(25);
  expect(minutes).toBe(0);
});
