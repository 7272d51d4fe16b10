/** A whole lesson for groep 1 and 2, on one sheet of paper, as content/lessen has it. */
import * as v from 'valibot';
import { fields, list, slug, text, truth, wholeNumber, word } from './shape.ts';
import type { FittingGame } from './sound-page.ts';

const phase = fields({
  minutes: wholeNumber(1, 20),
  /** What the teacher does and says, in order. */
  steps: list(text(320), 1, 6),
});

/** Two words of the bank, in the order of difficulty. */
const pair = fields({ one: word, other: word, rhymes: truth, note: v.exactOptional(text(60)) });

/** Words of the bank, with what the lesson hears in them. */
const heardWord = fields({
  word,
  firstSound: v.exactOptional(text(4)),
  claps: v.exactOptional(wholeNumber(1, 6)),
  note: v.exactOptional(text(60)),
});

/** What is said, and what comes back: a statement, a question, a word with its explanation and its gesture. */
const line = fields({ say: text(200), answer: v.exactOptional(text(200)) });

/** The exact list that the lesson is given with: one of the three. */
const lessonList = v.pipe(
  fields({
    heading: text(80),
    pairs: v.exactOptional(list(pair)),
    words: v.exactOptional(list(heardWord)),
    lines: v.exactOptional(list(line)),
  }),
  v.check(
    ({ pairs, words, lines }) => [pairs, words, lines].filter(Boolean).length === 1,
    'één van deze drie: pairs, words of lines',
  ),
);

export const lessonShape = fields({
  title: text(70),
  metaDescription: text(200),
  /** The article that it carries into the classroom. */
  article: slug,
  /** What the children learn: not what they do. */
  learns: text(200),
  ready: list(text(160), 1, 6),
  list: lessonList,
  opening: phase,
  core: phase,
  closing: phase,
  /** For groep 1, for groep 2, for who speaks no Dutch yet. */
  easier: text(260),
  harder: text(260),
  newToDutch: text(260),
  smallGroup: text(280),
  /** Where it goes on without the teacher. */
  corner: text(280),
  /** What a teacher may see, and what to do then. */
  watch: list(fields({ see: text(140), act: text(200) }), 2, 4),
  /** The printable that goes with it, and the sound whose page does. */
  exercise: slug,
  sound: v.exactOptional(text(4)),
  /** For parents, to copy into the app of the school. */
  letter: text(700),
});

export interface Lesson extends v.InferOutput<typeof lessonShape> {
  /** The name of its file, and the last part of its address. */
  slug: string;
}

/** What its page is made of. */
export interface LessonOfPage extends Lesson {
  /** The exercise, opened with the words of the lesson where that can be. */
  game: FittingGame;
}

export const minutesOf = ({ opening, core, closing }: Lesson): number =>
  opening.minutes + core.minutes + closing.minutes;
