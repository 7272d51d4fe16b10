import { Fragment, type ReactNode } from 'react';

interface Props<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** For lists that never change while they are shown, and in which two items may be alike. */
export function InOrder<Item>({ items, children }: Props<Item>) {
  return items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells two of them apart, and it is fixed
    <Fragment key={place}>{children(item)}</Fragment>
  ));
}
