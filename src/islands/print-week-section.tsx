import './print-week/print-week.css';
import { weekId } from '../model/page-ids.ts';
import { texts } from './print-week/texts.ts';
import { PrintWeek } from './print-week.island.tsx';
import { Island } from './waking/island.tsx';

type Props = Parameters<typeof PrintWeek>[0];

/** Closed until somebody wants it: nothing of it is fetched before. */
export function PrintWeekSection(week: Props) {
  return (
    <section className="section print-week" aria-labelledby={`${weekId}-kop`}>
      <h2 id={`${weekId}-kop`}>{texts.heading}</h2>
      <p>{texts.intro}</p>
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
      <details id={weekId} data-opens={`^#${weekId}$`}>
        <summary className="cut-paper">{texts.open}</summary>
        <Island name="print-week" of={PrintWeek} data={week} />
      </details>
    </section>
  );
}
