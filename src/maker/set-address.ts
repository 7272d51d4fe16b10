/**
 * All choices in the fragment of an address, which no browser sends to a host: `#set=1&kinderen=27&woorden=muis.ei`.
 * What stands there may be old, damaged or made up: it is read as far as it says something.
 */
import { missingGlyphs } from '../sheets/text.ts';
import { type ChildrenBounds, longestName, mostShuffles, type SetChoices } from './choices.ts';

const version = '1';
const fields = {
  version: 'set',
  children: 'kinderen',
  words: 'woorden',
  look: 'kleur',
  name: 'voor',
  shuffle: 'schud',
} as const;
const lineArt = 'zwart-wit';
/** Between words; no word has it, and no browser spells it otherwise. */
const between = '.';

/** What an address is read by. */
export interface SetBounds {
  /** What holds where the address says nothing. */
  readonly shipped: SetChoices;
  readonly offered: readonly string[];
  /** Absent where one set serves all. */
  readonly children?: ChildrenBounds | undefined;
}

export interface ReadSet {
  readonly choices: SetChoices;
  /** What could not be read or be had any more, in Dutch. */
  readonly notes: readonly string[];
}

/** Only what is other than in the printable of the site. */
export function writeSetAddress(choices: SetChoices, { shipped }: Pick<SetBounds, 'shipped'>): string {
  const parameters = new URLSearchParams({ [fields.version]: version });
  if (choices.children !== shipped.children) parameters.set(fields.children, String(choices.children));
  if (choices.words.join(between) !== shipped.words.join(between))
    parameters.set(fields.words, choices.words.join(between));
  if (choices.look !== shipped.look) parameters.set(fields.look, lineArt);
  if (choices.name !== '') parameters.set(fields.name, choices.name);
  if (choices.shuffle !== shipped.shuffle) parameters.set(fields.shuffle, String(choices.shuffle));
  return `#${parameters}`;
}

/** Nothing where the fragment is not of a set. */
export function readSetAddress(fragment: string, bounds: SetBounds): ReadSet | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!parameters.get(fields.version)) return undefined;
  const { shipped } = bounds;
  const notes: string[] = [];
  if (parameters.get(fields.version) !== version)
    notes.push('Dit adres is van een andere versie van de site. We lazen wat nog kon.');
  return {
    choices: {
      children: readChildren(parameters.get(fields.children), bounds, notes),
      words: readWords(parameters.get(fields.words), bounds, notes),
      look: readLook(parameters.get(fields.look), shipped.look, notes),
      name: readName(parameters.get(fields.name) ?? '', notes),
      shuffle: readShuffle(parameters.get(fields.shuffle), shipped.shuffle, notes),
    },
    notes,
  };
}

const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

function readChildren(text: string | null, { shipped, children }: SetBounds, notes: string[]): number {
  if (text === null || !children) return shipped.children;
  const asked = wholeNumber(text);
  const count = Number.isNaN(asked)
    ? shipped.children
    : Math.min(children.most, Math.max(children.least, asked));
  if (count !== asked)
    notes.push(`In het adres stond geen aantal kinderen dat kan. Het zijn er nu ${count}.`);
  return count;
}

function readWords(text: string | null, { shipped, offered }: SetBounds, notes: string[]): readonly string[] {
  if (text === null) return shipped.words;
  if (text === '') return [];
  const asked = [...new Set(text.split(between).filter(Boolean))];
  const unknown = asked.filter((word) => !offered.includes(word));
  if (unknown.length > 0) {
    const named = unknown.slice(0, 3).map((word) => `‘${word.slice(0, 20)}’`);
    const list = new Intl.ListFormat('nl').format(
      unknown.length > 3 ? [...named, `nog ${unknown.length - 3}`] : named,
    );
    notes.push(
      `${unknown.length === 1 ? 'Dit woord uit het adres kan' : 'Deze woorden uit het adres kunnen'} hier niet meedoen: ${list}.`,
    );
  }
  const known = offered.filter((word) => asked.includes(word));
  if (known.length > 0) return known;
  notes.push(
    'In het adres stond geen enkel woord dat we kennen. Dit zijn de woorden van ons eigen printblad.',
  );
  return shipped.words;
}

function readLook(text: string | null, shipped: SetChoices['look'], notes: string[]): SetChoices['look'] {
  if (text === lineArt) return 'line';
  if (text !== null) notes.push('In het adres stond een kleur die we niet kennen. Het wordt in kleur.');
  return shipped;
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

function readShuffle(text: string | null, shipped: number, notes: string[]): number {
  if (text === null) return shipped;
  const asked = wholeNumber(text);
  if (asked >= 1 && asked <= mostShuffles) return asked;
  notes.push('In het adres stond niet hoe er geschud is. We schudden opnieuw.');
  return shipped;
}
