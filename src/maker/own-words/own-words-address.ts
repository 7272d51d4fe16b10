/**
 * Own words in the address of a set: `fem-ke`, and what is otherwise than its letters tell: `ci-troen_begint_s`, or that
 * it came with its theme: `mij-ter_thema`, or can stand with what it looks like: `tak-si_apart`. A sign of ours that is written twice is one of theirs: `O-ma__Truus` is Oma
 * Truus, `e--mail` is e-mail.
 */
import { listSign } from '../../model/address-fields.ts';
import {
  clapOtherwise,
  mostOwnWords,
  nameOf,
  type OwnWord,
  partsOf,
  proposeWord,
  readTyped,
  stressIn,
} from './own-word.ts';

const within = '_';
const signs = { rhyme: 'rijmt', first: 'begint', theme: 'thema', apart: 'apart' } as const;
const space = '__';
const hyphen = '--';

export const writeOwnWords = (own: readonly OwnWord[]): string => own.map(writeOwnWord).join(listSign);

function writeOwnWord(own: OwnWord): string {
  const { stress, rhymesWith, firstSound, ofTheme, isToldApart } = own;
  const parts = [writeClapped(own)];
  if (stress !== stressIn(own)) parts.push(String(stress + 1));
  if (rhymesWith) parts.push(signs.rhyme, rhymesWith.replaceAll(' ', space));
  if (firstSound) parts.push(signs.first, firstSound);
  if (ofTheme) parts.push(signs.theme);
  if (isToldApart) parts.push(signs.apart);
  return parts.join(within);
}

function writeClapped(own: OwnWord): string {
  const letters = [...own.written];
  const take = (piece: string) => letters.splice(0, piece.length).join('');
  const [first = [], ...others] = partsOf(own) ?? [];
  return others.reduce((text, part) => {
    const sign = letters.shift() === '-' ? hyphen : space;
    return text + sign + part.map(take).join('-');
  }, first.map(take).join('-'));
}

/** As far as it says something. */
export function readOwnWords(text: string): OwnWord[] {
  const own = text
    .split(listSign)
    .slice(0, mostOwnWords)
    .flatMap((written) => readOwnWord(written) ?? []);
  const names = own.map(nameOf);
  return own.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

function readOwnWord(text: string): OwnWord | undefined {
  const [clapped = '', ...corrections] = text.split(/(?<!_)_(?!_)/);
  const written = clapped.replace(/--|__|-/g, (sign) => ({ [hyphen]: '-', [space]: ' ' })[sign] ?? '');
  const word = readTyped(written);
  if (!word) return undefined;
  const own = clapOtherwise(proposeWord(word), clapped.replaceAll(space, '-'));
  return own && correct({ ...own, stress: stressIn(own) }, corrections);
}

/** An address may be of any length: what can't be read ends it. */
function correct(own: OwnWord, corrections: readonly string[]): OwnWord {
  let corrected = own;
  for (let at = 0; at < corrections.length; ) {
    const [sign = '', value = ''] = corrections.slice(at, at + 2);
    const stress = Number(sign) - 1;
    const other = value.replaceAll(space, ' ');
    if (own.syllables[stress] !== undefined) {
      corrected = { ...corrected, stress };
      at += 1;
    } else if (sign === signs.rhyme && readTyped(other)) {
      corrected = { ...corrected, rhymesWith: other };
      at += 2;
    } else if (sign === signs.first && isSound.test(value)) {
      corrected = { ...corrected, firstSound: value };
      at += 2;
    } else if (sign === signs.theme) {
      corrected = { ...corrected, ofTheme: true };
      at += 1;
    } else if (sign === signs.apart) {
      corrected = { ...corrected, isToldApart: true };
      at += 1;
    } else {
      return corrected;
    }
  }
  return corrected;
}

const isSound = /^[a-z]{1,4}$/;
