import { expect, it } from 'vitest';
import { checkOpenings } from './check-openings.ts';
import { houseAdvice } from './house-advice.ts';
import { madeUpArticle, problemsIn, toPassage } from './texts/made-up-text.ts';

const article = (slug: string, ...sections: string[][]) =>
  madeUpArticle(slug, { sections: sections.map((texts) => texts.map(toPassage)) });

function check(...articles: ReturnType<typeof article>[]): string[] {
  checkOpenings(articles);
  return articles.flatMap(problemsIn);
}

it('finds a section that begins or ends like another, in the same article or in another', () => {
  const a = article(
    'a',
    ['Zeg iets raars. Lach.', 'Nu ben jij de baas.'],
    ['Geef een hint.', 'Ruim samen op.'],
  );
  const b = article(
    'b',
    ['“Zeg: iets raars.” Zing dan. Wie is nu jij? De baas!'],
    ['Geef een hint. Stop dan.'],
  );
  expect(check(a, b)).toEqual([
    'b.md:1:1  deze tekst begint zoals die in a.md:1: “Zeg: iets raars”  (een ander begin)',
    'b.md:1:1  deze tekst begint zoals die in a.md:1: “Geef een hint”  (een ander begin)',
    'b.md:1:45  deze tekst eindigt zoals die in a.md:2: “jij? De baas”  (een ander slot)',
  ]);
  expect(check(article('c', ['Kijk eens rond. Stil.'], ['Kijk eens rond. Klaar.']))).toEqual([
    'c.md:1:1  deze tekst begint zoals die in c.md:1: “Kijk eens rond”  (een ander begin)',
  ]);
});

it('reads on where the first sentence is short: nee, and why', () => {
  expect(
    check(article('a', ['Nee. Dat hoeft niet. Klaar is kees.'], ['Nee. Lees maar iets. Sla maar om.'])),
  ).toEqual([]);
  expect(
    check(article('a', ['Nee. Dat hoeft niet. Klaar is kees.'], ['Nee, dat hoeft. Sla maar om.'])),
  ).toEqual(['a.md:1:1  deze tekst begint zoals die in a.md:1: “Nee, dat hoeft”  (een ander begin)']);
});

it('lets be what is no sentence, who speaks, and the advice of the house', () => {
  const a = article('a', ['tas – jas', 'Jij:', 'De muis piept zacht.', `Lees het nog eens. ${houseAdvice}`]);
  const b = article('b', [
    'tas – jas',
    'Jij:',
    'De kat miauwt hard.',
    `Vraag het aan iemand. ${houseAdvice}`,
  ]);
  expect(check(a, b)).toEqual([]);
});

it('lets be two words that are the same', () => {
  expect(check(article('a', ['Zeg iets raars. Ga naar huis.'], ['Zeg iets liefs. Loop naar huis.']))).toEqual(
    [],
  );
});
