import '../../styles/button.css';
import './fitting-games.css';
import { publicAddress } from '../../base.ts';
import { exercises, pages } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';
import { groupNames } from '../../model/group-names.ts';
import type { FittingGame } from '../../model/sound-page.ts';

/** Exercises, each opened with the words of the page where that is possible. */
export function FittingGames({ games }: { games: readonly FittingGame[] }) {
  return (
    <ul className="fitting-games">
      {games.map((game) => (
        <Game key={game.slug} game={game} />
      ))}
    </ul>
  );
}

function Game({ game: { slug, set = '', called } }: { game: FittingGame }) {
  const exercise = exercises.find((one) => one.slug === slug);
  if (!exercise) throw new Error(`There is no exercise ${slug}`);
  const { colour, group } = exercise;
  const { title, trains } = called ?? exercise;
  const id = `spel-${slug}`;
  return (
    <li className={`cut-paper ${colour}`}>
      <h3 id={id}>{title}</h3>
      <p>
        {trains} <small>{groupNames[group]}</small>
      </p>
      <a
        className="button cut-paper"
        href={publicAddress(addresses.exercise(slug)) + set}
        aria-describedby={id}
      >
        {set ? pages.sounds.games.open : pages.sounds.games.look}
      </a>
    </li>
  );
}
