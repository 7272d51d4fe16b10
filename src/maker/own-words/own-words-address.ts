/** Own words in the address of a set: `fem-ke`, and what is otherwise than its letters tell: `ci-troen_begint_s`. */
import { listSign } from '../../model/address-fields.ts';
import { clapOtherwise, mostOwnWords, nameOf, type OwnWord, proposeWord, readTyped } from './own-word.ts';
import { guessStress } from './split-word.ts';

const within = '_';
const signs = { rhyme: 'rijmt', first: 'begint' } as const;

export const writeOwnWords = (own: readonly OwnWord[]): string => own.map(writeOwnWord).join(listSign);

function writeOwnWord(own: OwnWord): string {
  const { syllables, stress, rhymesWith, firstSound } = own;
  const parts = [syllables.join('-')];
  if (stress !== guessFor(own).stress) parts.push(String(stress + 1));
  if (rhymesWith) parts.push(signs.rhyme, rhymesWith);
  if (firstSound) parts.push(signs.first, firstSound);
  return parts.join(within);
}

/** What holds for these klankgroepen until somebody says otherwise. */
const guessFor = ({ syllables }: Pick<OwnWord, 'syllables'>): OwnWord => ({
  syllables,
  stress: guessStress(syllables),
});

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
  const [clapped = '', ...corrections] = text.split(within);
  const word = readTyped(clapped.replaceAll('-', ''));
  if (!word) return undefined;
  const own = clapOtherwise(proposeWord(word), clapped);
  return own && correct({ ...own, ...guessFor(own) }, corrections);
}

/** An address may be of any length: what can't be read ends it. */
function correct(own: OwnWord, corrections: readonly string[]): OwnWord {
  let corrected = own;
  for (let at = 0; at < corrections.length; ) {
    const [sign = '', value = ''] = corrections.slice(at, at + 2);
    const stress = Number(sign) - 1;
    if (own.syllables[stress] !== undefined) {
      corrected = { ...corrected, stress };
      at += 1;
    } else if (sign === signs.rhyme && readTyped(value)) {
      corrected = { ...corrected, rhymesWith: value };
      at += 2;
    } else if (sign === signs.first && isSound.test(value)) {
      corrected = { ...corrected, firstSound: value };
      at += 2;
    } else {
      return corrected;
    }
  }
  return corrected;
}

const isSound = /^[a-z]{1,4}$/;
