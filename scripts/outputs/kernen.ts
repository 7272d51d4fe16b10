import * as v from 'valibot';
import type { Exercise } from '../../src/model/exercise.ts';
import type { Kern } from '../../src/model/letters.ts';
import { schema } from '../../src/packs/letter-herkenning/parameters.ts';

const pack = 'letter-herkenning';

/** The order in which letters are taught, as the exercise of the letters has it. */
export function listKernen(
  games: readonly { pack: string; exercise: Pick<Exercise, 'parameters'> }[],
): Kern[] {
  const letters = games.find((game) => game.pack === pack);
  if (!letters) return [];
  const { kernen } = v.parse(v.pick(schema, ['kernen']), letters.exercise.parameters);
  return kernen.map((kern) => ({ name: kern.name, letters: kern.letters.map(({ letter }) => letter) }));
}
