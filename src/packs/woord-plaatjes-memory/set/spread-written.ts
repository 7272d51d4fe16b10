/** Words that have no picture, over the sheets of a game: each group plays with one, and none has letters alone. */
import { inSheets } from '../rules.ts';

/** On each sheet what has a picture leads. */
export function spreadWritten<Item>(items: readonly Item[], isWritten: (item: Item) => boolean): Item[] {
  const written = items.filter(isWritten);
  const pictured = items.filter((item) => !isWritten(item));
  const count = written.length;
  /** How many of them are among the first so many. */
  const shareOf = (first: number): number => Math.ceil((first * count) / items.length - 1 / 2);
  let laid = 0;
  return inSheets(items).flatMap((sheet) => {
    const before = shareOf(laid);
    laid += sheet.length;
    const here = shareOf(laid) - before;
    return [...pictured.splice(0, sheet.length - here), ...written.splice(0, here)];
  });
}
