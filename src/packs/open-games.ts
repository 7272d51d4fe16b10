import { orderSet, stockOf } from '../maker/make-set.ts';
import { nearestSets, type Wanted } from '../maker/nearest-set.ts';
import { withOwnWords } from '../maker/own-words/own-word.ts';
import { ownWordsIn, readSetAddress } from '../maker/set-address.ts';
import type { SetKind } from '../maker/set-kind.ts';
import { titleOf } from '../maker/title-of.ts';
import type { WrittenExercise } from '../model/adult-texts.ts';
import type { FittingGame } from '../model/sound-page.ts';
import type { Word } from '../model/word.ts';
import type { Stock } from '../sheets/choose.ts';
import { isSetKind, loadSetKind } from './loaders.ts';

interface Game {
  readonly pack: string;
  readonly exercise: WrittenExercise;
}

/** What a game makes of what is wanted; nothing where it can make no set of it. */
type Offer = (wanted: Wanted) => FittingGame | undefined;

/** The games of these exercises, by their slugs; one that can't be made is left out. */
export async function openGames(
  { games, words }: { readonly games: readonly Game[]; readonly words: readonly Word[] },
  slugs: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  const stock = stockOf({ words });
  const asked = games.filter(({ exercise }) => slugs.includes(exercise.slug));
  const open = async (game: Game) => [game.exercise.slug, await openGame(game, stock)] as const;
  return new Map(await Promise.all(asked.map(open)));
}

async function openGame({ pack, exercise }: Game, stock: Stock): Promise<Offer> {
  const { slug } = exercise;
  if (!isSetKind(pack)) return () => ({ slug });
  const kind = await loadSetKind(pack);
  const find = nearestSets(kind, exercise, stock);
  return (wanted) => {
    const set = find(wanted);
    if (!set) return undefined;
    const called = callSet(set, kind, exercise, stock);
    return { slug, set, ...(called && { called }) };
  };
}

/** Bingo with the words of a theme is no bingo that rhymes: a page says what is played with its set. */
function callSet(
  set: string,
  kind: SetKind,
  exercise: Game['exercise'],
  { words }: Stock,
): FittingGame['called'] {
  const known = withOwnWords(words, ownWordsIn(set));
  const questions = kind.questions(exercise.parameters, known);
  const shipped = kind.shipped(exercise.parameters, known);
  const read = readSetAddress(set, { exercise: exercise.slug, questions, shipped });
  if (!read || !titleOf(read.choices.answers, questions)) return undefined;
  const ordered = orderSet(kind, read.choices, { exercise, words: [...words.values()] });
  return ordered.exercise && { title: ordered.exercise.title, trains: ordered.exercise.trains };
}
