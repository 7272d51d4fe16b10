/**
 * All choices in the fragment of an address, which no browser sends to a host: `#set=2&kinderen=27&woorden=muis.ei`.
 * What stands there may be old, damaged or made up: it is read as far as it says something.
 */
import { missingGlyphs } from '../sheets/text.ts';
import {
  type Answer,
  type Answers,
  longestName,
  mostShuffles,
  type SetChoices,
  shippedLook,
} from './choices.ts';
import type { OwnWord } from './own-words/own-word.ts';
import { readOwnWords, writeOwnWords } from './own-words/own-words-address.ts';
import {
  type CountQuestion,
  type OneQuestion,
  type Question,
  type Questions,
  type ThingsQuestion,
  thingsOf,
  type WordsQuestion,
} from './questions.ts';

/** 2 knows own words; what 1 says means the same. */
const versions = ['1', '2'];
const version = '2';
/** Beside those of the questions. */
const fields = {
  version: 'set',
  own: 'eigen',
  look: 'kleur',
  code: 'qr',
  name: 'voor',
  shuffle: 'schud',
} as const;
const lineArt = 'zwart-wit';
const withCode = 'ja';
/** Between the keys of things; no key has it, and no browser spells it otherwise. */
const between = '.';

/** What an address is read by. */
export interface SetBounds {
  readonly questions: Questions;
  /** What holds where the address says nothing. */
  readonly shipped: Answers;
}

export interface ReadSet {
  readonly choices: SetChoices;
  /** What could not be read or be had any more, in Dutch. */
  readonly notes: readonly string[];
}

/** Only what is other than in the printable of the site. */
export function writeSetAddress(
  { answers, own, look, code, name, shuffle }: SetChoices,
  { questions, shipped }: SetBounds,
): string {
  const parameters = new URLSearchParams({ [fields.version]: version });
  for (const [asked, { field }] of Object.entries(questions)) {
    const written = writeAnswer(answers[asked]);
    if (written !== writeAnswer(shipped[asked])) parameters.set(field, written);
  }
  if (own.length > 0) parameters.set(fields.own, writeOwnWords(own));
  if (look !== shippedLook.look) parameters.set(fields.look, lineArt);
  if (code) parameters.set(fields.code, withCode);
  if (name !== shippedLook.name) parameters.set(fields.name, name);
  if (shuffle !== shippedLook.shuffle) parameters.set(fields.shuffle, String(shuffle));
  return `#${parameters}`;
}

const writeAnswer = (answer: Answer = ''): string =>
  typeof answer === 'object' ? answer.join(between) : String(answer);

/** Nothing where the fragment is not of a set. */
export function readSetAddress(fragment: string, { questions, shipped }: SetBounds): ReadSet | undefined {
  const parameters = parametersIn(fragment);
  const written = parameters.get(fields.version);
  if (!written) return undefined;
  const notes: string[] = [];
  if (!versions.includes(written))
    notes.push('Dit adres is van een andere versie van de site. We lazen wat nog kon.');
  const answers: Record<string, Answer> = { ...shipped };
  for (const [asked, question] of Object.entries(questions)) {
    const text = parameters.get(question.field);
    const read = text === null ? undefined : readAnswer(text, question, shipped[asked], notes);
    if (read !== undefined) answers[asked] = read;
  }
  return {
    choices: {
      answers,
      own: readOwn(parameters.get(fields.own) ?? '', notes),
      look: readLook(parameters.get(fields.look), notes),
      code: parameters.get(fields.code) === withCode,
      name: readName(parameters.get(fields.name) ?? '', notes),
      shuffle: readShuffle(parameters.get(fields.shuffle), notes),
    },
    notes,
  };
}

const parametersIn = (fragment: string): URLSearchParams => new URLSearchParams(fragment.replace(/^#/, ''));

/** Whether it is the address of a set. */
export const ownsFragment = (fragment: string): boolean =>
  Boolean(parametersIn(fragment).get(fields.version));

/** What must be known before the rest can be read: of these words some may be chosen. */
export const ownWordsIn = (fragment: string): readonly OwnWord[] =>
  readOwn(parametersIn(fragment).get(fields.own) ?? '', []);

function readOwn(text: string, notes: string[]): readonly OwnWord[] {
  const read = readOwnWords(text);
  const own = read.filter((one) => one !== undefined);
  if (own.length < read.length) notes.push('Niet elk eigen woord in het adres konden we lezen.');
  return own;
}

/** Nothing where the answer of the site's own printable holds. */
function readAnswer(
  text: string,
  question: Question,
  shipped: Answer | undefined,
  notes: string[],
): Answer | undefined {
  switch (question.kind) {
    case 'count':
      return readCount(text, question, shipped, notes);
    case 'one':
      return readOne(text, question, shipped, notes);
    case 'things':
    case 'words':
      return readThings(text, question, notes);
  }
}

const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

function readCount(
  text: string,
  { counted, least, most }: CountQuestion,
  shipped: Answer | undefined,
  notes: string[],
): Answer | undefined {
  const asked = wholeNumber(text);
  const count = Number.isNaN(asked) ? shipped : Math.min(most, Math.max(least, asked));
  if (count !== asked)
    notes.push(`In het adres stond geen aantal ${counted.more} dat kan. Het zijn er nu ${count}.`);
  return count;
}

function readOne(
  text: string,
  { question, options }: OneQuestion,
  shipped: Answer | undefined,
  notes: string[],
): string | undefined {
  const nameOf = (key: Answer | undefined) => options.find((option) => option.key === key);
  if (nameOf(text)) return text;
  notes.push(`Wat in het adres stond bij ‘${question}’ kan niet. Het is nu: ${nameOf(shipped)?.name}.`);
  return undefined;
}

function readThings(
  text: string,
  question: ThingsQuestion | WordsQuestion,
  notes: string[],
): readonly string[] | undefined {
  if (text === '') return [];
  const offered = thingsOf(question).map(({ key }) => key);
  const asked = [...new Set(text.split(between).filter(Boolean))];
  const unknown = asked.filter((key) => !offered.includes(key));
  if (unknown.length > 0) {
    const named = unknown.slice(0, 3).map((key) => `‘${key.slice(0, 20)}’`);
    const list = new Intl.ListFormat('nl').format(
      unknown.length > 3 ? [...named, `nog ${unknown.length - 3}`] : named,
    );
    notes.push(`Uit het adres kan hier niet meedoen: ${list}.`);
  }
  const known = offered.filter((key) => asked.includes(key));
  if (known.length > 0) return known;
  const { more } = question.counted;
  notes.push(`In het adres stonden geen ${more} die we kennen. Dit zijn de ${more} van ons eigen printblad.`);
  return undefined;
}

function readLook(text: string | null, notes: string[]): SetChoices['look'] {
  if (text === lineArt) return 'line';
  if (text !== null) notes.push('In het adres stond een kleur die we niet kennen. Het wordt in kleur.');
  return shippedLook.look;
}

/** What can be printed of a name, on one line. */
export function plainName(text: string): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ');
  const missing = missingGlyphs(line, 'regular');
  return [...line]
    .filter((sign) => !missing.includes(sign))
    .slice(0, longestName)
    .join('');
}

function readName(text: string, notes: string[]): string {
  const name = plainName(text).trim();
  if (name !== text.trim()) notes.push('Niet alles van de naam in het adres kan op het blad.');
  return name;
}

function readShuffle(text: string | null, notes: string[]): number {
  if (text === null) return shippedLook.shuffle;
  const asked = wholeNumber(text);
  if (asked >= 1 && asked <= mostShuffles) return asked;
  notes.push('In het adres stond niet hoe er geschud is. We schudden opnieuw.');
  return shippedLook.shuffle;
}
