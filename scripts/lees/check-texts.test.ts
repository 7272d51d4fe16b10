import { expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { madeUpArticle, madeUpText, toPassage } from './texts/made-up-text.ts';

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
