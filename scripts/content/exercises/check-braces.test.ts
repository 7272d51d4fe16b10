import { describe, expect, it } from 'vitest';
import { pointToProblems, problemsOf } from './exercise-for-tests.ts';

const step = /^3\. .*$/m;

describe('the braces in the texts of an exercise', () => {
  it('name what is in the set, in each form', () => {
    expect(
      problemsOf('rijm-bingo', [
        step,
        '3. **{Huis}, {het huis}, {mmmuis}: {mmm}.** {met huis en muis} {zonder boot}',
      ]),
    ).toEqual([]);
  });

  it('a writer hears where an example is from nowhere', () => {
    const [problem, ...others] = pointToProblems('rijm-bingo', [step, '3. Zeg: **{hius}!** Rijmt {tomaat}?']);
    expect(problem?.reason).toBe('“hius” is geen voorbeeld uit deze set');
    expect(problem?.at).toMatch(/^hius}!/);
    expect(others.map(({ reason }) => reason)).toEqual(['“tomaat” is geen voorbeeld uit deze set']);
    expect(problemsOf('rijm-bingo', [step, '3. Zeg: **{hius}!**']).join()).toContain('(bedoelde je “huis”?)');
    expect(problemsOf('rijm-bingo', [step, '3. Rijmt {tomaat}?'])).toEqual([
      expect.stringMatching(/“tomaat” is geen voorbeeld uit deze set {2}\(kies zoals (“[^”]+”(, )?){5}\)$/),
    ]);
  });

  it('a writer hears of it in a line too that not every set has', () => {
    expect(problemsOf('rijm-bingo', [step, '3. Klap.\n   Zeg: **{hius}!** {zonder muis}'])).toHaveLength(1);
  });

  it('a writer hears of a condition that nothing answers, and of one that is not at the end of its line', () => {
    const reasons = pointToProblems('rijm-bingo', [step, '3. Klap. {met klank}\n   Zeg {met huis} het.']);
    expect(reasons.map(({ reason }) => reason)).toEqual([
      '“met huis” is geen voorbeeld uit deze set',
      '“klank” is geen deel van deze set',
    ]);
  });

  it('no brace makes a text too long', () => {
    const sayGoal = (length: number) =>
      problemsOf('rijm-bingo', [
        /(?<=goal: ).*/,
        `Het kind zegt {huis}${' en nog wat'.repeat(9).slice(0, length - 18)} {met huis}`,
      ]);
    expect(sayGoal(110)).toEqual([]);
    expect(sayGoal(111).join()).toContain('hoogstens 110 tekens');
  });
});
