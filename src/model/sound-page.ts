import type { ExerciseCard } from './exercise-card.ts';
import type { SoundEntry } from './sound.ts';
import type { SoundWeek } from './sound-week.ts';
import type { SoundPlace } from './sound-words.ts';
import type { DayOfPage } from './week.ts';
import type { PicturedWord } from './word.ts';

/** What the page of a sound is made of. */
export interface SoundOfPage
  extends Pick<SoundEntry, 'sound' | 'example' | 'say' | 'feel' | 'mouth' | 'bring' | 'confused'> {
  /** In which it is taught; some are in none. */
  readonly kern?: string;
  readonly words: Readonly<Record<SoundPlace, readonly ShownWord[]>>;
  /** With the words of all places. */
  readonly games: readonly FittingGame[];
  /** With those of one place alone. */
  readonly gamesAt: Readonly<Record<SoundPlace, readonly FittingGame[]>>;
  readonly week?: SoundWeekOfPage;
}

export interface SoundWeekOfPage extends Omit<SoundWeek, 'days'> {
  readonly days: readonly DayOfPage[];
}

export type ShownWord = Pick<PicturedWord, 'word' | 'picture' | 'syllables'>;

export interface FittingGame {
  /** Of the exercise. */
  readonly slug: string;
  /** The fragment of the address of its set for this sound; absent where no set of one's own can be made. */
  readonly set?: string;
  /** What is played with that set, where it isn't called as the exercise is. */
  readonly called?: Pick<ExerciseCard, 'title' | 'trains'>;
}

export interface SoundPages {
  /** Their ids, the best first. */
  readonly tips: readonly number[];
  readonly sounds: readonly SoundOfPage[];
}
