/** From content/klanken.yaml to the sounds with their words, or to every problem in it. */
import type { VFile } from 'vfile';
import { type SoundEntry, type Sounds, soundsShape } from '../../../src/model/sound.ts';
import { type SoundWords, soundFinder, wordsIn } from '../../../src/model/sound-words.ts';
import type { Word } from '../../../src/model/word.ts';
import { type NamedSite, sayNameInFields } from '../pages/site-name.ts';
import { quote, refuse } from '../problems/problem.ts';
import { complainAboutUnknown } from '../problems/suggest.ts';
import { checkSigns } from '../weeks/check-signs.ts';
import { checkOnce } from '../yaml/check-once.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { parseYaml, type YamlDocument } from '../yaml/yaml-document.ts';

/** To have something to play with for a week. */
const fewestWords = 4;

/** Where the words have problems of their own there are none, and the sounds are not checked against them. */
export function parseSounds(
  file: VFile,
  { words, exercises }: { words: readonly Word[]; exercises: readonly string[] },
  site: NamedSite | undefined,
): Sounds | undefined {
  const yaml = parseYaml(file, String(file.value));
  const document = yaml && sayNameInFields(yaml, site);
  const typed = document && checkShape(file, document, soundsShape);
  if (!typed) return undefined;
  checkExercises(file, document, typed.exercises, exercises);
  checkOnce(file, document, ['tips'], typed.tips);
  checkOnce(
    file,
    document,
    ['sounds'],
    typed.sounds.map(({ sound }) => sound),
  );
  const find = soundFinder(words);
  return {
    ...typed,
    sounds: typed.sounds.map((entry, index) => {
      const found = find(entry.sound);
      const left = without(found, entry.without);
      checkSigns(file, document, ['sounds', index, 'say'], entry.say);
      if (words.length > 0) checkWords(file, document, index, entry, { found, left });
      return { ...entry, words: left };
    }),
  };
}

function without(found: SoundWords, names: readonly string[]): SoundWords {
  const leave = (words: SoundWords['first']) => words.filter(({ word }) => !names.includes(word));
  return { first: leave(found.first), inside: leave(found.inside), last: leave(found.last) };
}

function checkExercises(
  file: VFile,
  document: YamlDocument,
  named: readonly string[],
  exercises: readonly string[],
): void {
  checkOnce(file, document, ['exercises'], named);
  named.forEach((slug, index) => {
    if (exercises.includes(slug)) return;
    refuse(file, 'sound-exercise', {
      ...complainAboutUnknown('oefening', slug, exercises),
      place: document.placeOf(['exercises', index]),
    });
  });
}

function checkWords(
  file: VFile,
  document: YamlDocument,
  index: number,
  { sound, example, without }: SoundEntry,
  { found, left }: { found: SoundWords; left: SoundWords },
): void {
  const heard = wordsIn(left).map(({ word }) => word);
  if (heard.length < fewestWords)
    refuse(file, 'sound-words', {
      reason: `bij de klank ${quote(sound)} ${heard.length === 1 ? 'is 1 woord' : `zijn ${heard.length} woorden`}`,
      expected: `minstens ${fewestWords}`,
      place: document.placeOf(['sounds', index, 'sound']),
    });
  else if (!heard.includes(example))
    refuse(file, 'sound-example', {
      reason: `in ${quote(example)} is de klank ${quote(sound)} niet zeker te horen`,
      expected: `een van deze woorden: ${heard.join(', ')}`,
      place: document.placeOf(['sounds', index, 'example']),
    });
  without.forEach((name, place) => {
    if (wordsIn(found).some(({ word }) => word === name)) return;
    refuse(file, 'sound-without', {
      reason: `${quote(name)} staat al niet bij de klank ${quote(sound)}`,
      expected: 'haal het hier weg',
      place: document.placeOf(['sounds', index, 'without', place]),
    });
  });
}
