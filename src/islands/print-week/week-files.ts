import words from '../../generated/own-set/words.json?url';
import { wordPictures } from '../../word-pictures.ts';
import type { WeekFiles } from '../../workshop/protocol.ts';
import { filesOfSet } from '../own-set/set-files.ts';
import { paperFaces } from '../paper-faces.ts';

const weeks = import.meta.glob<string>('../../generated/weeks/*.json', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where all is that the print of a week is made of. A worker has no page that an address could be relative to. */
export const filesOfWeek = (slug: string, games: readonly string[]): WeekFiles => ({
  page: location.href.replace(/#.*/, ''),
  week: absolute(weeks[`../../generated/weeks/${slug}.json`] ?? ''),
  words: absolute(words),
  games: games.map((game) => filesOfSet(game).order),
  pictures: wordPictures,
  faces: { regular: absolute(paperFaces.regular), bold: absolute(paperFaces.bold) },
});

const absolute = (address: string): string => new URL(address, location.href).href;
