export interface Sentence {
  text: string;
  offset: number;
}

/** The sign that ends a sentence, with the quotes and brackets that close after it. */
const end = /[.!?…]["”’')\]]*$/;

/**
 * White space where a new sentence may begin: behind such a sign and before a capital, a digit, an opening quote or
 * a bracket; or behind a colon and before a sentence of its own (Zeg: “Kom maar.”).
 */
const gap = /(?<=[.!?…]["”’')\]]*)\s+(?=["“‘'(]*[\p{Lu}\p{N}]|\()|(?<=:)\s+(?=["“‘'(]*\p{Lu})/gu;

/** Their full stop belongs to the word, so a capital after it says nothing. */
const abbreviations = new Set(
  'a.u.b bijv blz bv ca d.w.z dhr dr drs e.d evt i.p.v i.v.m incl ing ir m.b.t mevr mr nr o.a p pag prof resp st t.a.v t.o.v vgl z.o.z'.split(
    ' ',
  ),
);

export function splitSentences(text: string): Sentence[] {
  const starts = [0];
  for (const match of text.matchAll(gap))
    if (!endsInAbbreviation(text.slice(0, match.index))) starts.push(match.index + match[0].length);
  return starts
    .map((start, index) => ({ text: text.slice(start, starts[index + 1]).trimEnd(), offset: start }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

/** A heading or a loose word in a list is no sentence, unless it ends like one. */
export function endsLikeSentence(text: string): boolean {
  return end.test(text.trim()) || text.trim().endsWith(':');
}

function endsInAbbreviation(text: string): boolean {
  const last = text.match(/(?<![\p{L}.])([\p{L}.]+)\.$/u)?.[1];
  if (last === undefined) return false;
  return abbreviations.has(last.toLowerCase()) || /^\p{Lu}$/u.test(last);
}
