import type { Moves } from '../../../board/moves.ts';
import { BigCard } from '../../../board/stage/big-card.tsx';
import { Pictured } from '../../../board/stage/pictured.tsx';
import { type BingoShow, type PlayedCard, viewCalls, type Winners, winnersAfter } from './show.ts';

interface Props {
  show: BingoShow;
  moves: Moves;
  isAsking: boolean;
}

/** The word that is called, covered until its answer may be seen; below, all that was called. */
export function CallStage({ show, moves, isAsking }: Props) {
  const { now, called, count } = viewCalls(show, moves);
  if (!now) return null;
  const { call, answers, moment } = now;
  return (
    <>
      <div className="board-stage" aria-live="polite">
        {isAsking ? (
          <BingoPanel winners={winnersAfter(show, count)} count={count} />
        ) : (
          <>
            <p className="board-say">
              {moment === 'answered'
                ? answers.map(({ word }) => `${call.word} – ${word}`).join(', ')
                : 'Ik zie, ik zie iets dat rijmt op …'}
            </p>
            <ul className="board-cards">
              <BigCard card={call} isCovered={moment === 'said'} />
              {moment === 'answered' && answers.map((answer) => <BigCard key={answer.word} card={answer} />)}
            </ul>
          </>
        )}
      </div>
      <ul className="board-tray" aria-label="Al geroepen">
        {called.map((card) => (
          <li key={card.word} className={card.word === call.word ? 'board-latest' : undefined}>
            <Pictured card={card} />
          </li>
        ))}
      </ul>
    </>
  );
}

const listed = (cards: readonly PlayedCard[]): string =>
  `${cards.length === 1 ? 'Kaart' : 'Kaarten'} ${new Intl.ListFormat('nl').format(cards.map(({ number }) => String(number)))}`;

/** More than these are numbers only. */
const mostShown = 4;

function BingoPanel({ winners: { fresh, earlier, full }, count }: { winners: Winners; count: number }) {
  const checked = fresh.length > 0 ? fresh : earlier;
  const shown = earlier.length + fresh.length > 2 * mostShown ? [] : checked.slice(0, mostShown);
  return (
    <div className="board-winners">
      <p className={fresh.length > mostShown ? 'board-fresh board-crowd' : 'board-fresh'}>
        {fresh.length > 0 && `${listed(fresh)}: bingo!`}
        {fresh.length === 0 && (earlier.length > 0 ? 'Bij dit woord niemand.' : 'Nog niemand.')}
      </p>
      {earlier.length > 0 && (
        <p>
          {listed(earlier)} had{earlier.length > 1 && 'den'} al bingo.
        </p>
      )}
      {full.length > 0 && <p>{listed(full)}: de hele kaart vol!</p>}
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
      <figcaption>Kaart {number}</figcaption>
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
