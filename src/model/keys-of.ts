/** The names of a record that is written out in the code: it has no others than its type says. */
export function keysOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  // biome-ignore lint/plugin: Object.keys gives any text, since a record could have more names than its type
  return Object.keys(record) as Name[];
}
