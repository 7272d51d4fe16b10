import '../styles/field.css';
import './print-week/print-week.css';
import { readyGames } from '../components/exercise/ready-games.ts';
import { groupNames } from '../model/group-names.ts';
import { weekId } from '../model/page-ids.ts';
import type { FittingGame } from '../model/sound-page.ts';
import { texts } from './print-week/section-texts.ts';
import { PrintWeek } from './print-week.island.tsx';
import { Island } from './waking/island.tsx';

interface Props extends Omit<Parameters<typeof PrintWeek>[0], 'games'> {
  /** Those can be printed with it of which a set stands ready. */
  games: readonly FittingGame[];
}

/** Closed until somebody wants it: nothing of it is fetched before. */
export function PrintWeekSection({ games, ...week }: Props) {
  const ready = readyGames(games).map(({ slug, title, group }) => ({
    slug,
    title: group === '1/2' ? title : `${title} (${groupNames[group].toLowerCase()})`,
  }));
  return (
    <section className="section print-week" aria-labelledby={`${weekId}-kop`}>
      <h2 id={`${weekId}-kop`}>{texts.heading}</h2>
      <p>{texts.intro}</p>
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
      <details id={weekId} data-opens={`^#${weekId}$`}>
        <summary className="cut-paper">{texts.open}</summary>
        <Island name="print-week" of={PrintWeek} data={{ ...week, games: ready }} />
      </details>
    </section>
  );
}
