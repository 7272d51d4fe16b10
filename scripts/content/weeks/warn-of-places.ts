import type { VFile } from 'vfile';
import type { Day, DayPlace } from '../../../src/model/week.ts';
import { warn } from '../problems/problem.ts';
import type { Path, YamlDocument } from '../yaml/yaml-document.ts';

const wanted: readonly { places: readonly DayPlace[]; missing: string }[] = [
  { places: ['kring'], missing: 'zit de klas nooit in de kring' },
  { places: ['hoek', 'tafel'], missing: 'werkt nooit een groepje zonder jou' },
  { places: ['buiten', 'speelzaal'], missing: 'gaan de kinderen nooit naar buiten of de speelzaal in' },
];

/** Advice: a kleuter learns in more places than one. */
export function warnOfPlaces(file: VFile, document: YamlDocument, path: Path, days: readonly Day[]): void {
  const used = days.flatMap(({ moments }) => moments.map(({ place }) => place));
  for (const { places, missing } of wanted)
    if (!places.some((place) => used.includes(place)))
      warn(file, 'week-places', {
        reason: `in deze week ${missing}`,
        expected: `een moment met ${places.map((place) => `place: ${place}`).join(' of ')}`,
        place: document.placeOf(path),
      });
}
