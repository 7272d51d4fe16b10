import { describe, expect, it } from 'vitest';
import { endsLikeSentence, splitSentences } from './sentences.ts';

describe('the sentences of a text', () => {
  it.each([
    ['Je kind rijmt. Jij ook!', ['Je kind rijmt.', 'Jij ook!']],
    ['“Soep, poep!” klinkt het terug.', ['“Soep, poep!” klinkt het terug.']],
    ['“Kom je?” Niemand komt.', ['“Kom je?”', 'Niemand komt.']],
    ['Zeg dan: “Kom maar.” Wacht even.', ['Zeg dan:', '“Kom maar.”', 'Wacht even.']],
    ['Neem drie dingen: een sok, een kam en een boek.', ['Neem drie dingen: een sok, een kam en een boek.']],
    ['Dat duurt 2,5 of 3.5 minuten. 10 is te veel.', ['Dat duurt 2,5 of 3.5 minuten.', '10 is te veel.']],
    ['Neem bijv. Rijm-bingo of nr. 3 van A. Jansen.', ['Neem bijv. Rijm-bingo of nr. 3 van A. Jansen.']],
    ['Sokken, jassen, enz. Dan de rest.', ['Sokken, jassen, enz.', 'Dan de rest.']],
    ['Ik heb melk voor … poes.', ['Ik heb melk voor … poes.']],
    ['Ik heb melk voor …” Kijk erbij.', ['Ik heb melk voor …”', 'Kijk erbij.']],
    ['Het rijmt op joel. (stoel) Jij bent.', ['Het rijmt op joel.', '(stoel) Jij bent.']],
    ["'s Avonds lees je voor.\nDan slaap je.", ["'s Avonds lees je voor.", 'Dan slaap je.']],
    ['…', []],
  ])('%j', (text, sentences) => {
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(sentences);
  });

  it('stand where they begin', () => {
    expect(splitSentences('Een. Twee.').map(({ offset }) => offset)).toEqual([0, 5]);
  });
});

it.each([
  ['Je kind rijmt.', true],
  ['“Je kind rijmt.”', true],
  ['Zo gaat het:', true],
  ['(Dat mag ook.)', true],
  ['tas – jas (staan)', false],
  ['De rijmgroet', false],
])('%j ends like a sentence: %s', (text, expected) => {
  expect(endsLikeSentence(text)).toBe(expected);
});
