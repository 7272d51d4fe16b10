import { describe, expect, it } from 'vitest';
import { checkReadability, checkSentences, checkWordCount } from './check-readability.ts';
import { madeUpArticle, madeUpText, problemsIn, toPassage } from './made-up-text.ts';

describe('the number of words', () => {
  it.each([
    [689, ['a.md  het artikel telt 689 woorden, 1 te weinig  (690 tot en met 820)']],
    [690, []],
    [820, []],
    [830, ['a.md  het artikel telt 830 woorden, 10 te veel  (690 tot en met 820)']],
  ])('%i', (wordCount, problems) => {
    const article = madeUpArticle('a', { wordCount });
    checkWordCount(article);
    expect(problemsIn(article)).toEqual(problems);
  });
});

describe('a sentence', () => {
  it('has at most 20 words', () => {
    const text = madeUpText('a.md', `Ja. ${'poes '.repeat(20)}poes.`, `${'poes '.repeat(19)}poes.`);
    text.passages[0] = toPassage(`Ja. P${'oes p'.repeat(20)}oes.`, 0);
    checkSentences(text);
    expect(problemsIn(text)).toEqual(['a.md:1:5  deze zin telt 21 woorden  (hoogstens 20)']);
  });
});

describe('how an article reads', () => {
  const check = (...sentences: string[]) => {
    const article = madeUpArticle('a', { body: sentences.map(toPassage) });
    checkReadability(article);
    return problemsIn(article);
  };

  it('is fine with short words in short sentences', () => {
    expect(check('Je zet de pan op tafel en roept dat de soep klaar is.', 'Niemand komt.')).toEqual([]);
  });

  it('may not have 12 words in a sentence on average', () => {
    expect(check('Je zet nu de pan op tafel en de poes eet.')).toEqual([]);
    expect(check('Je zet nu de pan op tafel en de poes eet vis.')).toEqual([
      'a.md  een zin telt gemiddeld 12,0 woorden  (10 tot 11, hoogstens 11,5)',
    ]);
  });

  it('may not have many long words', () => {
    expect(check('Taalontwikkeling en woordenschatonderwijs zijn belangrijk.')).toEqual([
      'a.md  Flesch-Douma is -44,2  (minstens 70: kortere zinnen en kortere woorden)',
      'a.md  LIX is 65,0  (hoogstens 35: kortere zinnen en minder woorden van zeven letters of meer)',
    ]);
  });

  it('is known only where there are sentences', () => {
    expect(check('De rijmgroet')).toEqual(['a.md  hier staat geen enkele zin']);
  });
});
