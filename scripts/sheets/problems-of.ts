/** For tests: what a writer reads after one change in an exercise that ships. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { parseExercise } from '../content/exercises.ts';
import { formatProblem } from '../content/report.ts';
import { layOutExercise } from './lay-out-exercise.ts';
import { contentFolder, readWords } from './read-sheets.ts';

/** Each problem as `line: message`; none when the changed exercise can still be laid out. */
export async function problemsOf(slug: string, from: string, to: string): Promise<string[]> {
  const path = `content/oefeningen/${slug}.md`;
  const shipped = readFileSync(join(contentFolder, 'oefeningen', `${slug}.md`), 'utf8');
  const value = shipped.replace(from, to);
  if (value === shipped) throw new Error(`"${from}" is not in ${path}`);
  const file = new VFile({ path, value });
  const { words } = await readWords();
  const source = parseExercise(file);
  if (source && words) layOutExercise(source, { words, site: { name: 'Site' }, pictureNotice: 'Plaatjes' });
  return file.messages.map((message) => formatProblem(message).replace(/^.*\.md:(\d+):\d+ {2}/, '$1: '));
}
