import { listBuiltFiles } from '../built-site.ts';
import { type FileBudget, isMatch } from './budget.ts';
import type { Row } from './table.ts';
import { sum, weighFile } from './weigh-file.ts';

/** The heaviest of some files, or all of them together, beside what that may be. */
export async function weighFiles(
  folder: string,
  name: string,
  { match, except, each, all }: FileBudget,
): Promise<Row[]> {
  const matching = (await listBuiltFiles(folder)).filter(
    (file) => isMatch(match, file) && !(except && isMatch(except, file)),
  );
  if (matching.length === 0 || !(each ?? all)) throw new Error(`The budget of ${name} holds nothing`);
  const sizes = await Promise.all(matching.map((file) => weighFile(folder, file)));
  const rows: Row[] = [];
  if (each !== undefined) {
    rows.push({ name: `${name}, heaviest`, values: [sizes.length, Math.max(...sizes)], budget: each });
  }
  if (all !== undefined) {
    rows.push({ name: `${name}, together`, values: [sizes.length, sum(sizes)], budget: all });
  }
  return rows;
}
