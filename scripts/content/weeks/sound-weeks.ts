/** From a file in content/klankweken to the week of a sound, or to every problem in it. */
import type { VFile } from 'vfile';
import type { SoundWithWords } from '../../../src/model/sound.ts';
import { type SoundWeek, soundWeekShape } from '../../../src/model/sound-week.ts';
import { wordsIn } from '../../../src/model/sound-words.ts';
import { type NamedSite, sayNameInFields } from '../pages/site-name.ts';
import { isRefused, quote, refuse } from '../problems/problem.ts';
import { didYouMean } from '../problems/suggest.ts';
import { checkOnce } from '../yaml/check-once.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { parseYaml } from '../yaml/yaml-document.ts';
import { checkDays, type LedTo } from './check-days.ts';
import { checkLetter } from './check-letter.ts';
import { checkPrint, type Printing } from './check-print.ts';
import { warnOfPlaces } from './warn-of-places.ts';

interface Named extends LedTo {
  /** Where something is wrong with them there are none, and the week is not checked against them. */
  sounds: readonly SoundWithWords[];
  /** Absent where what its print is made with has problems of its own. */
  printing?: Printing;
}

/** Its sound is the name of the file. */
export function parseSoundWeek(
  file: VFile,
  named: Named,
  site: NamedSite | undefined,
): SoundWeek | undefined {
  const yaml = parseYaml(file, String(file.value));
  const document = yaml && sayNameInFields(yaml, site);
  const week = document && checkShape(file, document, soundWeekShape);
  if (!week) return undefined;
  const name = String(file.stem);
  const sound = named.sounds.find((one) => one.sound === name);
  if (sound) {
    const heard = wordsIn(sound.words).map(({ word }) => word);
    week.words.forEach((word, index) => {
      // Where the words have problems of their own a sound is heard in none.
      if (heard.length === 0 || heard.includes(word)) return;
      refuse(file, 'sound-week-word', {
        reason: `in ${quote(word)} is de klank ${quote(name)} niet zeker te horen`,
        expected: `een van deze woorden: ${heard.join(', ')}`,
        place: document.placeOf(['words', index]),
      });
    });
  } else if (named.sounds.length > 0)
    refuse(file, 'sound-week', {
      reason: `er is geen klank ${quote(name)}`,
      expected: didYouMean(
        name,
        named.sounds.map((one) => one.sound),
      ),
    });
  checkDays(file, document, ['days'], week.days, named);
  warnOfPlaces(file, document, ['days'], week.days);
  checkOnce(file, document, ['words'], week.words);
  checkLetter(file, document, ['letter'], week.letter);
  const { verse, before, days, letter } = week;
  if (named.printing && !isRefused(file))
    checkPrint(
      file,
      { title: name, verse, before, days, letter },
      // Its name is that of the file.
      (typed) => document.placeOf(typed === 'title' ? [] : [typed]),
      named.printing,
    );
  return week;
}
