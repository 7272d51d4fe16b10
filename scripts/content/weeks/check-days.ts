import type { VFile } from 'vfile';
import type { Day } from '../../../src/model/week.ts';
import { quote, refuse } from '../problems/problem.ts';
import { complainAboutUnknown, didYouMean } from '../problems/suggest.ts';
import type { Path, YamlDocument } from '../yaml/yaml-document.ts';

/** To what a week may lead. */
export interface LedTo {
  exercises: readonly string[];
  lessons: readonly string[];
}

/** What each moment leads to is there. */
export function checkDays(
  file: VFile,
  document: YamlDocument,
  path: Path,
  days: readonly Day[],
  named: LedTo,
): void {
  days.forEach(({ moments }, day) => {
    moments.forEach(({ exercise, lesson }, moment) => {
      const at = [...path, day, 'moments', moment];
      if (exercise !== undefined) checkExercise(file, document, [...at, 'exercise'], exercise, named);
      if (lesson !== undefined && !named.lessons.includes(lesson))
        refuse(file, 'week-lesson', {
          reason: `er is geen les ${quote(lesson)}`,
          expected: didYouMean(lesson, named.lessons),
          place: document.placeOf([...at, 'lesson']),
        });
    });
  });
}

export function checkExercise(
  file: VFile,
  document: YamlDocument,
  path: Path,
  slug: string,
  { exercises }: Pick<LedTo, 'exercises'>,
): void {
  if (exercises.includes(slug)) return;
  refuse(file, 'week-exercise', {
    ...complainAboutUnknown('oefening', slug, exercises),
    place: document.placeOf(path),
  });
}
