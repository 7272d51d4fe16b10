/** What a kind of set asks, in the words that a visitor reads: plain data, for the page and for the address. */
import { childrenField } from '../model/address-fields.ts';
import { soundsOf } from '../model/dutch-sounds.ts';
import { type PicturedWord, spokenWord } from '../model/word.ts';
import type { Mark } from '../sheets/sheet.ts';
import type { Answer, Answers } from './choices.ts';
import { type Counted, questions } from './texts.ts';

interface Asking {
  /** In the address, in Dutch, and not one of the reserved fields. */
  readonly field: string;
  readonly question: string;
  readonly hint?: string;
}

/** Answered with a number. */
export interface CountQuestion extends Asking {
  readonly kind: 'count';
  readonly counted: Counted;
  readonly least: number;
  readonly most: number;
  /** Most go without: it waits for who wants more. */
  readonly isLater?: true;
}

/** Answered with the key of one of a few, such as a level. */
export interface OneQuestion<Key extends string = string> extends Asking {
  readonly kind: 'one';
  readonly options: readonly Option<Key>[];
}

interface Option<Key extends string> {
  readonly key: Key;
  readonly name: string;
  readonly hint?: string;
  /** What a set is called by which this is chosen, where it isn't the name of the exercise. */
  readonly title?: string;
}

/** Answered with the keys of some things, in the order in which they are offered. */
export interface ThingsQuestion extends Asking {
  readonly kind: 'things';
  readonly counted: Counted;
  readonly groups: readonly { readonly heading: string; readonly things: readonly Thing[] }[];
}

/** Answered with some words, in the order in which they are offered, or the best first. */
export interface WordsQuestion extends Asking {
  readonly kind: 'words';
  readonly counted: Counted;
  readonly words: readonly WordThing[];
  /** What of a word it is about: what a visitor can say of a word of their own. */
  readonly listens: readonly Heard[];
  /** Why words of the visitor that are not offered can't be. */
  readonly refused: Readonly<Record<string, string>>;
  /** Children go and look for the things themselves. */
  readonly sought?: boolean;
}

/** For whom a set is. */
export type NameQuestion = Pick<Asking, 'question'> & Required<Pick<Asking, 'hint'>>;

export type Heard = 'claps' | 'firstSound' | 'rhyme';

export type Question = CountQuestion | OneQuestion | ThingsQuestion | WordsQuestion;

export interface Thing {
  /** In the address: readable, without a full stop. No other of the same question has it. */
  readonly key: string;
  readonly name: string;
  /** What the grown-up is told of it. */
  readonly remark?: string;
  /** The name of a picture, or what is drawn of it. */
  readonly shows?: string | Drawing;
}

/** Marks in a box of this size, from its top left. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** A word, with what it can be found by. */
export interface WordThing extends Thing {
  /** By their names. */
  readonly themes: readonly string[];
  readonly firstSound: string;
  readonly rhyme: string;
  /** All that is heard of it, each once. */
  readonly sounds: readonly string[];
  /** What a child may call its picture. */
  readonly alsoNamed: readonly string[];
}

/** What can be answered with such an answer. */
type QuestionFor<Given extends Answer> =
  | ([Extract<Given, number>] extends [never] ? never : CountQuestion)
  | ([Extract<Given, string>] extends [never] ? never : OneQuestion<Extract<Given, string>>)
  | ([Extract<Given, readonly string[]>] extends [never] ? never : ThingsQuestion | WordsQuestion);

/** One for each answer, in the order in which they are asked. */
export type Questions<Given extends Answers = Answers> = {
  readonly [Name in keyof Given]: QuestionFor<Given[Name]>;
};

/** All that can be answered to a question about many things. */
export const thingsOf = (question: ThingsQuestion | WordsQuestion): readonly Thing[] =>
  question.kind === 'words' ? question.words : question.groups.flatMap(({ things }) => things);

/** A key that can be read: `Kijk, een draak!` is `kijk-een-draak`. */
export const toKey = (name: string): string =>
  (
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('-');

export const askChildren = (least: number, most: number, hint: string): CountQuestion => ({
  kind: 'count',
  field: childrenField,
  ...questions.children,
  hint,
  least,
  most,
});

/** With what the grown-up is told of each. */
export const askWords = (
  offered: readonly Offered[],
  listens: readonly Heard[] = ['claps', 'firstSound', 'rhyme'],
  refused: WordsQuestion['refused'] = {},
): WordsQuestion => ({
  listens,
  refused,
  kind: 'words',
  field: 'woorden',
  ...questions.words,
  words: offered.map(({ word, remark }) => ({
    key: word.word,
    name: word.word,
    shows: word.picture,
    remark,
    themes: word.themes ?? [],
    firstSound: word.firstSound,
    rhyme: word.rhyme,
    alsoNamed: word.alsoNamed,
    sounds: [...new Set(soundsOf(spokenWord(word)).flat())],
  })),
});

/** A word that can be chosen. */
export interface Offered {
  readonly word: PicturedWord;
  /** What the grown-up is told of it, such as the word that it rhymes with. */
  readonly remark: string;
}
