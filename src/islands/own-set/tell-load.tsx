import type { PrintLoad } from '../../sheets/lay/print-load.ts';
import type { ShownSet } from '../../workshop/protocol.ts';
import { texts } from './texts.ts';

/** What a set takes, which of its pages are printed for that, and what those have of it. */
export const TellLoad = ({ loads, remarks }: Pick<ShownSet, 'loads' | 'remarks'>) => (
  <ul className="set-load">
    {toldOnce(loads).map(({ children, load }, index, { length }) => (
      <li key={String(children)}>
        {texts.pages.load(children, load)}
        {index === length - 1 && ` ${texts.pages.which}`}
      </li>
    ))}
    {remarks.map((remark) => (
      <li key={remark}>{remark}</li>
    ))}
  </ul>
);

/** Groups for which it takes the same, together. */
function toldOnce(loads: ShownSet['loads']) {
  const isSame = (one: PrintLoad, other: PrintLoad) =>
    one.sheets === other.sheets && one.minutes === other.minutes;
  return loads
    .filter((load, index) => loads.findIndex((other) => isSame(load, other)) === index)
    .map((load) => ({
      load,
      children: loads.filter((other) => isSame(load, other)).map(({ children }) => children),
    }));
}
