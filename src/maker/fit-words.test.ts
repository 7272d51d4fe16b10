import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { hasPicture } from '../model/word.ts';
import { kind } from '../packs/rijm-bingo/set/kind.ts';
import { kind as sorting } from '../packs/woordlengte-sorteren/set/kind.ts';
import { shippedLook } from './choices.ts';
import { fitTheme, fitWords } from './fit-words.ts';
import { orderSet } from './make-set.ts';
import { nameOf, proposeOfTheme } from './own-words/own-word.ts';
import { quoted } from './texts.ts';

const { parameters, words, materials } = layOutExample('rijm-bingo');
const shipped = kind.shipped(parameters, words);

function fitted(chosen: readonly string[], children = shipped.children) {
  const choices = { ...shippedLook, answers: { ...shipped, children, words: [...new Set(chosen)] } };
  const { answers, said } = fitWords(kind, choices, 'words', materials);
  const { hindrance } = orderSet(kind, { ...choices, answers }, materials);
  return { answers, said, hindrance };
}

describe('many words at once', () => {
  it('all stay, and others come with them where they are too few for a game', () => {
    const few = shipped.words.slice(0, 5);
    const { answers, said, hindrance } = fitted(few);
    expect(hindrance).toBeUndefined();
    expect(answers).toMatchObject({ children: shipped.children, words: expect.arrayContaining([...few]) });
    const added = [answers.words].flat().filter((word) => !few.includes(String(word)));
    expect(said).toBe(
      `Je 5 woorden doen mee. Om er een spel van te maken, kozen we er ${added.length} bij: ${quoted(added.map(String))}.`,
    );
  });

  it('those that do not go together are told, and why', () => {
    const { answers, said, hindrance } = fitted(['huis', 'muis', ...shipped.words]);
    expect(hindrance).toBeUndefined();
    const chosen = new Set(['huis', 'muis', ...shipped.words]).size;
    expect(said).toMatch(/^\d+ van de \d+ woorden doen mee; ‘(huis|muis)’ niet\. .*rijmen op elkaar/);
    expect(said).toContain(`${chosen - 1} van de ${chosen} `);
    expect(answers.children).toBe(shipped.children);
  });

  it('another answer changes where more of them stay by that, and it is told', () => {
    const many = shipped.words.slice(0, 20);
    const { answers, said, hindrance } = fitted(many, 2);
    expect(hindrance).toBeUndefined();
    expect(answers).toEqual({ ...shipped, children: 3, words: many });
    expect(said).toBe(
      'Op 2 kaarten passen 18 plaatjes; je koos er 20. Daarom wordt het: 3 kinderen. Je 20 woorden doen mee.',
    );
  });

  it('a way to play in which most of them can not be makes place for another, with how many could', () => {
    const { answers, said, hindrance } = fitted(
      [...words.values()].flatMap(({ word, weight }) => (weight === 'strong' ? [word] : [])).slice(0, 40),
    );
    expect(hindrance).toBeUndefined();
    expect(answers.way).toBe('woord');
    expect(said).toMatch(
      /^Op rijm kunnen er \d+ van je 40 woorden mee\. .* Daarom wordt het: Woord-bingo\. .* niet\. De plaatjes van ‘[a-z]+’ en ‘[a-z]+’ lijken op elkaar/,
    );
  });

  it('what can be is left as it is', () => {
    const said = `Je ${shipped.words.length} woorden doen mee.`;
    expect(fitted(shipped.words)).toEqual({ answers: shipped, said, hindrance: undefined });
  });
});

describe('words that are chosen alone', () => {
  const { parameters, materials, stock } = layOutExample('woordlengte-sorteren');
  const start = sorting.shipped(parameters, stock.words);

  it('lose one sooner than that another comes beside them', () => {
    const short = start.words.filter((word) => (stock.words.get(word)?.claps ?? 0) < 3);
    const lonely = start.words.find((word) => stock.words.get(word)?.claps === 3) ?? '';
    const choices = { ...shippedLook, answers: { words: [...short, lonely] } };
    const { answers, said } = fitWords(sorting, choices, 'words', materials);
    expect(answers.words).toHaveLength(short.length);
    expect(answers.words).toEqual(expect.arrayContaining(short));
    expect(said).toContain(`‘${lonely}’ niet.`);
  });
});

describe('the words of a theme that a child may call otherwise', () => {
  const doubted = [...words.values()]
    .filter(hasPicture)
    .filter(({ word }) => ['mandarijn', 'pop', 'baard'].includes(word))
    .map(proposeOfTheme);
  const names = doubted.map(nameOf);
  const sure = 'boek boom boot brood kaas kip klok koek maan mes neus paard schoen ster tas vis'.split(' ');
  const fitIn = (way: string, chosen: readonly string[]) => {
    const choices = { ...shippedLook, answers: { ...shipped, way, children: 8, words: chosen } };
    const fitted = fitTheme(kind, choices, 'words', { ...materials, doubted });
    const asked = { ...choices, answers: fitted.answers, own: fitted.own };
    expect(orderSet(kind, asked, materials).hindrance).toBeUndefined();
    return fitted;
  };

  it('are in it where only their names are said, as much as the others', () => {
    const { answers, own, said } = fitIn('woord', sure);
    expect(answers.words).toEqual(expect.arrayContaining([...names, ...sure]));
    expect(own.map(nameOf)).toEqual(names);
    expect(said).toBe(`Je ${sure.length + names.length} woorden doen mee.`);
  });

  it('are left where their rhyme decides', () => {
    const { answers, own } = fitIn('rijm', shipped.words);
    expect(answers).toMatchObject({ way: 'rijm', words: shipped.words });
    expect(own).toEqual([]);
  });

  it('go where somebody then chooses to play by rhyme', () => {
    const { answers, own } = fitIn('woord', sure);
    const choices = { ...shippedLook, own, answers: { ...answers, way: 'rijm' } };
    const { hindrance } = orderSet(kind, choices, materials);
    expect(hindrance?.reason).toMatch(/kan een kind iets anders zeggen/);
    for (const { answers: to } of hindrance?.remedies.filter((one) => one.answers.way === 'rijm') ?? [])
      expect(names.filter((name) => [to.words].flat().includes(name))).toEqual([]);
  });
});
