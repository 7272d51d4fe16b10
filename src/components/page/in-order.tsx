import { Fragment, type ReactNode } from 'react';

interface Props<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** For lists that never change on the page and may hold the same item twice. */
export function InOrder<Item>({ items, children }: Props<Item>) {
  return items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing but the place tells two items apart, and it never changes
    <Fragment key={place}>{children(item)}</Fragment>
  ));
}
