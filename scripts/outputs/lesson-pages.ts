import { stockOf } from '../../src/maker/make-set.ts';
import type { Lesson, LessonOfPage } from '../../src/model/lesson.ts';
import type { Content } from '../content/read-content.ts';
import { findGame, openGame } from './open-game.ts';

/** What the pages of the lessons are made of: each with its game, opened with its words where that can be. */
export function lessonPages({ lessons, material }: Content): Promise<LessonOfPage[]> {
  const stock = stockOf(material);
  return Promise.all(
    lessons.map(async (lesson) => {
      const { exercise: slug, sound } = lesson;
      const game = findGame(material, slug);
      const wanted = { words: new Set(wordsOf(lesson)), things: new Set(sound ? [sound] : []) };
      const offered = game && (await openGame(game, stock))(wanted);
      return { ...lesson, game: offered ?? { slug } };
    }),
  );
}

const wordsOf = ({ list: { pairs = [], words = [] } }: Lesson): string[] => [
  ...pairs.flatMap(({ one, other }) => [one, other]),
  ...words.map(({ word }) => word),
];
