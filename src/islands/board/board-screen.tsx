import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { replay } from '../../board/moves.ts';
import type { Category } from '../../model/category.ts';
import { stageOf } from '../../packs/stages.ts';
import { usePaperFaces } from '../use-paper-faces.ts';
import { Cheer, Friends, Room } from './board-room.tsx';
import { Start } from './start.tsx';
import { texts } from './texts.ts';
import { useAwake } from './use-awake.ts';
import { useBoard } from './use-board.ts';
import { useControls } from './use-controls.ts';
import { useFullScreen } from './use-full-screen.ts';
import type { Playing } from './use-playing.ts';
import { useVoice } from './use-voice.ts';
import { wearStyles } from './wear-styles.ts';

interface Props {
  slug: string;
  title: string;
  colour: Category;
  playing: Playing;
  onClose: () => void;
}

/** The whole screen: one thing at a time, and below it, where a child can reach, what can be done. */
export function BoardScreen({ slug, title, colour, playing, onClose }: Props) {
  const { now, set, told, isDamaged, canUndo, move, undo, begin } = playing;
  const screen = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState({ time: 0, isOpen: false });
  const isAsking = asking.isOpen;
  const endAsking = useCallback(() => setAsking(({ time }) => ({ time, isOpen: false })), []);
  const { board, hasFailed, restart } = useBoard(slug, set, now.game);
  const { isFull, canBeFull, toggle } = useFullScreen(screen);
  const say = useVoice();
  usePaperFaces();
  useAwake();
  useLayoutEffect(wearStyles, []);

  const stage = board && stageOf(board.pack);
  const rules = stage?.rules(board?.show);
  const moves = rules ? replay(rules, now.moves) : [];
  const next = rules?.next(moves);
  const hasBegun = moves.length > 0;
  const notes = board && now === told ? [...(isDamaged ? [texts.damaged] : []), ...board.notes] : [];
  const question = hasBegun ? stage?.question : undefined;
  const isOut = hasBegun && next === undefined;
  const isRight = hasBegun && stage?.isRight?.(board?.show, moves) === true;
  const word = hasBegun ? stage?.says?.(board?.show, moves) : undefined;
  const otherWay = hasBegun ? stage?.otherWay?.(board?.show, moves) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer stands until something else is done
  useEffect(endAsking, [now]);
  const acts = {
    next: () => (isAsking ? endAsking() : next !== undefined && move(next)),
    undo: () => (isAsking ? endAsking() : undo()),
    ask: () =>
      question && setAsking(({ time, isOpen }) => ({ time: isOpen ? time : time + 1, isOpen: !isOpen })),
    say: () => word !== undefined && say?.(word),
    toggleFullScreen: toggle,
    close: isAsking ? endAsking : onClose,
  };
  useControls(screen, acts);

  return (
    <div
      ref={screen}
      className={`board ${colour}`}
      role="dialog"
      aria-modal="true"
      aria-label={texts.label(board?.title ?? title)}
      tabIndex={-1}
    >
      {board && <Room walls={board.room} />}
      <div className={isRight ? 'board-wall board-right' : 'board-wall'}>
        {board && stage ? (
          hasBegun ? (
            <stage.Stage {...board} moves={moves} asked={isAsking ? asking.time : 0} onMove={move} />
          ) : (
            <Start
              title={board.title}
              intro={stage.introduce(board.show)}
              remark={stage.remark?.(board.show)}
              howTo={stage.howTo(board.show)}
              hint={stage.hint}
              players={board.players}
              onMove={move}
            />
          )
        ) : (
          <div className="board-start" role="status">
            <p>{hasFailed ? texts.failed : texts.loading}</p>
            {hasFailed && <BarButton name={texts.retry} onPress={restart} />}
          </div>
        )}
        {notes.map((note) => (
          <p key={note} role="status" className="board-note">
            {note}
          </p>
        ))}
        {isOut && (
          <p role="status" className="board-ending">
            {stage?.ending(board?.show)}
          </p>
        )}
        {board && isOut && <Cheer others={board.cast.others} />}
      </div>
      <div className="board-bar">
        <BarButton name={texts.buttons.close} onPress={onClose} />
        {canBeFull && (
          <BarButton name={isFull ? texts.buttons.smallScreen : texts.buttons.fullScreen} onPress={toggle} />
        )}
        {!isOut && <BarButton name={texts.buttons.newGame} onPress={begin} isOff={!hasBegun} />}
        <span className="board-gap">
          {board && hasBegun && (
            <Friends
              friends={board.cast.friends}
              moment={isOut ? 'ends' : isRight ? 'right' : 'waits'}
              turn={moves.length}
            />
          )}
        </span>
        {otherWay && <BarButton name={otherWay.name} onPress={() => move(otherWay.move)} />}
        {question && <BarButton name={question} onPress={acts.ask} isPressed={isAsking} />}
        {say && hasBegun && stage?.says && (
          <BarButton name={texts.buttons.say} onPress={acts.say} isOff={word === undefined} />
        )}
        <BarButton name={texts.buttons.back} onPress={acts.undo} isOff={!canUndo} />
        {isOut ? (
          <BarButton name={texts.buttons.newGame} onPress={begin} isMain />
        ) : (
          <BarButton
            name={(hasBegun && stage?.goingOn(board?.show, moves)) || texts.buttons.begin}
            onPress={acts.next}
            isOff={next === undefined}
            isMain
          />
        )}
      </div>
    </div>
  );
}

interface ButtonProps {
  name: string;
  onPress: () => void;
  isOff?: boolean;
  isPressed?: boolean;
  isMain?: boolean;
}

/** What is off keeps the focus that it may have. */
function BarButton({ name, onPress, isOff = false, isPressed, isMain = false }: ButtonProps) {
  return (
    <button
      type="button"
      className={isMain ? 'board-main' : undefined}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      onClick={isOff ? undefined : onPress}
    >
      {name}
    </button>
  );
}
