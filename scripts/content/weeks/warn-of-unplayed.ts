import type { VFile } from 'vfile';
import { wantedOfSound } from '../../../src/maker/wanted-of-sound.ts';
import type { SoundWithWords } from '../../../src/model/sound.ts';
import type { SoundWeek } from '../../../src/model/sound-week.ts';
import { exercisesIn } from '../../../src/model/week.ts';
import { openGames } from '../../../src/packs/open-games.ts';
import type { Material } from '../exercises/printables.ts';
import { quote, warn } from '../problems/problem.ts';
import { placeAgain } from './place-again.ts';

/** By the sound. */
type SoundWeeks = ReadonlyMap<string, SoundWeek>;

/** The games of these that make no set with a sound, by the sound. */
export async function findUnplayed(
  named: readonly (readonly [sound: string, slugs: readonly string[]])[],
  sounds: readonly SoundWithWords[],
  material: Pick<Material, 'words' | 'games'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const offers = await openGames(
    material,
    named.flatMap(([, slugs]) => slugs),
  );
  return new Map(
    named.map(([name, slugs]) => {
      const sound = sounds.find((one) => one.sound === name);
      const wanted = sound && wantedOfSound(sound);
      return [
        name,
        wanted ? slugs.filter((slug) => offers.get(slug)?.(wanted) === undefined && offers.has(slug)) : [],
      ];
    }),
  );
}

/** Advice: what a day leads to can be played with the sound of its week. */
export async function warnOfUnplayed(
  files: readonly VFile[],
  weeks: SoundWeeks,
  find: (named: Parameters<typeof findUnplayed>[0]) => ReturnType<typeof findUnplayed>,
): Promise<void> {
  const unplayed = await find([...weeks].map(([sound, { days }]) => [sound, exercisesIn(days)] as const));
  for (const file of files) {
    const sound = String(file.stem);
    weeks.get(sound)?.days.forEach(({ moments }, day) => {
      moments.forEach(({ exercise }, moment) => {
        if (exercise === undefined || !unplayed.get(sound)?.includes(exercise)) return;
        warn(file, 'week-unplayed', {
          reason: `${quote(exercise)} is met de klank ${quote(sound)} niet te spelen`,
          expected: 'een spel dat op de pagina van de klank staat',
          place: placeAgain(file, ['days', day, 'moments', moment, 'exercise']),
        });
      });
    });
  }
}
