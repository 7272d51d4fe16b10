/** What a field means, in the words of the guide for writers, by the name of the field. */
export type Meanings = ReadonlyMap<string, string>;

/** The rows of a table of the guide: the one with this head, below this heading. */
export function readMeanings(guide: string, heading: string, head: string): Meanings {
  const lines = guide.split('\n');
  const section = lines.indexOf(heading);
  const table = lines.findIndex((line, index) => index > section && line.startsWith(`| ${head} |`));
  if (section < 0 || table < 0) throw new Error(`The guide has no table ‘${head}’ below ‘${heading}’`);
  const rows = lines.slice(table + 2);
  const end = rows.findIndex((row) => !row.startsWith('|'));
  return new Map(
    rows.slice(0, end).flatMap((row) => {
      const [, field, meaning] = row.match(/^\| `(\w+)` \| (.*) \|$/) ?? [];
      return field && meaning ? [[field, meaning] as const] : [];
    }),
  );
}
