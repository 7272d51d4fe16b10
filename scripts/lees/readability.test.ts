import { describe, expect, it } from 'vitest';
import { measureReadability } from './readability.ts';
import { passageWithoutPlace } from './texts/passage.ts';

const measure = (...texts: string[]) => measureReadability(texts.map(passageWithoutPlace));

describe('how easily a text reads', () => {
  // Two sentences of 3 and 5 words, 9 klankgroepen, one word of more than six letters.
  const measured = measure('Ik lees voor. Jij kijkt naar de plaatjes.');

  it('comes from the length of its sentences and of its words', () => {
    expect(measured?.sentences).toBe(2);
    expect(measured?.wordsPerSentence).toBe(4);
    expect(measured?.fleschDouma).toBeCloseTo(206.84 - 0.77 * (100 * (9 / 8)) - 0.93 * 4, 5);
    expect(measured?.lix).toBeCloseTo(4 + 100 / 8, 5);
  });

  it('names the longest sentence', () => {
    expect(measured?.longest).toMatchObject({ text: 'Jij kijkt naar de plaatjes.', words: 5 });
  });

  it('leaves out what is no sentence: a heading, a loose word, who speaks', () => {
    expect(measure('Het slaapwoord', 'tas – jas', 'Kind: “Ik lees.”')?.wordsPerSentence).toBe(2);
  });

  it('is unknown where there is no sentence', () => {
    expect(measure('De rijmgroet')).toBeUndefined();
  });
});
