import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { goOn } from '../board/go-on-for-tests.ts';
import { replay } from '../board/moves.ts';
import { keysOf } from '../model/keys-of.ts';
import { triesOf } from '../model/tries-for-tests.ts';
import { packs } from './index.ts';
import { hasBoard, loadBoard } from './loaders.ts';
import { stageOf } from './stages.ts';

describe.each(keysOf(packs).filter(hasBoard))('%s', async (pack) => {
  const board = await loadBoard(pack);
  const { exercise, stock } = layOutExample(pack);
  const { model, objections } = board.prepare(exercise, stock);
  const { rules } = stageOf(pack);

  it('comes to an end from anywhere, and plays whatever an address says as far as that can be', () => {
    expect(objections).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(30), { maxLength: 60 }), (seed, said) => {
        const known = rules(board.setOut(model, seed).show);
        const played = replay(known, said);
        expect(replay(known, played)).toEqual(played);
        expect(goOn(known, played).length).toBeGreaterThanOrEqual(played.length);
        expect(goOn(known).length).toBeGreaterThan(5);
      }),
      triesOf(15),
    );
  });

  it('is the same again for the same seed, and names only plates that there are', () => {
    const made = board.setOut(model, 'een');
    expect(board.setOut(model, 'een')).toEqual(made);
    for (const { width, height, marks } of made.plates) {
      expect(Math.min(width, height)).toBeGreaterThan(0);
      expect(marks.length).toBeGreaterThan(0);
    }
    const pictures = JSON.stringify(made.show).matchAll(/"picture":"([^"]+)"/g);
    for (const [, picture] of pack === 'klank-zoekplaatje' ? [] : pictures)
      expect(made.pictures).toContain(picture);
  });
});
