import { expect, it } from 'vitest';
import { formatProblem } from '../content/report.ts';
import { checkTexts } from './check-texts.ts';
import { openDictionary } from './dictionary.ts';
import { madeUpArticle, madeUpText, toPassage } from './made-up-text.ts';
import { readTexts } from './read-texts.ts';
import { readWordList } from './word-list.ts';

it('finds nothing wrong with the texts that the site publishes', async () => {
  const [texts, words] = await Promise.all([readTexts('content'), readWordList('content/woordenlijst.txt')]);
  expect([texts.articles, texts.exercises, texts.tips].map(({ length }) => length)).toEqual([8, 10, 1]);
  expect(checkTexts(texts, await openDictionary(words)).map(formatProblem)).toEqual([]);
});

it('goes by every rule', () => {
  const long = `Gaat dat ${'heel '.repeat(20)}vlot, neem dan een prenteboek dat altijd werkt . “Hoi.`;
  const body = [toPassage(long, 0)];
  const bad = (slug: string) =>
    madeUpArticle(slug, { wordCount: 1, summary: body[0], body, passages: body, sections: [body, body] });
  const problems = checkTexts(
    {
      articles: [bad('a'), bad('b')],
      tips: [madeUpText('tips.yaml', 'Zeg /m/.')],
      pages: [],
      exercises: [madeUpText('bingo.md')],
    },
    { isKnown: (word) => word !== 'prenteboek', suggest: () => [] },
  );
  expect([...new Set(problems.map(({ ruleId }) => ruleId))].sort()).toEqual([
    'closing',
    'conditions',
    'flesch-douma',
    'links-here',
    'links-onward',
    'links-to-exercise',
    'long-sentence',
    'never-said',
    'opening',
    'quotes',
    'reasons',
    'repetition',
    'sentence-length',
    'sounds',
    'spelling',
    'summary',
    'typography',
    'word-count',
  ]);
});
