import { BigCard } from '../../../board/stage/big-card.tsx';
import { Pictured } from '../../../board/stage/pictured.tsx';
import type { BoardStage, StageProps } from '../../../board/stage/stage.ts';
import {
  type BingoShow,
  type PlayedCard,
  rulesOfBingo,
  viewCalls,
  type Winners,
  winnersAfter,
} from './show.ts';
import { texts } from './texts.ts';

/** The word that is called, covered until its answer may be seen; below, all that was called. */
function Stage({ show, moves, asked }: StageProps<BingoShow>) {
  const { now, called, count } = viewCalls(show, moves);
  if (!now) return null;
  const { call, sound, answers, moment } = now;
  return (
    <>
      <div className="board-stage" aria-live="polite">
        {asked > 0 ? (
          <BingoPanel winners={winnersAfter(show, count)} count={count} />
        ) : (
          <>
            <p className="board-say">
              {moment === 'answered'
                ? answers.map(({ word }) => texts.answer(call.word, word)).join(', ') || call.word
                : texts.ways[show.way].call(sound)}
            </p>
            <ul className="board-cards">
              <BigCard card={call} isCovered={moment === 'said'} />
              {moment === 'answered' && answers.map((answer) => <BigCard key={answer.word} card={answer} />)}
            </ul>
          </>
        )}
      </div>
      <ul className="board-tray" aria-label={texts.called}>
        {called.map((card) => (
          <li key={card.word} className={card.word === call.word ? 'board-latest' : undefined}>
            <Pictured card={card} />
          </li>
        ))}
      </ul>
    </>
  );
}

const numbersOf = (cards: readonly PlayedCard[]): number[] => cards.map(({ number }) => number);

/** More than these are numbers only. */
const mostShown = 4;

function BingoPanel({ winners: { fresh, earlier, full }, count }: { winners: Winners; count: number }) {
  const checked = fresh.length > 0 ? fresh : earlier;
  const shown = earlier.length + fresh.length > 2 * mostShown ? [] : checked.slice(0, mostShown);
  return (
    <div className="board-winners">
      <p className={fresh.length > mostShown ? 'board-fresh board-crowd' : 'board-fresh'}>
        {fresh.length > 0 && texts.hasBingo(numbersOf(fresh))}
        {fresh.length === 0 && (earlier.length > 0 ? texts.nobodyNow : texts.nobodyYet)}
      </p>
      {earlier.length > 0 && <p>{texts.hadBingo(numbersOf(earlier))}</p>}
      {full.length > 0 && <p>{texts.isFull(numbersOf(full))}</p>}
      {shown.length > 0 && (
        <div className="board-checks">
          {shown.map((card) => (
            <CardCheck key={card.number} card={card} count={count} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A printed card, with a button on what was called. */
function CardCheck({ card: { number, places }, count }: { card: PlayedCard; count: number }) {
  return (
    <figure>
      <figcaption>{texts.cards([number])}</figcaption>
      <ul>
        {places.map((place) => (
          <li key={place.word} className={place.coveredAt <= count ? 'board-button' : undefined}>
            <Pictured card={place} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

export const stage: BoardStage<BingoShow> = {
  rules: rulesOfBingo,
  introduce: ({ calls, cards }) => texts.intro(calls.length, cards.length),
  howTo: ({ way }) => texts.ways[way].howTo,
  ending: ({ calls }) => texts.ending(calls.length),
  says(show, moves) {
    const { now } = viewCalls(show, moves);
    if (!now) return undefined;
    const answers = now.moment === 'answered' ? now.answers : [];
    return [now.call, ...answers].map(({ word }) => word).join(', ');
  },
  isRight: (show, moves) => viewCalls(show, moves).now?.moment === 'answered',
  goingOn: (_, { length }) => texts.goingOn[length % texts.goingOn.length],
  question: texts.question,
  Stage,
};
