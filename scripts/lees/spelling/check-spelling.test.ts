import { describe, expect, it } from 'vitest';
import { madeUpText, problemsIn } from '../texts/made-up-text.ts';
import { checkSpelling, isSpelledRight } from './check-spelling.ts';
import { openDictionary } from './dictionary.ts';
import { parseWordList } from './word-list.ts';

const dictionary = await openDictionary(parseWordList('blemma Eén'));

describe('the dictionary', () => {
  it.each(
    "kleuters liedje prentenboek rijmwoord boodschappenlijst klankgroepen pannenkoek auto's auto’s zo'n één Eén Blemma reünie 's".split(
      ' ',
    ),
  )('knows %s', (word) => expect(isSpelledRight(word, dictionary)).toBe(true));

  it.each('kleutters lietje prenteboek pannekoek taalspeletjes gebeurdt autos reunie nederlands'.split(' '))(
    'does not know %s',
    (word) => expect(isSpelledRight(word, dictionary)).toBe(false),
  );
});

describe('a word as it is said aloud', () => {
  it.each('mmmmuis Lllepel sss ba-naan Sa-mi-ra s-ok Rijm-bingo m Bb IJij'.split(' '))('may be %s', (word) =>
    expect(isSpelledRight(word, dictionary)).toBe(true),
  );

  it.each('mmmuizz ba-naann rijm-binggo bb Bd'.split(' '))('may not be %s', (word) =>
    expect(isSpelledRight(word, dictionary)).toBe(false),
  );
});

describe('the spelling of a text', () => {
  it('names each unknown word, where it stands and what was meant', () => {
    const text = madeUpText('a.md', 'Lees een prenteboek.', 'Zing het xqzwvj.');
    // The real dictionary stops looking for what was meant when the machine is busy.
    checkSpelling(text, {
      ...dictionary,
      suggest: (word) => (word === 'prenteboek' ? ['prentenboek', 'renteboek'] : []),
    });
    expect(problemsIn(text)).toEqual([
      'a.md:1:10  “prenteboek” staat niet in het woordenboek  (bedoelde je “prentenboek”? Klopt het woord, zet het dan in content/woordenlijst.txt)',
      'a.md:2:10  “xqzwvj” staat niet in het woordenboek  (Klopt het woord, zet het dan in content/woordenlijst.txt)',
    ]);
  });

  it('guesses nothing about a word of three letters', () => {
    const text = madeUpText('a.md', 'Het is slo.');
    checkSpelling(text, { isKnown: (word) => word !== 'slo', suggest: () => ['lso'] });
    expect(problemsIn(text)).toEqual([
      'a.md:1:8  “slo” staat niet in het woordenboek  (Klopt het woord, zet het dan in content/woordenlijst.txt)',
    ]);
  });

  it('passes over addresses, file names and sounds', () => {
    const text = madeUpText('a.md', 'Zie https://qwx.nl/xyz, mail wqx@qwx.nl, rijmbngo.pdf, /ng/ en /oe/.');
    checkSpelling(text, dictionary);
    expect(problemsIn(text)).toEqual([]);
  });
});
