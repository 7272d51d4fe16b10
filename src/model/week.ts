/** Five days in the class about one theme or one sound, as content/themas and content/klankweken have them. */
import * as v from 'valibot';
import { choice, exactly, fields, list, slug, text, wholeNumber } from './shape.ts';

export const dayNames = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;

export const dayPlaces = ['kring', 'hoek', 'buiten', 'speelzaal', 'tafel', 'thuis'] as const;
export type DayPlace = (typeof dayPlaces)[number];

/** Where it leads on: at most one of them. */
const leads = {
  exercise: v.exactOptional(slug),
  tip: v.exactOptional(wholeNumber(1, 24)),
  lesson: v.exactOptional(slug),
};

const moment = v.pipe(
  fields({
    place: choice(dayPlaces),
    minutes: wholeNumber(2, 20),
    /** What the teacher does and says, in order. */
    steps: list(text(320), 1, 5),
    ...leads,
  }),
  v.check(
    ({ exercise, tip, lesson }) => [exercise, tip, lesson].filter(Boolean).length <= 1,
    'hoogstens één van deze drie: exercise, tip of lesson',
  ),
);

const day = fields({
  title: text(60),
  /** What is laid ready before the children come in; absent where nothing is. */
  ready: v.exactOptional(text(200)),
  moments: list(moment, 1, 3),
});

export const weekFields = {
  /** What takes longer than the morning itself, each with when: to lay in water, to ask, to borrow. */
  before: v.exactOptional(list(text(200), 1, 5)),
  days: exactly(dayNames.length, day),
  /** For parents, to copy into the app of the school. */
  letter: text(700),
};

export type Moment = v.InferOutput<typeof moment>;
export type Day = v.InferOutput<typeof day>;

/** To what a moment leads, as a page shows it. */
export interface Lead {
  readonly kind: 'exercise' | 'tip' | 'lesson';
  readonly title: string;
  /** In the site; a game is opened with the words of the week where a set of them stands ready. */
  readonly to: string;
}

export interface MomentOfPage extends Moment {
  readonly lead?: Lead;
}

export interface DayOfPage extends Omit<Day, 'moments'> {
  readonly moments: readonly MomentOfPage[];
}

/** To which exercises days lead. */
export const exercisesIn = (days: readonly Day[]): string[] =>
  days.flatMap(({ moments }) => moments.flatMap(({ exercise }) => exercise ?? []));
