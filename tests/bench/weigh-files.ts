import { listBuiltFiles } from '../built-site.ts';
import { type FileBudget, isMatch } from './budget.ts';
import type { Row } from './table.ts';
import { weighFile } from './weigh-file.ts';

/** The heaviest of some files, or all of them together, beside what that may be. */
export async function weighFiles(
  folder: string,
  name: string,
  { match, each, all }: FileBudget,
): Promise<Row[]> {
  const matching = (await listBuiltFiles(folder)).filter((file) => isMatch(match, file));
  const weights = await Promise.all(matching.map((file) => weighFile(folder, file)));
  const sizes = weights.map(({ brotli }) => brotli);
  const rows: Row[] = [];
  if (each !== undefined) {
    rows.push({ name: `${name}, heaviest`, values: [sizes.length, Math.max(...sizes)], budget: each });
  }
  if (all !== undefined) {
    const sum = sizes.reduce((total, size) => total + size, 0);
    rows.push({ name: `${name}, together`, values: [sizes.length, sum], budget: all });
  }
  return rows;
}
