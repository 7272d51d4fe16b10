/**
 * All choices in the fragment of an address, which no browser sends to a host: `#set=2&kinderen=27&woorden=muis.ei`.
 * What stands there may be old, damaged or made up: it is read as far as it says something.
 */
import {
  boardFields,
  setFields as fields,
  listSign,
  parametersIn,
  wholeNumber,
} from '../model/address-fields.ts';
import { cleanFragment } from '../model/clean-fragment.ts';
import { missingGlyphs } from '../sheets/missing-glyphs.ts';
import { checkOf, checkSigns } from './address-check.ts';
import {
  type Answer,
  type Answers,
  longestName,
  longestTitle,
  mostShuffles,
  type SetChoices,
  shippedLook,
} from './choices.ts';
import { mostOwnWords, nameOf, type OwnWord, proposeWord, readTyped } from './own-words/own-word.ts';
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
import { unread } from './texts.ts';

/** Has a check behind it. */
const version = '3';
/** What these say means the same; 2 knows own words. */
const uncheckedVersions: readonly string[] = ['1', '2'];
const lineArt = 'zwart-wit';
const withCode = 'ja';

/** What an address is read by. */
export interface SetBounds {
  /** Its slug: the address of another exercise is not one of this. */
  readonly exercise: string;
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
  { answers, own, look, code, title, name, shuffle }: SetChoices,
  { exercise, questions, shipped }: SetBounds,
): string {
  const parameters = new URLSearchParams({ [fields.version]: version });
  for (const [asked, { field }] of Object.entries(questions)) {
    const written = writeAnswer(answers[asked]);
    if (written !== writeAnswer(shipped[asked])) parameters.set(field, written);
  }
  if (own.length > 0) parameters.set(fields.own, writeOwnWords(own));
  if (look !== shippedLook.look) parameters.set(fields.look, lineArt);
  if (code) parameters.set(fields.code, withCode);
  if (title !== shippedLook.title) parameters.set(fields.title, title);
  if (name !== shippedLook.name) parameters.set(fields.name, name);
  if (shuffle !== shippedLook.shuffle) parameters.set(fields.shuffle, String(shuffle));
  parameters.set(fields.check, checkOf(exercise, parameters));
  return `#${parameters}`;
}

const writeAnswer = (answer: Answer = ''): string =>
  typeof answer === 'object' ? answer.join(listSign).replaceAll(' ', spaceSign) : String(answer);

/** In what somebody chose, such as a name that they typed. */
const spaceSign = '_';

/** Nothing where the fragment is not of a set. */
export function readSetAddress(fragment: string, bounds: SetBounds): ReadSet | undefined {
  if (!ownsFragment(fragment)) return undefined;
  const { questions, shipped } = bounds;
  const parameters = fieldsIn(fragment);
  const notes = tellWhole(parameters, bounds);
  const lost = isCut(parameters) ? findLost(parameters, bounds) : [];
  const answers: Record<string, Answer> = { ...shipped };
  for (const [asked, question] of Object.entries(questions)) {
    const text = parameters.get(question.field);
    const read = text === null ? undefined : readAnswer(text, question, shipped[asked], { notes, lost });
    if (read !== undefined) answers[asked] = read;
  }
  return {
    choices: {
      answers,
      own: [...readOwn(parameters, notes), ...lost.map(proposeWord)].slice(0, mostOwnWords),
      look: readLook(parameters.get(fields.look), notes),
      code: parameters.get(fields.code) === withCode,
      title: readTitle(parameters.get(fields.title) ?? '', notes),
      name: readName(parameters.get(fields.name) ?? '', notes),
      shuffle: readShuffle(parameters.get(fields.shuffle), notes),
    },
    notes: lost.length > 0 ? [...notes, unread.found(lost)] : notes,
  };
}

/** Its end holds the check. */
const isCut = (parameters: URLSearchParams): boolean =>
  parameters.get(fields.version) === version && !parameters.has(fields.check);

/** Words of the visitor that are still among the chosen ones, where the address lost what it said of them. The last may have lost letters too. */
function findLost(parameters: URLSearchParams, { questions }: SetBounds): string[] {
  const end = [...parameters.values()].at(-1);
  const own = readOwnWords(parameters.get(fields.own) ?? '').map(nameOf);
  const found = Object.values<Question>(questions).flatMap((question) => {
    const text = question.kind === 'words' ? (parameters.get(question.field) ?? '') : '';
    const known = question.kind === 'words' ? question.words.map(({ key }) => key.toLowerCase()) : [];
    const whole = text === end ? keysIn(text).slice(0, -1) : keysIn(text);
    return whole.filter((word) => !known.includes(word.toLowerCase()) && readTyped(word) === word);
  });
  return [...new Set(found)].filter((word) => !own.includes(word));
}

const keysIn = (text: string): string[] => [
  ...new Set(text.replaceAll(spaceSign, ' ').split(listSign).filter(Boolean)),
];

/** What a visitor should know of an address that is not what this site wrote, however well it reads. */
function tellWhole(parameters: URLSearchParams, { exercise, questions }: SetBounds): string[] {
  const written = parameters.get(fields.version) ?? '';
  const isUnchecked = uncheckedVersions.includes(written);
  if (written && written !== version && !isUnchecked) return [unread.version];
  const check = parameters.get(fields.check)?.slice(0, checkSigns);
  const known = [...Object.values(fields), ...Object.values(questions).map(({ field }) => field)];
  // An `&` that was encoded on its way: the check reads the same, and what stands behind it counts for nothing.
  const isSwallowed = [...parameters.values()].some((value) =>
    known.some((field) => value.includes(`&${field}=`)),
  );
  const isAsWritten =
    check === undefined
      ? isUnchecked && [...parameters.keys()].every((field) => known.includes(field))
      : check === checkOf(exercise, parameters);
  return isAsWritten && !isSwallowed ? [] : [unread.whole];
}

/** Whether it is the address of a set, or what is left of one. */
export function ownsFragment(fragment: string): boolean {
  const parameters = parametersIn(fragment);
  if (parameters.has(fields.version)) return cleanFragment(fragment).includes('=');
  return !parameters.has(boardFields.game) && [...parameters.values()].some(Boolean);
}

/** What must be known before the rest can be read: of these words some may be chosen. */
export const ownWordsIn = (fragment: string): readonly OwnWord[] => readOwn(fieldsIn(fragment), []);

/** No space is ours where no name is written. */
const fieldsIn = (fragment: string): URLSearchParams =>
  new URLSearchParams(
    [...parametersIn(fragment)].map(([field, value]) => [
      field,
      field === fields.title || field === fields.name ? value : value.replace(/\s/g, ''),
    ]),
  );

function readOwn(parameters: URLSearchParams, notes: string[]): readonly OwnWord[] {
  const text = parameters.get(fields.own) ?? '';
  const own = readOwnWords(text);
  if (writeOwnWords(own) !== text) notes.push(unread.own);
  return own;
}

interface Reading {
  readonly notes: string[];
  /** Words of the visitor that are nowhere but among the chosen ones. */
  readonly lost: readonly string[];
}

/** Nothing where the answer of the site's own printable holds. */
function readAnswer(
  text: string,
  question: Question,
  shipped: Answer | undefined,
  reading: Reading,
): Answer | undefined {
  const { notes } = reading;
  switch (question.kind) {
    case 'count':
      return readCount(text, question, shipped, notes);
    case 'one':
      return readOne(text, question, shipped, notes);
    case 'things':
    case 'words':
      return readThings(text, question, reading);
  }
}

function readCount(
  text: string,
  { counted, least, most }: CountQuestion,
  shipped: Answer | undefined,
  notes: string[],
): Answer | undefined {
  const asked = wholeNumber(text, Number.POSITIVE_INFINITY);
  const count = asked === undefined ? shipped : Math.min(most, Math.max(least, asked));
  if (count !== asked) notes.push(unread.count(counted, Number(count)));
  return count;
}

function readOne(
  text: string,
  { question, options }: OneQuestion,
  shipped: Answer | undefined,
  notes: string[],
): string | undefined {
  const find = (key: Answer | undefined) => options.find((option) => option.key === key);
  if (find(text)) return text;
  notes.push(unread.one(question, find(shipped)?.name ?? ''));
  return undefined;
}

function readThings(
  text: string,
  question: ThingsQuestion | WordsQuestion,
  { notes, lost }: Reading,
): readonly string[] | undefined {
  if (text === '') return [];
  const offered = thingsOf(question).map(({ key }) => key);
  const asked = keysIn(text);
  const own = question.kind === 'words' ? asked.filter((key) => lost.includes(key)) : [];
  const unknown = asked.filter((key) => !offered.includes(key) && !own.includes(key));
  if (unknown.length > 0) notes.push(unread.some(unknown));
  const known = [...own, ...offered.filter((key) => asked.includes(key))];
  if (known.length > 0) return known;
  notes.push(unread.all(question.counted));
  return undefined;
}

function readLook(text: string | null, notes: string[]): SetChoices['look'] {
  if (text === lineArt) return 'line';
  if (text !== null) notes.push(unread.look);
  return shippedLook.look;
}

/** What can be printed of a text, on one line, without what nobody sees: that is lost on its way. */
function plainLine(text: string, longest: number): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '');
  const missing = missingGlyphs(line);
  return [...line]
    .filter((sign) => !missing.includes(sign))
    .slice(0, longest)
    .join('');
}

export const plainName = (text: string): string => plainLine(text, longestName);

export const plainTitle = (text: string): string => plainLine(text, longestTitle);

function readName(text: string, notes: string[]): string {
  const name = plainName(text).trim();
  if (name !== text.trim()) notes.push(unread.name);
  return name;
}

function readTitle(text: string, notes: string[]): string {
  const title = plainTitle(text).trim();
  if (title !== text.trim()) notes.push(unread.title);
  return title;
}

function readShuffle(text: string | null, notes: string[]): number {
  if (text === null) return shippedLook.shuffle;
  const asked = wholeNumber(text, mostShuffles);
  if (asked) return asked;
  notes.push(unread.shuffle);
  return shippedLook.shuffle;
}
