/** A line of the report: what is measured, its numbers, and, where it has a budget, how it keeps to it. */
export interface Row {
  name: string;
  values: (number | undefined)[];
  /** Beside the last of the values. */
  budget?: number;
}

/** More decimals for small numbers: a layout shift is told in thousandths. */
const smallNumber = 10;

export function isOver({ values, budget }: Row): boolean {
  return budget !== undefined && !((values.at(-1) ?? 0) <= budget);
}

/** Names on the left, numbers under each other on the right. */
export function formatTable(title: string, columns: readonly string[], rows: readonly Row[]): string {
  const lines = [
    [title, ...columns, 'budget', ''],
    ...rows.map((row) => [
      `  ${row.name}`,
      ...row.values.map(formatNumber),
      formatNumber(row.budget),
      row.budget === undefined ? '' : isOver(row) ? 'over' : 'ok',
    ]),
  ];
  const nameWidth = Math.max(24, ...lines.map(([name = '']) => name.length));
  return lines
    .map(([name = '', ...cells]) => name.padEnd(nameWidth) + cells.map((cell) => cell.padStart(10)).join(''))
    .map((line) => line.trimEnd())
    .join('\n');
}

function formatNumber(value: number | undefined): string {
  if (value === undefined) return '';
  return value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) < smallNumber ? 3 : 0 });
}
