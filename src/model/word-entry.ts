/** An entry in content/woorden.yaml; what its facts must agree with stands in check-words.ts. */
import * as v from 'valibot';
import { choice, fields, named, text, truth, wholeNumber, word } from './shape.ts';

const dividedRule = 'klankgroepen met streepjes: ba-naan';
const divided = v.pipe(
  v.string(dividedRule),
  v.regex(/^[a-zéëïö]+(-[a-zéëïö]+)*$/, dividedRule),
  v.transform((typed) => typed.split('-')),
);
const claps = wholeNumber(1, 10);
const names = v.optional(v.array(word, 'een lijst van woorden'), []);

const wordEntry = fields({
  article: choice(['de', 'het']),
  /** There is none of it that is one: soep, melk. */
  uncounted: v.optional(truth),
  /** Klankgroepen, joined they are the word. */
  syllables: divided,
  /** How often you clap. */
  claps,
  /** The klankgroep with the stress, counted from 1; the last one where none is typed. */
  stress: v.optional(claps),
  /** The klankgroepen as they are said, for a word that is not said as it is spelled. */
  saidAs: v.optional(divided),
  firstSound: text(40),
  /** Sounds from the stressed vowel to the end. */
  rhyme: text(40),
  /** Spelled exactly as it sounds, so that a beginner can sound it out: maan, vis, roos. */
  phonetic: v.optional(truth, false),
  /** Name of the picture; a word without one can be said but not shown. */
  picture: v.optional(text(60)),
  /** Whether a four-year-old knows the picture at a glance. */
  weight: v.optional(choice(['strong', 'weak']), 'strong'),
  /** Words whose pictures could be taken for this one. */
  notWith: names,
  /** What a child could also say to the picture: another word, or the same said otherwise, as it sounds (doesj). */
  alsoNamed: names,
});

export const wordsShape = named(wordEntry);

export type WordEntry = v.InferOutput<typeof wordEntry>;
