/**
 * Writers describe the printable of the site. Braces mark what is different in a set that a visitor makes: `{maan}` is
 * an example, for which one of that set is filled in; a line that ends in `{met rijm}` or `{zonder rijm}` is only for
 * sets with rhyme, or without. A line is left out where the set has no example to fill in.
 */

/** What a set has to fill in. */
export interface BraceFiller {
  /** Whether the set has what has this name ('met'), or misses it ('zonder'). */
  readonly holds: (how: 'met' | 'zonder', name: string) => boolean;
  /** The word to fill in for an example. */
  readonly say: (example: string) => string | undefined;
  /** The picture to fill in for one. */
  readonly show: (picture: string) => string | undefined;
}

/** The set that the texts were written for. */
export const asWritten: BraceFiller = {
  holds: (how) => how === 'met',
  say: (example) => example,
  show: (picture) => picture,
};

const example = /\{([^{}]*)\}?/g;
const condition = /\s*\{(met|zonder) ([^{}]+)\}$/;

/** Whether it is only for some sets. */
export const isConditional = (line: string): boolean => condition.test(line);

export const fillBraces = (text: string, set: BraceFiller): string =>
  text
    .split('\n')
    .flatMap((line) => fillLine(line.trim(), set) ?? [])
    .join(' ');

function fillLine(line: string, set: BraceFiller): string | undefined {
  const [braces = '', how, names = ''] = condition.exec(line) ?? [];
  if (how === 'met' || how === 'zonder') {
    const held = names.split(/, | en /).map((name) => set.holds(how, name));
    return held.includes(false) ? undefined : fillLine(line.slice(0, -braces.length), set);
  }
  const said = [...line.matchAll(example)].map(([, one = '']) => set.say(one));
  return said.includes(undefined) ? undefined : line.replace(example, () => said.shift() ?? '');
}

/** With every line and every example. */
export const withoutBraces = (text: string): string => fillBraces(text, { ...asWritten, holds: () => true });

/** The rest keeps its place in the text. */
export const blankConditions = (text: string): string =>
  text.replace(/\{(?:met|zonder) [^{}\n]+\}/g, (braces) => ' '.repeat(braces.length));
