import { beforeAll, describe, expect, it } from 'vitest';
import { type LaidOut, layOutExample } from '../../../../scripts/content/exercise-for-tests.ts';
import { firstSoundsOfPicture, type Word } from '../../../model/word.ts';
import { marksOf, type Page, type PathMark } from '../../sheet.ts';
import type { Task } from './parameters.ts';
import { canBeReadFirst, rhymesInBank } from './rules.ts';

let pack: LaidOut<'lees-spoor'>;
let boards: { title: string; left: Page; right: Page }[];

const seam = { left: 191, right: 21 } as const;

beforeAll(() => {
  pack = layOutExample('lees-spoor');
  boards = pack.parameters.trails.map(({ title }) => {
    const at = pack.sheet.pages.findIndex((page) => page.bookmark === title);
    const [left, right] = pack.sheet.pages.slice(at, at + 2);
    if (!left || !right) throw new Error(`no board ${title}`);
    return { title, left, right };
  });
});

const fieldsOf = (task: Task): Word[] =>
  pack.parameters.trails.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.task === task ? [pack.words.get(field.word) as Word] : [])),
  );

const roadOf = (page: Page): PathMark => {
  const road = [...marksOf(page.blocks)].find(
    (mark): mark is PathMark => mark.kind === 'path' && (mark.stroke?.weight ?? 0) > 10,
  );
  if (!road) throw new Error('no road');
  return road;
};

/** Heights at which the road touches a line from top to bottom. */
const heightsAt = (page: Page, x: number): number[] =>
  [...roadOf(page).d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MC]|$)/g)]
    .filter(([, px]) => Math.abs(Number(px) - x) < 0.01)
    .map(([, , y]) => Number(y))
    .sort((one, other) => one - other);

describe('the trail', () => {
  it('runs on where the two sheets are glued', () => {
    for (const { title, left, right } of boards) {
      expect(heightsAt(left, seam.left), title).toHaveLength(4);
      expect(heightsAt(right, seam.right), title).toEqual(heightsAt(left, seam.left));
    }
  });

  it('keeps every field whole on one of the two sheets', () => {
    for (const { left, right } of boards) {
      const circles = (page: Page) =>
        [...marksOf(page.blocks)].filter((mark) => mark.kind === 'circle' && mark.radius > 15);
      expect(circles(left).length + circles(right).length).toBe(24);
      for (const mark of circles(left))
        if (mark.kind === 'circle') expect(mark.x + mark.radius).toBeLessThan(seam.left);
      for (const mark of circles(right))
        if (mark.kind === 'circle') expect(mark.x - mark.radius).toBeGreaterThan(seam.right);
    }
  });

  it('asks to read in the second one only, and only words of three sounds', () => {
    const [first, second] = pack.parameters.trails;
    expect(first?.fields.filter(({ task }) => task === 'lees')).toEqual([]);
    expect(second?.fields.filter(({ task }) => task === 'lees').length).toBeGreaterThanOrEqual(6);
    for (const word of fieldsOf('lees')) expect(canBeReadFirst(word), word.word).toBe(true);
  });

  it('asks what can be answered', () => {
    expect(fieldsOf('rijm').length).toBeGreaterThan(0);
    expect(fieldsOf('klank').length).toBeGreaterThan(0);
    for (const word of fieldsOf('rijm'))
      expect(rhymesInBank(word, pack.words).length, word.word).toBeGreaterThan(0);
    for (const word of fieldsOf('klank'))
      expect(new Set(firstSoundsOfPicture(word)), word.word).toEqual(new Set([word.firstSound]));
  });

  it('shows each pawn twice, one of them upside down', () => {
    const page = pack.sheet.pages.find((one) => one.bookmark === 'Pionnen en draaischijf');
    const pictures = [...marksOf(page?.blocks ?? [])].flatMap((mark) =>
      mark.kind === 'picture' ? [mark] : [],
    );
    for (const name of pack.parameters.pawns) {
      const shown = pictures.filter(({ picture }) => picture === pack.words.get(name)?.picture);
      expect(shown.map(({ turn }) => turn ?? 0).sort()).toEqual([0, 180]);
    }
  });
});
