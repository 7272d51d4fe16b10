/** From a file in content/klankweken to the week of a sound, or to every problem in it. */
import type { VFile } from 'vfile';
import type { SoundWithWords } from '../../../src/model/sound.ts';
import { type SoundWeek, soundWeekShape } from '../../../src/model/sound-week.ts';
import { wordsIn } from '../../../src/model/sound-words.ts';
import { quote, refuse } from '../problems/problem.ts';
import { didYouMean } from '../problems/suggest.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { parseYaml } from '../yaml/yaml-document.ts';
import { checkDays, type LedTo } from './check-days.ts';
import { checkLetter } from './check-letter.ts';

interface Named extends LedTo {
  /** Where something is wrong with them there are none, and the week is not checked against them. */
  sounds: readonly SoundWithWords[];
}

/** Its sound is the name of the file. */
export function parseSoundWeek(file: VFile, named: Named): SoundWeek | undefined {
  const document = parseYaml(file, String(file.value));
  const week = document && checkShape(file, document, soundWeekShape);
  if (!week) return undefined;
  const name = String(file.stem);
  const sound = named.sounds.find((one) => one.sound === name);
  if (sound) {
    const heard = wordsIn(sound.words).map(({ word }) => word);
    week.words.forEach((word, index) => {
      if (heard.includes(word)) return;
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
  checkLetter(file, document, ['letter'], week.letter);
  return week;
}
