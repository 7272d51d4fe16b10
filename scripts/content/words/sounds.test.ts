import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import type { Sounds } from '../../../src/model/sound.ts';
import { wordLike } from '../../../src/model/word-fixture.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parseSounds } from './sounds.ts';

const bank = ['maan', 'muis', 'mes', 'boom', 'bloem', 'zon', 'bed', 'beer'].map((word) => wordLike(word));

const soundOf = (facts: string) =>
  `exercises: [memory]\ntips: [1, 24]\nsounds:\n  - { ${facts}, say: mmm, feel: Zoem. }\n`;
const good = soundOf('sound: m, example: maan');

function read(text: string, words = bank): { sounds: Sounds | undefined; problems: string[] } {
  const file = new VFile({ path: 'content/klanken.yaml', value: text });
  return {
    sounds: parseSounds(file, { words, exercises: ['memory', 'rijm-bingo'] }, undefined),
    problems: problemsIn(file),
  };
}

describe('the sounds', () => {
  it('come with the words in which they are heard', () => {
    const { sounds, problems } = read(good);
    expect(problems).toEqual([]);
    const [{ words } = { words: undefined }] = sounds?.sounds ?? [];
    expect(words?.first.map(({ word }) => word)).toEqual(['maan', 'muis', 'mes']);
    expect(words?.inside).toEqual([]);
    expect(words?.last.map(({ word }) => word)).toEqual(['boom', 'bloem']);
  });

  it('leave out what the writer leaves out', () => {
    const { sounds, problems } = read(soundOf('sound: m, example: maan, without: [boom]'));
    expect(problems).toEqual([]);
    expect(sounds?.sounds[0]?.words.last.map(({ word }) => word)).toEqual(['bloem']);
  });

  it.each([
    [soundOf('sound: z, example: zon'), '4:14  bij de klank “z” is 1 woord  (minstens 4)'],
    [soundOf('sound: ng, example: ring'), '4:14  bij de klank “ng” zijn 0 woorden  (minstens 4)'],
    [
      soundOf('sound: m, example: zon'),
      '4:26  in “zon” is de klank “m” niet zeker te horen  (een van deze woorden: maan, muis, mes, boom, bloem)',
    ],
    [
      soundOf('sound: m, example: maan, without: [zon]'),
      '4:42  “zon” staat al niet bij de klank “m”  (haal het hier weg)',
    ],
    [soundOf('sound: /m/, example: maan'), '4:14  “sound” klopt niet: “/m/”  (een klank als m, ij of ng)'],
    [good.replace('[memory]', '[memori]'), '1:13  er is geen oefening “memori”  (bedoelde je “memory”?)'],
    [good.replace('[memory]', '[memory, memory]'), '1:21  “memory” staat er twee keer'],
    [good.replace('24]', '1]'), '2:11  “1” staat er twee keer'],
    [good.replace('24]', '25]'), '2:11  “tips” klopt niet: “25”  (een heel getal van 1 tot en met 24)'],
    [good + good.slice(good.indexOf('  - {')), '5:5  “m” staat er twee keer'],
  ])('refuse what is wrong, at its place: %s', (text, problem) => {
    expect(read(text).problems).toEqual([`content/klanken.yaml:${problem}`]);
  });

  it('are not held against words that are refused themselves', () => {
    expect(read(soundOf('sound: z, example: zon'), []).problems).toEqual([]);
  });
});
