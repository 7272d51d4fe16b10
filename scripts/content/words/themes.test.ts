import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import type { Theme } from '../../../src/model/theme.ts';
import { wordLike } from '../../../src/model/word-fixture.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parseThemes } from './themes.ts';

const names = 'aap bad bel boek bot bus doos eend fiets gans geit haan hand hoed hond jas kaas'.split(' ');
const { picture, ...unseen } = wordLike('nest');
const bank = [...names.map((name) => wordLike(name)), wordLike('das', { weight: 'weak' }), unseen];

const themeOf = (words: readonly string[], name = 'Proef') =>
  `- name: ${name}\n  words: [${words.join(', ')}]\n`;

function read(text: string, words = bank): { themes: Theme[] | undefined; problems: string[] } {
  const file = new VFile({ path: 'content/themas.yaml', value: text });
  return { themes: parseThemes(file, words), problems: problemsIn(file) };
}

describe('the themes', () => {
  it('are read in their order; a word may be in several', () => {
    const { themes, problems } = read(themeOf(names) + themeOf([...names, 'das'], 'Nog een'));
    expect(problems).toEqual([]);
    expect(themes).toEqual([
      { name: 'Proef', words: names },
      { name: 'Nog een', words: [...names, 'das'] },
    ]);
  });

  it('may be none', () => {
    expect(read('[]')).toEqual({ themes: [], problems: [] });
  });

  it('tell all that is wrong with their words at once, each at its place', () => {
    expect(read(themeOf(['hoond', 'qqqqqq', 'nest', ...names, 'aap'])).problems).toEqual([
      'content/themas.yaml:2:11  “hoond” staat niet in content/woorden.yaml  (bedoelde je “hond”?)',
      'content/themas.yaml:2:18  “qqqqqq” staat niet in content/woorden.yaml  (een woord dat daar staat)',
      'content/themas.yaml:2:26  “nest” heeft geen plaatje  (een woord met een plaatje)',
      'content/themas.yaml:2:129  “aap” staat twee keer in het thema “Proef”',
    ]);
  });

  it.each([
    [[...names.slice(0, 15), 'das'], 'kent een kleuter 15 plaatjes zeker'],
    [['aap', 'aap'], 'kent een kleuter 1 plaatje zeker'],
  ])('hold enough pictures that a kleuter knows at a glance: not %s', (words, reason) => {
    expect(read(themeOf(words)).problems).toContain(
      `content/themas.yaml:1:9  in het thema “Proef” ${reason}  (minstens 16)`,
    );
  });

  it('hold enough with sixteen', () => {
    expect(read(themeOf(names.slice(0, 16))).problems).toEqual([]);
  });

  it('are none where their shape is wrong', () => {
    expect(read('- name: Proef\n')).toEqual({
      themes: undefined,
      problems: ['content/themas.yaml:1:3  het veld “words” ontbreekt'],
    });
  });

  it('have a name each', () => {
    expect(read(themeOf(names) + themeOf(names)).problems).toEqual([
      'content/themas.yaml:3:9  het thema “Proef” staat er twee keer',
    ]);
  });

  it('are not held against words that are refused themselves', () => {
    expect(read(themeOf(['hoond']), []).problems).toEqual([]);
  });
});
