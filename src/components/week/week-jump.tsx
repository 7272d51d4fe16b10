import './week-jump.css';
import { pages } from '../../content.ts';
import { gamesId, weekId } from '../../model/page-ids.ts';
import { dayNames } from '../../model/week.ts';
import { JumpList } from '../page/jump-list.tsx';

const { heading, days } = pages.week;
const ofDays = dayNames.map((name) => ({ id: name, name: days[name] }));

/** To each of the five days, and to what can be printed of them, by its heading; and to its games, for who comes for one of those. */
export function WeekJump({ print, games }: { print: string; games: string }) {
  return (
    <div className="week-jump">
      <JumpList
        label={heading}
        places={[...ofDays, { id: weekId, name: print }, { id: gamesId, name: games }]}
      />
    </div>
  );
}
