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

export const sayClaps = (claps: number): string =>
  `${counted[claps - 1]} ${claps === 1 ? 'klap' : 'klappen'}`;

/** Words by claps, from one to the most. A length that no word has is an empty list. */
export function sortByClaps<W extends Word>(words: readonly W[]): W[][] {
  const most = Math.max(0, ...words.map((word) => word.claps));
  return Array.from({ length: most }, (_, index) => words.filter((word) => word.claps === index + 1));
}

const checkLengths = (cards: readonly Chosen[]): Objection[] =>
  cards
    .filter(({ claps }) => claps > counted.length)
    .map(({ word, claps, path }) => ({
      rule: 'too-long',
      reason: `bij "${word}" klap je ${claps} keer; er zijn matten tot en met ${counted.length}`,
      path,
    }));

/** Each monster has enough to eat and not more than its belly holds, and no length is left out. */
function checkMats(mats: readonly (readonly Word[])[], field: keyof Parameters): Objection[] {
  const object = (rule: string, reason: string): Objection => ({ rule, reason, path: [field] });
  const lengths =
    mats.length < 3
      ? [object('too-few-lengths', 'er zijn woorden nodig met één, twee en drie klappen of meer')]
      : [];
  const mouths = mats.flatMap((mat, index) => {
    const claps = sayClaps(index + 1);
    if (mat.length > mostOnMat)
      return [
        object(
          'too-many-words',
          `voor ${claps} zijn er ${mat.length} woorden, en in de buik passen er ${mostOnMat}`,
        ),
      ];
    if (mat.length >= fewestOnMat) return [];
    const found = mat.length === 1 ? 'is er maar één woord' : 'is er geen woord';
    return [object('too-few-words', `voor ${claps} ${found}: kies er meer`)];
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
