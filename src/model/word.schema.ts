/** The shape of an entry in content/woorden.yaml; what its facts must agree with stands in check-words.ts. */
import * as v from 'valibot';

const name = v.pipe(v.string('tekst'), v.minLength(1, 'tekst'));
const names = v.optional(v.array(name, 'een lijst van woorden'), []);
const divided = v.pipe(name, v.regex(/^[a-zéëïö]+(-[a-zéëïö]+)*$/, 'klankgroepen met streepjes: ba-naan'));
const count = v.pipe(
  v.number('een heel getal vanaf 1'),
  v.integer('een heel getal vanaf 1'),
  v.minValue(1, 'een heel getal vanaf 1'),
);

const themes = [
  'dieren',
  'eten',
  'feest',
  'huis',
  'kleding',
  'lijf',
  'mensen',
  'muziek',
  'natuur',
  'school',
  'spelen',
  'verhaal',
  'verkeer',
] as const;

export type Theme = (typeof themes)[number];

export const wordSchema = v.strictObject(
  {
    article: v.picklist(['de', 'het'], 'de of het'),
    syllables: divided,
    claps: count,
    stress: v.optional(count),
    saidAs: v.optional(divided),
    firstSound: name,
    rhyme: name,
    phonetic: v.optional(v.boolean('true'), false),
    picture: v.optional(name),
    weight: v.optional(v.picklist(['strong', 'weak'], 'strong of weak'), 'strong'),
    theme: v.picklist(themes, themes.join(', ')),
    notWith: names,
    alsoNamed: names,
    note: v.optional(name),
  },
  'een groep velden',
);

export type WordEntry = v.InferOutput<typeof wordSchema>;
