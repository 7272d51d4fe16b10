import { expect, it } from 'vitest';
import { madeUpArticle, problemsIn, toPassage } from '../texts/made-up-text.ts';
import { checkSummary } from './check-summary.ts';

function check(summary: string | undefined): string[] {
  const body = ['Je kind zit op de trap. De tas hangt er nog.', 'Luisteren kun je oefenen.'].map(toPassage);
  const article = madeUpArticle('a', { summary: summary ? toPassage(summary, 5) : undefined, body });
  checkSummary(article);
  return problemsIn(article);
}

it('may not say a sentence of the first paragraph', () => {
  expect(check('Waar blijft het? Je kind zit op de trap.')).toEqual([
    'a.md:6:1  deze zin staat ook in de eerste alinea, vlak onder de samenvatting: “Je kind zit op de trap.”  (zeg wat een lezer eraan heeft)',
  ]);
});

it('may share words with it and a sentence with what comes later, and may be missing', () => {
  for (const summary of ['Je kind zit op de trap met een tas.', 'Luisteren kun je oefenen.', undefined])
    expect(check(summary)).toEqual([]);
});
