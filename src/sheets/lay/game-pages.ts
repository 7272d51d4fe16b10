/** The pages of a pack as they are played with: how to play before them, what to look for behind them. */
import type { Exercise } from '../../model/exercise.ts';
import type { Imprint } from '../imprint.ts';
import type { Layout } from '../pack.ts';
import type { Page } from '../sheet.ts';
import { layObservationPage } from './observation-page.ts';
import { guidePart } from './parts.ts';
import { layPlayPage } from './play-page.ts';

interface GamePages {
  readonly play: Page;
  readonly own: readonly Page[];
  readonly observation: Page;
  /** Which of them shows best what the pack is. */
  readonly preview: Page;
}

export function layGamePages(
  exercise: Exercise,
  { pictureNotice }: Pick<Imprint, 'pictureNotice'>,
  { pages, gameMarks, preview }: Layout,
): GamePages {
  const play = { ...layPlayPage(exercise, pictureNotice, gameMarks), part: guidePart };
  return {
    play,
    own: pages,
    observation: layObservationPage(exercise),
    preview: preview ?? pages[0] ?? play,
  };
}
