import { stockOf } from '../../src/maker/make-set.ts';
import { nearestSet } from '../../src/maker/nearest-set.ts';
import { isSetKind, loadSetKind } from '../../src/maker/set-kinds.ts';
import { firstYearLetters, soundOfLetter } from '../../src/model/letters.ts';
import type { FittingGame, ShownWord, SoundPages } from '../../src/model/sound-page.ts';
import { type SoundWords, wordsIn } from '../../src/model/sound-words.ts';
import type { PicturedWord } from '../../src/model/word.ts';
import type { Content } from '../content/read-content.ts';

/** On one sheet for the wall, or two. */
const mostAtPlace = 12;
/** With as many, those can stay away of which a kleuter doubts the picture. */
const enoughSure = 8;

/** What the pages of the sounds are made of, with a set for each game that fits. */
export async function soundPages({
  sounds: { tips, exercises, sounds },
  material,
}: Content): Promise<SoundPages> {
  const stock = stockOf(material);
  const orders = exercises.flatMap((slug) => {
    const game = material.games.find(({ exercise }) => exercise.slug === slug);
    return game ? [game] : [];
  });
  const kinds = new Map(
    await Promise.all(
      orders
        .filter(({ pack }) => isSetKind(pack))
        .map(async ({ pack }) => [pack, await loadSetKind(pack)] as const),
    ),
  );
  const gamesFor = (keys: ReadonlySet<string>): FittingGame[] =>
    orders.flatMap(({ pack, exercise }) => {
      const kind = kinds.get(pack);
      if (!kind) return [{ slug: exercise.slug }];
      const set = nearestSet(kind, exercise, stock, keys);
      return set ? [{ slug: exercise.slug, set }] : [];
    });
  return {
    tips,
    sounds: sounds.map(({ sound, example, say, feel, words }) => {
      const shown = showWords(words);
      const letters = firstYearLetters.filter((letter) => soundOfLetter(letter) === sound);
      const all = [...shown.first, ...shown.inside, ...shown.last].map(({ word }) => word);
      return {
        sound,
        example,
        say,
        feel,
        words: shown,
        games: gamesFor(new Set([sound, ...letters, ...all])),
      };
    }),
  };
}

function showWords(words: SoundWords) {
  const isSure = ({ weight }: PicturedWord): boolean => weight === 'strong';
  const hasEnough = wordsIn(words).filter(isSure).length >= enoughSure;
  const show = (found: readonly PicturedWord[]): ShownWord[] =>
    (hasEnough ? found.filter(isSure) : found)
      .slice(0, mostAtPlace)
      .map(({ word, picture }) => ({ word, picture }));
  return { first: show(words.first), inside: show(words.inside), last: show(words.last) };
}
