/** What the page with exercises shows of a pack, and where its files are. */
export interface ExerciseCard {
  slug: string;
  title: string;
  description: string;
  /** What it trains, in plain words. */
  trains: string;
  /** The same in the words of the school. */
  term: string;
  group: '1' | '2' | '1/2';
  /** `rijm-bingo.pdf`: the title in lower case with hyphens. */
  filename: string;
  /** `/oefeningen/rijm-bingo.pdf` */
  path: string;
  /** The same pack as line art: it saves ink and can be coloured in. */
  lineArtPath: string;
  /** How many pages either PDF has. */
  pages: number;
}
