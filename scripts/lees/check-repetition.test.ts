import { expect, it } from 'vitest';
import { checkRepetition } from './check-repetition.ts';
import { madeUpArticle, madeUpText, problemsIn, toPassage } from './texts/made-up-text.ts';

const article = (slug: string, ...texts: string[]) => madeUpArticle(slug, { passages: texts.map(toPassage) });
const eight = 'zet halverwege het boek een knuffel op bed';

it('finds eight words in a row that another text has, as one problem however long', () => {
  const a = article('a', 'Iets anders.', `Straks: ${eight}, zeg ik.`);
  const b = article('b', `Nu ${eight.toUpperCase()}. Zeg ik ook.`);
  const c = article('c', 'Geef elke stoel in huis een eigen naam.');
  const tips = madeUpText('tips.yaml', 'Geef elke stoel in huis een eigen naam. Lach erom.');
  checkRepetition([a, b, c], [tips]);
  expect([tips, a, b, c].flatMap(problemsIn)).toEqual([
    'b.md:1:4  deze 10 woorden staan ook in a.md:2: “ZET HALVERWEGE HET BOEK EEN KNUFFEL OP BED. Zeg ik”  (andere woorden, of een link)',
    'c.md:1:1  deze 8 woorden staan ook in tips.yaml:1: “Geef elke stoel in huis een eigen naam”  (andere woorden, of een link)',
  ]);
});

it('lets be: seven words, a text that repeats itself, two exercises, and the advice of the house', () => {
  const advice = 'Praat met de leerkracht, je huisarts of een logopedist.';
  const texts = [
    article('a', `${eight}.`, `${eight}.`, `Zorgen? ${advice}`),
    article('b', 'Zet halverwege het boek een knuffel op tafel.', advice),
  ];
  const exercises = [madeUpText('x.md', 'Print het op stevig papier en knip het uit.')];
  exercises.push(madeUpText('y.md', 'Print het op stevig papier en knip het uit.'));
  checkRepetition(texts, exercises);
  expect([...texts, ...exercises].flatMap(problemsIn)).toEqual([]);
});
