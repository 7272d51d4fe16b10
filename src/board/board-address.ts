/**
 * Where a board is, in the fragment of an address: `#bord=4821&stap=12`, and after it the set that it shows, if
 * that is not the printable of the site. What can't be read counts as not said.
 */
import { exerciseIds } from '../model/page-ids.ts';
import { mostGames, type Progress } from './moves.ts';

/** Where a show only goes on, how far it is; otherwise the moves themselves. */
const fields = { game: exerciseIds.board, steps: 'stap', moves: 'keus' } as const;
/** What comes behind it is the set's own. */
const setBegins = new RegExp(`[#&](?=${exerciseIds.set}=)`);
const between = '.';
const most = { steps: 999, move: 999 } as const;

interface BoardAddress {
  readonly progress: Progress | undefined;
  /** The fragment of the set; empty for the printable of the site. */
  readonly set: string;
}

export function writeBoardAddress({ game, moves }: Progress, set: string): string {
  const parameters = new URLSearchParams({ [fields.game]: String(game) });
  if (moves.some((move) => move > 0)) parameters.set(fields.moves, moves.join(between));
  else if (moves.length > 0) parameters.set(fields.steps, String(moves.length));
  return `#${parameters}${set.replace('#', '&')}`;
}

const ofBoard = new RegExp(`^#${exerciseIds.board}\\b`);

/** A board that is open holds the address. */
export const isOfBoard = (fragment: string): boolean => ofBoard.test(fragment);

/** Opens the board with a set, for a new game. */
export const boardOf = (set: string): string => `#${exerciseIds.board}${set.replace('#', '&')}`;

export function readBoardAddress(fragment: string): BoardAddress {
  const [own = '', ...set] = fragment.split(setBegins);
  const parameters = new URLSearchParams(own.replace(/^#/, ''));
  const game = wholeNumber(parameters.get(fields.game), mostGames);
  const moves = readMoves(parameters.get(fields.steps), parameters.get(fields.moves));
  return {
    progress: game ? { game, moves } : undefined,
    set: set.length > 0 ? `#${set.join('&')}` : '',
  };
}

function readMoves(steps: string | null, moves: string | null): number[] {
  if (moves !== null)
    return moves
      .split(between)
      .slice(0, most.steps)
      .flatMap((move) => wholeNumber(move, most.move) ?? []);
  return Array.from({ length: wholeNumber(steps, most.steps) ?? 0 }, () => 0);
}

function wholeNumber(text: string | null, highest: number): number | undefined {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return number <= highest ? number : undefined;
}
