import { type Answers, shippedLook } from '../../src/maker/choices.ts';
import { type Materials, makeSet } from '../../src/maker/make-set.ts';
import { type Question, thingsOf } from '../../src/maker/questions.ts';
import { ownWordsIn, readSetAddress } from '../../src/maker/set-address.ts';
import { hasBoard, loadSetKind } from '../../src/packs/loaders.ts';
import { picturesOf } from '../../src/sheets/sheet.ts';
import { dealBoard, picturesOnPlates, playersOf } from '../../src/workshop/set-out-board.ts';
import { boundsOf } from '../../src/workshop/workshop.ts';
import type { Material } from '../content/exercises/printables.ts';

/** Any: all games of a board show the same pictures. */
const game = 1;

/** The pictures of words that the sets of a game show, by name. */
export interface GamePictures {
  /** On the paper of the site's own set, and on its board. */
  readonly ofSite: readonly string[];
  /** What there is to choose from. */
  readonly offered: readonly string[];
  /** Of the set at this address, on paper and on the board. */
  ofSet(fragment: string): Promise<readonly string[]>;
}

export async function findGamePictures(
  { pack, exercise }: Material['games'][number],
  { words, imprint }: Material,
): Promise<GamePictures> {
  const kind = await loadSetKind(pack);
  const materials: Materials = { exercise, words, imprint };
  const bounds = boundsOf({ kind, materials }, []);
  const questions = Object.values<Question>(bounds.questions);
  const { sheet } = makeSet(kind, { ...shippedLook, answers: bounds.shipped }, materials);
  const byWord = new Map(words.map(({ word, picture }) => [word, picture]));
  const ofAnswers = (answers: Answers): readonly string[] =>
    Object.values(answers)
      .flatMap((answer) => (typeof answer === 'object' ? answer : []))
      .flatMap((key) => byWord.get(key) ?? []);
  const onBoard = async (set: string): Promise<readonly string[]> => {
    if (!hasBoard(pack)) return [];
    const own = boundsOf({ kind, materials }, ownWordsIn(set));
    const dealt = await dealBoard({ pack, kind, materials, bounds: own }, { set, game });
    return [...dealt.pictures, ...picturesOnPlates([...dealt.plates, ...playersOf(dealt.exercise)])];
  };
  const onPaper = sheet ? picturesOf(sheet) : [];
  /** Whatever its words. */
  const always = onPaper.filter((picture) => !ofAnswers(bounds.shipped).includes(picture));
  return {
    ofSite: [...onPaper, ...(await onBoard(''))],
    offered: questions
      .flatMap((question) => ('words' in question || 'groups' in question ? thingsOf(question) : []))
      .flatMap(({ shows }) => (typeof shows === 'string' ? shows : [])),
    async ofSet(fragment) {
      // To lay out the paper of every set of every page would take a build half a minute: its words are all that is new on it.
      const own = boundsOf({ kind, materials }, ownWordsIn(fragment));
      const { answers = {} } = readSetAddress(fragment, own)?.choices ?? {};
      return [...always, ...ofAnswers(answers), ...(await onBoard(fragment))];
    },
  };
}
