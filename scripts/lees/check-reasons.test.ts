import { expect, it } from 'vitest';
import { checkReasons } from './check-reasons.ts';
import { madeUpArticle, problemsIn, toPassage } from './texts/made-up-text.ts';

function check(words: string): string[] {
  const sentences = words.split(' ').map((word) => `Hij lacht ${word} zij zingt.`);
  const article = madeUpArticle('a', { body: sentences.map(toPassage) });
  checkReasons(article);
  return problemsIn(article);
}

it('is content with six words of reason, three of them other than want', () => {
  expect(check('want want want omdat zodat terwijl')).toEqual([]);
  expect(check('doordat waardoor daardoor daarom dus omdat')).toEqual([]);
});

it('says which there are when they are too few', () => {
  expect(check('want omdat omdat zodat dus en')).toEqual([
    'a.md  het artikel zegt te weinig waarom: 2 keer omdat, 1 keer zodat, 1 keer dus, 1 keer want  (minstens 6 keer omdat, zodat, doordat, waardoor, terwijl, daarom, dus of want)',
  ]);
  expect(check('en')).toEqual([
    'a.md  het artikel zegt te weinig waarom: geen enkele keer  (minstens 6 keer omdat, zodat, doordat, waardoor, terwijl, daarom, dus of want)',
  ]);
});

it('says so when want does all the work', () => {
  expect(check('want want want want want omdat dus')).toEqual([
    'a.md  het artikel verbindt bijna alles met want: 5 keer want, 1 keer omdat, 1 keer dus  (minstens 3 keer iets anders: omdat, zodat, doordat, waardoor, terwijl, daarom of dus)',
  ]);
});

it('counts a word at the start of a sentence too', () => {
  expect(check('Omdat Zodat Terwijl Daarom Dus Doordat')).toEqual([]);
});
