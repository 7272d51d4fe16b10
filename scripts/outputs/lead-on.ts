import { addresses } from '../../src/model/addresses.ts';
import type { FittingGame } from '../../src/model/sound-page.ts';
import type { Day, DayOfPage, Lead, Moment } from '../../src/model/week.ts';
import type { Content } from '../content/read-content.ts';

type Led = Pick<Content, 'tips' | 'lessons' | 'material'>;

/** Days of which each moment says where it is carried on: with the set of a game that stands ready for the week. */
export function leadOn(
  days: readonly Day[],
  content: Led,
  gameOf: (slug: string) => FittingGame | undefined,
): DayOfPage[] {
  return days.map(({ moments, ...day }) => ({
    ...day,
    moments: moments.map((moment) => {
      const lead = leadOf(moment, content, gameOf);
      return { ...moment, ...(lead && { lead }) };
    }),
  }));
}

function leadOf(
  { exercise: slug, tip: id, lesson: lessonSlug }: Moment,
  { tips, lessons, material }: Led,
  gameOf: (slug: string) => FittingGame | undefined,
): Lead | undefined {
  const exercise = material.games.map((game) => game.exercise).find((one) => one.slug === slug);
  if (exercise) {
    const game = gameOf(exercise.slug);
    return {
      kind: 'exercise',
      title: game?.called?.title ?? exercise.title,
      to: addresses.exercise(exercise.slug) + (game?.set ?? ''),
    };
  }
  const tip = tips.flatMap((group) => group.tips).find((one) => one.id === id);
  if (tip) return { kind: 'tip', title: tip.title, to: addresses.tip(tip.id) };
  const lesson = lessons.find((one) => one.slug === lessonSlug);
  return lesson && { kind: 'lesson', title: lesson.title, to: addresses.lesson(lesson.slug) };
}
