import { expect, it } from 'vitest';
import { madeUpArticle, problemsIn, toPassage } from '../texts/made-up-text.ts';
import { checkSummary } from './check-summary.ts';

const first = 'Je kind zit op de trap, met één schoen aan en een dinosaurus in de hand. De tas hangt er nog.';

function check(summary: string): string[] {
  const lead = [first, 'Luisteren kun je oefenen met een wekker onder de bank.'].map(toPassage);
  const article = madeUpArticle('a', { summary: toPassage(summary, 5), sections: [lead] });
  checkSummary(article);
  return problemsIn(article);
}

it('may not tell what the first paragraph tells', () => {
  expect(check('Je kind zit op de trap, met een dinosaurus en één schoen in de hand.')).toEqual([
    'a.md:6:1  de samenvatting verklapt de eerste alinea, die er vlak onder staat: “trap, dinosaurus, schoen, hand”  (hoogstens 3 van die woorden: zeg wat een lezer eraan heeft)',
  ]);
});

it('may share a few words with it, and many with what comes later', () => {
  expect(check('Op de trap, met een schoen en een dinosaurus.')).toEqual([]);
  expect(check('Luisteren oefenen met een wekker onder de bank.')).toEqual([]);
});

it('may be missing', () => {
  const article = madeUpArticle('a', { sections: [[toPassage(first, 0)]] });
  checkSummary(article);
  expect(problemsIn(article)).toEqual([]);
});
