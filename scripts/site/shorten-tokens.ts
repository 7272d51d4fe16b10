/** In a page a token has one letter, or two: `--a` for the first that its styles name. Only styles may name tokens. */
export function shortenTokens(css: string): string {
  const short = new Map<string, string>();
  return css.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => {
    const known = short.get(name) ?? letters(short.size);
    short.set(name, known);
    return known;
  });
}

function letters(place: number): string {
  const tail = String.fromCharCode(97 + (place % 26));
  return place < 26 ? `--${tail}` : letters(Math.floor(place / 26) - 1) + tail;
}
