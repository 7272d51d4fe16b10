import { expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { madeUpArticle, madeUpText, toPassage } from './texts/made-up-text.ts';
import { allTexts } from './texts/read-texts.ts';

it('goes by every rule: what must be right is refused, the rest is advice', () => {
  const body = [toPassage('Een prenteboek dat altijd werkt . “Hoi.', 0)];
  const texts = {
    articles: [madeUpArticle('a', { wordCount: 1, summary: body[0], body, passages: body })],
    tips: [madeUpText('tips.yaml', 'Zeg /m/. ✎')],
    pages: [],
    exercises: [madeUpText('bingo.md')],
    lessons: [],
    weeks: [],
  };
  checkTexts(texts, { isKnown: (word) => word !== 'prenteboek', suggest: () => [] });
  const messages = allTexts(texts).flatMap(({ file }) => file.messages);
  const rules = (isFatal: boolean) =>
    messages.filter(({ fatal }) => fatal === isFatal).map(({ ruleId }) => ruleId);
  expect(rules(true).sort()).toEqual(['never-said', 'quotes', 'typography']);
  expect(rules(false).sort()).toEqual([
    'links-here',
    'links-onward',
    'links-to-exercise',
    'sounds',
    'spelling',
    'summary',
  ]);
});
