import { listBuiltFiles } from '../site/built-site.ts';
import { listImported } from '../site/imported-scripts.ts';
import { type FileBudget, isMatch } from './budget.ts';
import type { Row } from './table.ts';
import { sum, weighAll, weighFile } from './weigh-file.ts';

/** The heaviest of some files, or all of them together, beside what that may be. */
export async function weighFiles(
  folder: string,
  name: string,
  { match, except, beside, each, all }: FileBudget,
): Promise<Row[]> {
  const built = await listBuiltFiles(folder);
  const matching = built.filter((file) => isMatch(match, file) && !(except && isMatch(except, file)));
  const others = beside?.map((pattern) => built.filter((file) => isMatch(pattern, file)));
  if (others?.some(({ length }) => length === 0)) throw new Error(`What stands beside ${name} is not there`);
  if (matching.length === 0 || !(each ?? all)) throw new Error(`The budget of ${name} holds nothing`);
  const weigh = async (file: string): Promise<number> =>
    others ? weighAll(folder, await listImported(folder, [file, ...others.flat()])) : weighFile(folder, file);
  const sizes = await Promise.all(matching.map(weigh));
  const rows: Row[] = [];
  if (each !== undefined) {
    rows.push({ name: `${name}, heaviest`, values: [sizes.length, Math.max(...sizes)], budget: each });
  }
  if (all !== undefined) {
    rows.push({ name: `${name}, together`, values: [sizes.length, sum(sizes)], budget: all });
  }
  return rows;
}
