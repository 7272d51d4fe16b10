import { useCallback, useEffect, useState } from 'react';
import { isOfBoard, readBoardAddress, writeBoardAddress } from '../../board/board-address.ts';
import { mostGames, type Progress } from '../../board/moves.ts';

interface Kept {
  readonly now: Progress;
  /** What was played before a new game began. */
  readonly before: readonly Progress[];
  /** The fragment of the set that the board shows; empty for the printable of the site. */
  readonly set: string;
  /** What the address told. */
  readonly told: Progress;
  /** Whether it told more, which could not be read. */
  readonly isDamaged: boolean;
}

export interface Playing extends Pick<Kept, 'now' | 'set' | 'told' | 'isDamaged'> {
  readonly canUndo: boolean;
  move: (made: number) => void;
  undo: () => void;
  /** Another game. */
  begin: () => void;
}

/**
 * How far a board is, and the address that follows it while it is open: whoever loads that again goes on where he was.
 * Who closes the board and opens it again does so too.
 */
export function usePlaying(isOpen: boolean): Playing | undefined {
  const [kept, setKept] = useState<Kept>();

  useEffect(() => {
    if (!isOpen) return;
    const read = () => {
      const { progress, set, isDamaged } = readBoardAddress(location.hash);
      const told = progress ?? { game: anyGame(), moves: [] };
      setKept((known) =>
        !progress && known?.set === set ? known : { now: told, before: [], set, told, isDamaged },
      );
    };
    read();
    /** Back, to where no board was, closes this one. */
    const follow = () => {
      if (isOfBoard(location.hash)) read();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || !kept) return;
    showAddress(writeBoardAddress(kept.now, kept.set));
  }, [isOpen, kept]);

  useEffect(() => (isOpen ? leaveAddress : undefined), [isOpen]);

  const move = useCallback((made: number) => {
    setKept(
      (known) => known && { ...known, now: { game: known.now.game, moves: [...known.now.moves, made] } },
    );
  }, []);

  /** The last move, or the new game. */
  const undo = useCallback(() => {
    setKept((known) => {
      if (!known) return known;
      const { now, before } = known;
      if (now.moves.length > 0) return { ...known, now: { ...now, moves: now.moves.slice(0, -1) } };
      const [last, ...earlier] = before;
      return last ? { ...known, now: last, before: earlier } : known;
    });
  }, []);

  const begin = useCallback(() => {
    setKept(
      (known) =>
        known && {
          ...known,
          now: { game: (known.now.game % mostGames) + 1, moves: [] },
          before: [known.now, ...known.before],
        },
    );
  }, []);

  if (!kept) return undefined;
  const { now, before } = kept;
  return { ...kept, canUndo: now.moves.length + before.length > 0, move, undo, begin };
}

const anyGame = (): number => 1 + Math.floor(Math.random() * mostGames);

/** What history keeps of a board that was opened by its door: its address came behind that of the page. */
const behindPage = { isBoardBehindPage: true } as const;

/** Back then closes the board, and stays on the page. */
function showAddress(fragment: string): void {
  if (fragment === location.hash) return;
  const address = location.pathname + location.search + fragment;
  if (isOfBoard(location.hash)) history.replaceState(history.state, '', address);
  else history.pushState(behindPage, '', address);
}

function leaveAddress(): void {
  const { hash, pathname, search } = location;
  if (!isOfBoard(hash)) return;
  if (history.state?.isBoardBehindPage) history.back();
  else history.replaceState(history.state, '', pathname + search + readBoardAddress(hash).set);
}
