import type { VFile } from 'vfile';
import type { Day } from '../../../src/model/week.ts';
import { quote, warn } from '../problems/problem.ts';
import type { Path } from '../yaml/yaml-document.ts';
import { placeAgain } from './place-again.ts';

interface ReadWeek {
  file: VFile;
  days: readonly Day[];
  /** Where the days stand in the file. */
  path: Path;
}

/** Advice: no week is another one with its words changed. */
export function warnOfSameSteps(weeks: readonly ReadWeek[]): void {
  const firstOf = new Map<string, VFile>();
  for (const { file, days, path } of weeks)
    days.forEach(({ moments }, day) => {
      moments.forEach(({ steps }, moment) => {
        steps.forEach((step, index) => {
          const first = firstOf.get(step);
          if (!first) firstOf.set(step, file);
          else
            warn(file, 'week-step', {
              reason: `deze stap staat ook ${first === file ? 'eerder in deze week' : `in ${first.path}`}: ${quote(step)}`,
              expected: 'een stap die alleen hier past',
              place: placeAgain(file, [...path, day, 'moments', moment, 'steps', index]),
            });
        });
      });
    });
}
