import { describe, expect, it } from 'vitest';
import {
  checkReadability,
  checkSentences,
  checkWordCount,
  longestElsewhere,
  longestInArticle,
} from './check-readability.ts';
import { madeUpArticle, madeUpText, problemsIn, toPassage } from './texts/made-up-text.ts';

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
  it('has no more words than its kind of text allows', () => {
    const text = madeUpText('a.md', `Ja. P${'oes p'.repeat(22)}oes.`, `${'poes '.repeat(21)}poes.`);
    checkSentences(text, longestInArticle);
    expect(problemsIn(text)).toEqual(['a.md:1:5  deze zin telt 23 woorden  (hoogstens 22)']);
    const tip = madeUpText('b.md', `${'poes '.repeat(20)}poes.`, `${'poes '.repeat(19)}poes.`);
    checkSentences(tip, longestElsewhere);
    expect(problemsIn(tip)).toEqual(['b.md:1:1  deze zin telt 21 woorden  (hoogstens 20)']);
  });
});

describe('how an article reads', () => {
  const check = (...sentences: string[]) => {
    const article = madeUpArticle('a', { body: sentences.map(toPassage) });
    checkReadability(article);
    return problemsIn(article);
  };

  // 100 klankgroepen in 100 words give 129.84 less the words of a sentence; each more takes 0.77.
  const sentence = (words: number, longer: number) =>
    `${'poesje '.repeat(longer)}${'zus '.repeat(words - longer)}`;
  const filled = (words: number, longer: number) => `${sentence(words, longer).trim()}.`;

  it('is fine with sentences of some length and words that are not all short', () => {
    expect(check(filled(12, 5))).toEqual([]);
  });

  it('may not be shorter than the thought asks for', () => {
    expect(check(filled(12, 4))).toEqual([
      'a.md  Flesch-Douma is 93,0, korter dan nodig  (80 tot en met 90: verbind zinnen met omdat, zodat of terwijl, en kies het precieze woord)',
    ]);
  });

  it('may not have more than 14 words in a sentence on average', () => {
    expect(check(filled(14, 5))).toEqual([]);
    expect(check(filled(14, 5), filled(15, 5))).toEqual([
      'a.md  een zin telt gemiddeld 14,5 woorden  (hoogstens 14: maak van een lange zin er twee)',
    ]);
  });

  it('may not have many long words', () => {
    expect(check('Taalontwikkeling en woordenschatonderwijs zijn belangrijk.')).toEqual([
      'a.md  Flesch-Douma is -44,2  (80 tot en met 90: kortere zinnen en kortere woorden)',
      'a.md  LIX is 65,0  (hoogstens 32: kortere zinnen en minder woorden van zeven letters of meer)',
    ]);
  });

  it('is known only where there are sentences', () => {
    expect(check('De rijmgroet')).toEqual(['a.md  hier staat geen enkele zin']);
  });
});
