/** A game in the print of a week: how to play it and all that it is played with. Its own page one would say again what stands on that of the week. */
import type { Exercise } from '../model/exercise.ts';
import type { Imprint } from '../sheets/imprint.ts';
import { layGamePages } from '../sheets/lay/game-pages.ts';
import type { Layout } from '../sheets/pack.ts';
import { accents } from '../sheets/palette.ts';
import type { Page, Part } from '../sheets/sheet.ts';
import { keepColour } from './own-colour.ts';
import { texts } from './texts.ts';

/** A game as its pack laid it out. */
export interface PlayedGame {
  readonly exercise: Exercise;
  readonly layout: Layout;
}

export interface WeekGame {
  readonly title: string;
  readonly trains: string;
  readonly group: string;
  readonly pages: readonly Page[];
  /** The one that shows best what it is. */
  readonly preview: Page;
}

export function layWeekGame({ exercise, layout }: PlayedGame, imprint: Imprint): WeekGame {
  const { title, trains, group, colour } = exercise;
  const { play, own, preview } = layGamePages(exercise, imprint, layout);
  const howTo: Part = { name: texts.parts.play, holder: 'leerkracht', prints: 'once' };
  const all = [{ ...play, part: howTo, bookmark: title }, ...own];
  const ofGame = partsOf(title);
  const pages = all.map((page) => ({ ...keepColour(page, accents[colour]), ...ofGame(page.part) }));
  return {
    title,
    trains,
    group,
    pages,
    preview: pages[all.indexOf(preview)] ?? pages[1] ?? pages[0] ?? play,
  };
}

/** Pages of one part stay pages of one part. */
function partsOf(game: string): (part: Part | undefined) => Pick<Page, 'part'> {
  const known = new Map<Part, Part>();
  return (part) => {
    if (!part) return {};
    const named = known.get(part) ?? { ...part, of: game };
    known.set(part, named);
    return { part: named };
  };
}
