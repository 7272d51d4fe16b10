/**
 * Signs that nobody can see in a text: control and bidirectional signs, what joins, fills or tags without a shape, halves
 * of a sign, and signs that mean nothing outside one program. A soft hyphen and a no-break space are typed on purpose, and
 * what joins emoji into one is part of it.
 */
const unseen =
  /(?![\t\n])\p{Cc}|\p{Cs}|\p{Co}|\p{Noncharacter_Code_Point}|[\u2028\u2029\u2800\ufff9-\ufffb]|(?!\u00ad)(?!(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)\u200d(?=\p{Extended_Pictographic}))(?!(?<=[\p{Extended_Pictographic}#*0-9])[\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u;

/** Where the first one stands, and which it is: `U+202E`. */
export function findUnseenSign(text: string): { index: number; name: string } | undefined {
  const index = text.search(unseen);
  if (index < 0) return undefined;
  const code = text.codePointAt(index) ?? 0;
  return { index, name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` };
}

/** Whether there is more in it than room, and than what only stands on another sign. */
export function showsSomething(text: string): boolean {
  return /[^\s\u00ad\p{M}]/u.test(text);
}
