import { expect, it } from 'vitest';
import { madeUpArticle, madeUpText, problemsIn, toLink } from '../texts/made-up-text.ts';
import { checkLinksBetween, checkLinksToExercises } from './check-links-between.ts';

const toA = toLink('/artikelen/a');

it('is content where each article leads on and another leads to it', () => {
  const articles = [
    madeUpArticle('a', { links: [toLink('/artikelen/b#kop')] }),
    madeUpArticle('b', { links: [toA] }),
  ];
  checkLinksBetween(articles);
  expect(articles.flatMap(problemsIn)).toEqual([]);
});

it('names an article that leads nowhere, or to which none leads', () => {
  const articles = [
    madeUpArticle('a', { links: [toA, toLink('https://elders.nl'), toLink('#kop')] }),
    madeUpArticle('b', { links: [toLink('/tips')] }),
  ];
  checkLinksBetween(articles);
  expect(articles.flatMap(problemsIn)).toEqual([
    'a.md  in de lopende tekst staat geen link naar een andere pagina van deze site  (minstens één, zoals [Rijm-bingo](/oefeningen#rijm-bingo))',
    'a.md  in de lopende tekst van geen enkel ander artikel staat een link naar dit artikel  (minstens één)',
    'b.md  in de lopende tekst van geen enkel ander artikel staat een link naar dit artikel  (minstens één)',
  ]);
});

it('asks of a concept only that it leads on', () => {
  const concept = madeUpArticle('a');
  concept.file.value = '---\nconcept: true\n---\n\nTekst.';
  checkLinksBetween([concept]);
  expect(problemsIn(concept)).toEqual([expect.stringContaining('een andere pagina van deze site')]);
});

it('names an exercise to which no article leads', () => {
  const articles = [
    madeUpArticle('a', {
      links: ['#rijm-bingo', '/zin-puzzel', '/lees-spoor.pdf'].map((end) => toLink(`/oefeningen${end}`)),
    }),
  ];
  const exercises = ['rijm-bingo', 'zin-puzzel', 'lees-spoor'].map((slug) => madeUpText(`${slug}.md`));
  checkLinksToExercises(articles, exercises);
  expect(exercises.flatMap(problemsIn)).toEqual([
    'lees-spoor.md  in geen enkel artikel staat een link naar deze oefening  (minstens één: [tekst](/oefeningen#lees-spoor))',
  ]);
});
