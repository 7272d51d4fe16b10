/** The rules of a hunt: what may be looked for together, and what a key picture may ask for. */
import { firstSoundOfName, type PicturedWord, rhymes, soundAlike, type Word } from '../../model/word.ts';
import { type Chooser, type Chosen, chooseFrom, type Stock } from '../../sheets/choose.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import type { Objection, Path } from '../../sheets/refusal.ts';
import { checkDoubles, checkLookAlikes, checkOtherNames } from '../../sheets/word-rules.ts';
import { type Footing, hanging, lyingFoot, type Stance, standingFoot } from './footing.ts';
import { countAskLines, mostAskLines } from './measures.ts';
import type { Parameters } from './parameters.ts';
import type { Points } from './pointer.ts';
import type { PlaceName } from './scenes/place-names.ts';
import { checkSpots } from './spot-rules.ts';
import type { Spot } from './spots.ts';

/** A picture, and things that can be found with it, said to the grown-up as examples. */
interface ChosenKey<Example> {
  readonly word: Chosen;
  readonly examples: readonly Example[];
}

/** Something to find that is no word of the bank, and where the exercise names it. */
export interface NamedThing {
  readonly name: string;
  readonly path: Path;
}

/** Each key with the earlier ones that ask for the same. */
const checkApart = <Key extends ChosenKey<unknown>>(
  keys: readonly Key[],
  areAlike: (word: Word, earlier: Word) => boolean,
  object: (word: Word, earlier: Word) => Omit<Objection, 'path'>,
): Objection[] =>
  keys.flatMap(({ word }, index) =>
    keys
      .slice(0, index)
      .filter((earlier) => areAlike(word, earlier.word))
      .map((earlier) => ({ ...object(word, earlier.word), path: word.path })),
  );

export function checkSoundKeys(keys: readonly ChosenKey<NamedThing>[]): Objection[] {
  const words = keys.map(({ word }) => word);
  return [
    ...checkDoubles(words),
    ...checkOtherNames(words, 'firstSound'),
    ...checkApart(
      keys,
      (word, earlier) => word.word !== earlier.word && soundAlike(earlier.firstSound, word.firstSound),
      (word, earlier) => ({
        rule: 'sound-alike',
        reason: `/${word.firstSound}/ van "${word.word}" en /${earlier.firstSound}/ van "${earlier.word}" klinken te veel hetzelfde voor één kaart`,
      }),
    ),
    ...keys.flatMap(({ word, examples }) =>
      examples
        .filter(({ name }) => firstSoundOfName(name) !== word.firstSound)
        .map(({ name, path }) => ({
          rule: 'example-sound',
          reason: `"${name}" begint met /${firstSoundOfName(name)}/, niet met de /${word.firstSound}/ van "${word.word}"`,
          path,
        })),
    ),
  ];
}

export function checkRhymeKeys(keys: readonly ChosenKey<Chosen<Word>>[]): Objection[] {
  const words = keys.map(({ word }) => word);
  return [
    ...checkDoubles(words),
    ...checkOtherNames(words, 'rhyme'),
    ...checkApart(
      keys,
      (word, earlier) => word.word !== earlier.word && earlier.rhyme === word.rhyme,
      (word, earlier) => ({
        rule: 'same-rhyme',
        reason: `"${word.word}" en "${earlier.word}" rijmen op elkaar: één van de twee`,
      }),
    ),
    ...keys.flatMap(({ word, examples }) =>
      examples
        .filter((found) => !rhymes(word, found))
        .map((found) => ({
          rule: 'false-rhyme',
          reason: `"${found.word}" (/${found.rhyme}/) rijmt niet op "${word.word}" (/${word.rhyme}/)`,
          path: found.path,
        })),
    ),
  ];
}

/** As a writer asks for it; or a visitor, who can write the words to learn by hand, and leave pages out. */
export interface AskedHunts {
  readonly cards: readonly AskedHunt[];
  readonly more?: Parameters['more'];
  readonly hanging: Parameters['hanging'];
  readonly sounds: readonly AskedKey[];
  readonly rhymes: readonly AskedKey[];
}

export interface AskedKey {
  readonly word: string;
  readonly examples: readonly string[];
}

export interface AskedHunt extends Omit<Parameters['cards'][number], 'things'> {
  readonly things: readonly {
    readonly word: string;
    readonly teach?: string | undefined;
    readonly show?: string | undefined;
    readonly ask?: string | undefined;
    readonly also?: readonly string[] | undefined;
    readonly points?: Points | undefined;
    readonly spot?: (Spot & { readonly on?: Footing | undefined }) | undefined;
    readonly turn?: number | undefined;
    readonly foot?: number | undefined;
  }[];
}

export interface Hunt {
  readonly title: string;
  readonly say: string;
  readonly picture: string;
  /** For who has the card at home. */
  readonly letter?: readonly string[] | undefined;
  /** Outside where none is named. */
  readonly place?: PlaceName | undefined;
  readonly things: readonly {
    readonly word: PicturedWord;
    readonly teach: string | undefined;
    readonly show: string | undefined;
    readonly ask: string | undefined;
    readonly also: readonly string[];
    readonly points: Points | undefined;
    readonly spot: Spot | undefined;
    readonly stance: Stance;
  }[];
}

interface HuntKey {
  readonly word: PicturedWord;
  /** On a wall or in the air. */
  readonly hangs: boolean;
  readonly examples: readonly string[];
}

interface Hunts {
  readonly cards: readonly Hunt[];
  readonly sounds: readonly HuntKey[];
  readonly rhymes: readonly HuntKey[];
}

const footingOf = (word: string, hung: Parameters['hanging']): Footing =>
  hanging.find((where) => hung[where].includes(word)) ?? 'vloer';

function chooseHunt(choose: Chooser, card: AskedHunt, hung: Parameters['hanging'], path: Path) {
  choose.drawing(card.picture, [...path, 'picture']);
  const things = card.things.flatMap(
    ({ word, teach, show, ask, also = [], points, spot, turn = 0, foot }, index) => {
      const found = choose.surePicture(word, [...path, 'things', index, 'word']);
      const stance = {
        on: spot?.on ?? footingOf(word, hung),
        foot: foot ?? (turn ? lyingFoot : standingFoot),
        turn,
      };
      return found ? [{ word: found, teach, show, ask, also, points, spot, stance }] : [];
    },
  );
  return { ...card, things };
}

function chooseKeys<Example>(
  choose: Chooser,
  keys: readonly AskedKey[],
  path: Path,
  findExample: (name: string, path: Path) => Example | undefined,
): ChosenKey<Example>[] {
  return keys.flatMap(({ word, examples }, index) => {
    const found = choose.surePicture(word, [...path, index, 'word']);
    const known = examples.flatMap((name, at) => findExample(name, [...path, index, 'examples', at]) ?? []);
    return found ? [{ word: found, examples: known }] : [];
  });
}

/** On the list of words there is room for so many lines. */
const checkAsked = (things: readonly { readonly ask?: string | undefined }[], path: Path): Objection[] =>
  things.flatMap(({ ask }, index) => {
    if (ask === undefined || countAskLines(ask) <= mostAskLines) return [];
    const reason = `"${ask}" past niet op ${mostAskLines} regels van het blad met woorden; stel de vraag korter`;
    return [{ rule: 'long-ask', reason, path: [...path, index, 'ask'] }];
  });

export function prepareHunts({ parameters }: Choices<AskedHunts>, stock: Stock): Prepared<Hunts> {
  const choose = chooseFrom(stock);
  const cards = parameters.cards.map((card, index) =>
    chooseHunt(choose, card, parameters.hanging, ['cards', index]),
  );
  const hung = hanging.flatMap((where) =>
    parameters.hanging[where].flatMap((name, index) => choose.picture(name, ['hanging', where, index]) ?? []),
  );
  const sounds = chooseKeys(choose, parameters.sounds, ['sounds'], (name, path) => ({ name, path }));
  const rhymed = chooseKeys(choose, parameters.rhymes, ['rhymes'], choose.word);
  const hangs = ({ word }: PicturedWord): boolean => footingOf(word, parameters.hanging) === 'muur';
  const objections = [
    ...choose.objections,
    ...parameters.cards.flatMap(({ things }, card) => checkAsked(things, ['cards', card, 'things'])),
    ...checkAsked(parameters.more ?? [], ['more']),
    ...cards.flatMap(({ things }) => {
      const words = things.map(({ word }) => word);
      return [...checkDoubles(words), ...checkLookAlikes(words), ...checkSpots(things)];
    }),
    ...checkDoubles(hung),
    ...checkSoundKeys(sounds),
    ...checkRhymeKeys(rhymed),
  ];
  return prepared(objections, () => ({
    cards,
    sounds: sounds.map(({ word, examples }) => ({
      word,
      hangs: hangs(word),
      examples: examples.map(({ name }) => name),
    })),
    rhymes: rhymed.map(({ word, examples }) => ({
      word,
      hangs: hangs(word),
      examples: examples.map((found) => found.word),
    })),
  }));
}
