import { expect, it } from 'vitest';
import type { Word } from '../../model/word.ts';
import { wordLike } from '../../model/word-fixture.ts';
import { answerTo, easierRhyme, questionOf, rhymesInBank } from './answers.ts';

const bank = new Map<string, Word>(
  ['koek', 'boek', 'bed', 'pet', 'huis', 'buis', 'hoek', 'riem', 'kiem', 'ziem'].map((name) => [
    name,
    wordLike(name),
  ]),
);

it.each([
  [{ task: 'klap' }, wordLike('ba-naan'), 'Klap banaan.', 'ba-naan: 2 keer'],
  [{ task: 'klap' }, wordLike('koe'), 'Klap koe.', 'koe: één keer'],
  [{ task: 'rijm' }, wordLike('broek'), 'Wat rijmt op broek?', 'koek, hoek'],
  [{ task: 'klank' }, wordLike('ci-troen'), 'Wat hoor je vooraan?', 'sss van citroen'],
  [{ task: 'klank' }, wordLike('zon'), 'Wat hoor je vooraan?', 'zzz of sss van zon'],
  [{ task: 'klank' }, wordLike('vis'), 'Wat hoor je vooraan?', 'vvv of fff van vis'],
  [{ task: 'klank' }, wordLike('koe'), 'Wat hoor je vooraan?', 'k van koe'],
  [{ task: 'lees' }, wordLike('maan'), 'Wat staat hier?', 'maan'],
  [{ task: 'lees', next: 'doe' }, wordLike('muis'), 'Wat staat hier? Doe het na.', 'muis'],
  [{ task: 'lees', next: 'rijm' }, wordLike('riem'), 'Wat staat hier? Wat rijmt erop?', 'riem: kiem, ziem'],
  [{ task: 'doe' }, wordLike('vlieg-tuig', { article: 'het' }), 'Doe het vliegtuig na.', undefined],
] as const)('asks %j, and knows what is good', (asking, word, question, answer) => {
  expect(questionOf(asking, word)).toBe(question);
  expect(answerTo(asking, word, bank)).toBe(answer);
});

it('names those rhymes first of which a child surely knows the picture', () => {
  const { picture, ...unseen } = wordLike('hoek');
  const bank = new Map<string, Word>([
    ['hoek', unseen],
    ['doek', wordLike('doek', { weight: 'weak' })],
    ['boek', wordLike('boek')],
  ]);
  expect(rhymesInBank(wordLike('koek'), bank).map(({ word }) => word)).toEqual(['boek', 'hoek', 'doek']);
});

it('names those rhymes first that are written as the word itself', () => {
  const bank = new Map(
    ['bad', 'rat', 'mat'].map((name) => [name, wordLike(name, { rhyme: 'at', phonetic: name !== 'bad' })]),
  );
  const kat = wordLike('kat', { rhyme: 'at' });
  expect(rhymesInBank(kat, bank).map(({ word }) => word)).toEqual(['rat', 'mat', 'bad']);
});

it('names beside a word that was read only rhymes that are written alike, where there are any', () => {
  const like = (name: string) => wordLike(name, { rhyme: 'at', phonetic: !name.endsWith('d') });
  const bankOf = (...names: string[]) => new Map(names.map((name) => [name, like(name)]));
  const asking = { task: 'lees', next: 'rijm' } as const;
  expect(answerTo(asking, like('kat'), bankOf('rat', 'bad'))).toBe('kat: rat');
  expect(answerTo(asking, like('kat'), bankOf('blad', 'bad'))).toBe('kat: blad, bad');
  expect(answerTo({ task: 'rijm' }, like('kat'), bankOf('rat', 'bad'))).toBe('rat, bad');
});

it('lets choose between two words as long, whose vowels and beginnings differ', () => {
  const others = ['ba-naan', 'hoed', 'kip', 'bed', 'maan'].map((name) => wordLike(name));
  const asked = (goodFirst: boolean) => easierRhyme(wordLike('boek'), others, bank, goodFirst);
  expect(asked(true)).toBe('Of kies: rijmt boek op koek of op maan?');
  expect(asked(false)).toBe('Of kies: rijmt boek op maan of op koek?');
  const long = ['ba-naan', 'ka-meel'].map((name) => wordLike(name));
  expect(easierRhyme(wordLike('boek'), long, bank, true)).toBe('Of kies: rijmt boek op koek of op kameel?');
});
