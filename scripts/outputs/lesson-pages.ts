import type { Lesson, LessonOfPage } from '../../src/model/lesson.ts';
import { openGames } from '../../src/packs/open-games.ts';
import type { Content } from '../content/read-content.ts';

/** What the pages of the lessons are made of: each with its game, opened with its words where that can be. */
export async function lessonPages({ lessons, material }: Content): Promise<LessonOfPage[]> {
  const offers = await openGames(
    material,
    lessons.map(({ exercise }) => exercise),
  );
  return lessons.map((lesson) => {
    const { exercise: slug, sound } = lesson;
    const wanted = { words: new Set(wordsOf(lesson)), things: new Set(sound ? [sound] : []) };
    return { ...lesson, game: offers.get(slug)?.(wanted) ?? { slug } };
  });
}

const wordsOf = ({ list: { pairs = [], words = [] } }: Lesson): string[] => [
  ...pairs.flatMap(({ one, other }) => [one, other]),
  ...words.map(({ word }) => word),
];
