/** Sorting by length: how often you clap a word, and which words can be sorted so. */
import type { PicturedWord, Word } from '../../model/word.ts';
import { type Chosen, chooseFrom, type Stock } from '../../sheets/choose.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import type { Objection } from '../../sheets/refusal.ts';
import { checkDoubles, checkOtherNames } from '../../sheets/word-rules.ts';
import { belly } from './monster.ts';
import type { Parameters } from './parameters.ts';

export const counted = ['één', 'twee', 'drie', 'vier'] as const;

/** Of a card, in mm. */
export const card = { width: 45, height: 41 } as const;
/** What the belly of a monster holds, side by side. */
const mostOnMat = Math.floor(belly.width / card.width) * Math.floor(belly.height / card.height);
export const fewestOnMat = 2;
/** With one there is nothing to sort. */
export const fewestLengths = 2;

export const sayClaps = (claps: number): string =>
  `${counted[claps - 1]} ${claps === 1 ? 'klap' : 'klappen'}`;

/** Words of one length, for the monster that eats them. */
export interface Mat<W extends Word = PicturedWord> {
  readonly claps: number;
  readonly words: readonly W[];
}

/** Words by claps, the shortest first: the lengths that there are. */
export const sortByClaps = <W extends Word>(words: readonly W[]): Mat<W>[] =>
  [...new Set(words.map(({ claps }) => claps))]
    .sort((one, other) => one - other)
    .map((claps) => ({ claps, words: words.filter((word) => word.claps === claps) }));

const checkLengths = (cards: readonly Chosen[]): Objection[] =>
  cards
    .filter(({ claps }) => claps > counted.length)
    .map(({ word, claps, path }) => ({
      rule: 'too-long',
      reason: `bij "${word}" klap je ${claps} keer; er zijn matten tot en met ${counted.length}`,
      path,
    }));

/** There are two monsters at least; each has enough to eat and not more than its belly holds. */
function checkMats(mats: readonly Mat[], field: keyof Parameters): Objection[] {
  const object = (rule: string, reason: string): Objection => ({ rule, reason, path: [field] });
  const lengths =
    mats.length < fewestLengths
      ? [object('too-few-lengths', 'er zijn korte en lange woorden nodig, zoals met één klap en met twee')]
      : [];
  const mouths = mats.flatMap(({ claps, words: { length } }) => {
    const said = sayClaps(claps);
    if (length > mostOnMat)
      return [
        object(
          'too-many-words',
          `voor ${said} zijn er ${length} woorden, en in de buik passen er ${mostOnMat}`,
        ),
      ];
    if (length >= fewestOnMat) return [];
    return [object('too-few-words', `voor ${said} is er maar één woord: kies er meer`)];
  });
  return [...lengths, ...mouths];
}

/** What is printed: the cards, and where there are any, those for another time. */
export interface CardSets {
  readonly cards: readonly PicturedWord[];
  readonly more: readonly PicturedWord[];
}

export function prepareSets({ parameters }: Choices<Parameters>, stock: Stock): Prepared<CardSets> {
  const choose = chooseFrom(stock);
  const cards = choose.surePictures(parameters.words, ['words']);
  const more = choose.surePictures(parameters.more ?? [], ['more']);
  const all = [...cards, ...more];
  const objections = [
    ...choose.objections,
    ...checkDoubles(all),
    ...checkLengths(all),
    ...checkOtherNames(all, 'claps'),
  ];
  // Which mat stays hungry is known only when each word is there.
  const hungry = [
    ...checkMats(sortByClaps(cards), 'words'),
    ...(parameters.more ? checkMats(sortByClaps(more), 'more') : []),
  ];
  return prepared(objections.length > 0 ? objections : hungry, () => ({ cards, more }));
}

/** Those that a game is played with. */
export function prepareCards(choices: Choices<Parameters>, stock: Stock): Prepared<readonly PicturedWord[]> {
  const { parameters } = choices;
  const sets = prepareSets({ ...choices, parameters: { words: parameters.words } }, stock);
  return sets.objections ? { objections: sets.objections } : { model: sets.model.cards };
}
