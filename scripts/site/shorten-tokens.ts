/**
 * In a page a token has one letter, or two: `--a` for the first that its styles name. Only styles may name tokens. A
 * minifier leaves their values as they were typed.
 */
export function shortenTokens(css: string): string {
  const short = new Map<string, string>();
  return tighten(css).replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => {
    const known = short.get(name) ?? letters(short.size);
    short.set(name, known);
    return known;
  });
}

function tighten(css: string): string {
  return css.replace(
    /("[^"]*"|url\([^)]*\))|(,)\s+|(?<=[\s(,])0(?=\.\d)/g,
    (_, whole: string | undefined, comma = '') => whole ?? comma,
  );
}

function letters(place: number): string {
  const tail = String.fromCharCode(97 + (place % 26));
  return place < 26 ? `--${tail}` : letters(Math.floor(place / 26) - 1) + tail;
}
