import { publicAddress } from '../../../base.ts';
import { boardOf } from '../../../board/board-address.ts';
import type { Carried } from '../../../maker/carry-list.ts';
import type { WordList } from '../../../maker/word-list.ts';
import { addresses } from '../../../model/addresses.ts';
import type { CarriedTo } from '../../../workshop/protocol.ts';
import { Failure } from '../failure.tsx';
import { findGame } from '../games.ts';
import { texts } from './texts.ts';
import { useCarried } from './use-carried.ts';

interface Props {
  /** Of the exercise that they come from. */
  slug: string;
  list: WordList;
}

/** Every other game with these words: those that take most of them first, then what can't be made and why. */
export function GamesForWords({ slug, list }: Props) {
  const { found, state, restart } = useCarried(slug, list);
  if (state === 'failed') return <Failure restart={restart} />;
  return (
    <div className="set-games">
      <p role="status">{state === 'looking' ? texts.looking : texts.found(list.words.length)}</p>
      <ul>
        {[...found].sort(byWords).map((one) => (
          <li key={one.slug}>
            <Game {...one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Those that only have first sounds come behind those that have the words. */
const byWords = (one: CarriedTo, other: CarriedTo): number => {
  const count = ({ carried: { kept = [], isBySound = false } }: CarriedTo) =>
    kept.length / (isBySound ? 100 : 1);
  return count(other) - count(one);
};

function Game({ slug, carried }: CarriedTo) {
  const game = findGame(slug);
  if (!game) return null;
  const { hasBoard } = game;
  const title = (carried.address !== undefined && carried.title) || game.title;
  return (
    <>
      <strong>{title}</strong>
      <p>{tellGame(carried)}</p>
      {carried.leftOut.map(({ words, why }) => (
        <small key={why}>{texts.leftOut(words, why)}</small>
      ))}
      {carried.address !== undefined && (
        <p className="set-row">
          <OpenGame deed={texts.make} title={title} slug={slug} fragment={carried.address} />
          {hasBoard && (
            <OpenGame deed={texts.board} title={title} slug={slug} fragment={boardOf(carried.address)} />
          )}
        </p>
      )}
    </>
  );
}

function tellGame(carried: Carried): string {
  if (carried.address === undefined) return texts.not(carried.reason);
  const { kept, isBySound, added, leftOut, said } = carried;
  const tell = isBySound ? texts.keptBySound : texts.kept;
  const all = kept.length + leftOut.flatMap(({ words }) => words).length;
  return [tell(kept.length, all), ...(added.length > 0 ? [texts.added(added)] : []), ...said].join(' ');
}

interface OpenProps {
  deed: string;
  title: string;
  slug: string;
  fragment: string;
}

const OpenGame = ({ deed, title, slug, fragment }: OpenProps) => (
  <a href={publicAddress(addresses.exercise(slug)) + fragment} aria-label={texts.ofGame(deed, title)}>
    {deed}
  </a>
);
