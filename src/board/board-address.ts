/**
 * Where a board is, in the fragment of an address: `#bord=4821&stap=12`, and after it the set that it shows, if
 * that is not the printable of the site: `#bord=set-4821&stap=12&set=3…`. What can't be read counts as not said.
 */
import { boardFields as fields, listSign, parametersIn, wholeNumber } from '../model/address-fields.ts';
import { cleanFragment } from '../model/clean-fragment.ts';
import { boardFragments, exerciseIds } from '../model/page-ids.ts';
import { mostGames, type Progress } from './moves.ts';

/** What comes behind it is the set's own. */
const setBegins = new RegExp(`[#&](?=${exerciseIds.set}=)`);
/** Announces it: an address that lost it is not taken for that of the printable. */
const announced = `${exerciseIds.set}-`;
const announces = new RegExp(`=${announced}(\\d?)`);
const most = { steps: 999, move: 999 } as const;

interface BoardAddress {
  readonly progress: Progress | undefined;
  /** The fragment of the set; empty for the printable of the site. */
  readonly set: string;
  /** Whether it said more than could be read. */
  readonly isDamaged: boolean;
}

export function writeBoardAddress({ game, moves }: Progress, set: string): string {
  const parameters = new URLSearchParams({ [fields.game]: (set && announced) + game });
  if (moves.some((move) => move > 0)) parameters.set(fields.moves, moves.join(listSign));
  else if (moves.length > 0) parameters.set(fields.steps, String(moves.length));
  return `#${parameters}${set.replace('#', '&')}`;
}

const ofBoard = new RegExp(`${boardFragments}\\b`, 'i');

/** A board that is open holds the address. */
export const isOfBoard = (fragment: string): boolean => ofBoard.test(fragment);

/** Opens the board with a set, for a new game. */
export const boardOf = (set: string): string =>
  `#${exerciseIds.board}${set && `=${announced}`}${set.replace('#', '&')}`;

export function readBoardAddress(fragment: string): BoardAddress {
  const [said = '', ...set] = cleanFragment(fragment).split(setBegins);
  const own = said.replace(announces, (_, digit: string) => digit && `=${digit}`);
  const parameters = parametersIn(own);
  const game = wholeNumber(parameters.get(fields.game), mostGames);
  const moves = readMoves(parameters.get(fields.steps), parameters.get(fields.moves));
  const progress = game ? { game, moves } : undefined;
  const read = progress && writeBoardAddress(progress, '');
  const isLost = set.length === 0 && own !== said;
  return {
    progress,
    set: set.length > 0 ? `#${set.join('&')}` : '',
    isDamaged: isLost || (own !== read && own.length > `#${exerciseIds.board}`.length),
  };
}

function readMoves(steps: string | null, moves: string | null): number[] {
  if (moves !== null)
    return moves
      .split(listSign)
      .slice(0, most.steps)
      .flatMap((move) => wholeNumber(move, most.move) ?? []);
  return Array.from({ length: wholeNumber(steps, most.steps) ?? 0 }, () => 0);
}
