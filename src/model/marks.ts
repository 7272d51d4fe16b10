/**
 * The marks in a text about a set, where what is true of the printable of the site is not true of any set: `{maan}` is
 * an example, which becomes one of the set; a line that ends in `{met rijm}` or `{zonder rijm}` is there only with
 * that, or without it. A line with an example that has nothing in its place is left out.
 */

/** A set, as far as a text can ask about it. */
export interface Telling {
  readonly has: (name: string) => boolean;
  /** What stands for an example, if anything does. */
  readonly say: (example: string) => string | undefined;
  /** The same for the picture of one. */
  readonly show: (picture: string) => string | undefined;
}

/** The set that the texts were written for. */
export const asWritten: Telling = { has: () => true, say: (example) => example, show: (picture) => picture };

const example = /\{([^{}]*)\}?/g;
const condition = /\s*\{(met|zonder) ([^{}]+)\}$/;

export const tellText = (text: string, set: Telling): string =>
  text
    .split('\n')
    .flatMap((line) => tellLine(line.trim(), set) ?? [])
    .join(' ');

function tellLine(line: string, set: Telling): string | undefined {
  const [mark = '', how, names = ''] = condition.exec(line) ?? [];
  if (how) {
    const known = names.split(/, | en /).map(set.has);
    const told = tellLine(line.slice(0, -mark.length), set);
    return known.includes(how === 'zonder') ? undefined : told;
  }
  const said = [...line.matchAll(example)].map(([, one = '']) => set.say(one));
  return said.includes(undefined) ? undefined : line.replace(example, () => said.shift() ?? '');
}

/** As it is read where everything holds. */
export const withoutMarks = (line: string): string =>
  tellText(line.replaceAll('{zonder ', '{met '), asWritten);
