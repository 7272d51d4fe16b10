/**
 * The braces in a text about a set, where what is true of the printable of the site is not true of any set: `{maan}` is
 * an example, which becomes one of the set; a line that ends in `{met rijm}` or `{zonder rijm}` is there only with
 * that, or without it. A line with an example that has nothing in its place is left out.
 */

/** A set, as far as a text can ask about it. */
export interface Telling {
  /** Whether it is with what has this name, or without. */
  readonly holds: (how: 'met' | 'zonder', name: string) => boolean;
  /** What stands for an example, if anything does. */
  readonly say: (example: string) => string | undefined;
  /** The same for the picture of one. */
  readonly show: (picture: string) => string | undefined;
}

/** The set that the texts were written for. */
export const asWritten: Telling = {
  holds: (how) => how === 'met',
  say: (example) => example,
  show: (picture) => picture,
};

const example = /\{([^{}]*)\}?/g;
const condition = /\s*\{(met|zonder) ([^{}]+)\}$/;

export const tellText = (text: string, set: Telling): string =>
  text
    .split('\n')
    .flatMap((line) => tellLine(line.trim(), set) ?? [])
    .join(' ');

function tellLine(line: string, set: Telling): string | undefined {
  const [braces = '', how, names = ''] = condition.exec(line) ?? [];
  if (how === 'met' || how === 'zonder') {
    const held = names.split(/, | en /).map((name) => set.holds(how, name));
    return held.includes(false) ? undefined : tellLine(line.slice(0, -braces.length), set);
  }
  const said = [...line.matchAll(example)].map(([, one = '']) => set.say(one));
  return said.includes(undefined) ? undefined : line.replace(example, () => said.shift() ?? '');
}

/** As it is read where everything holds. */
export const withoutBraces = (text: string): string => tellText(text, { ...asWritten, holds: () => true });

/** What remains is read, and stands where it stood. */
export const blankConditions = (text: string): string =>
  text.replace(/\{(?:met|zonder) [^{}\n]+\}/g, (braces) => ' '.repeat(braces.length));
