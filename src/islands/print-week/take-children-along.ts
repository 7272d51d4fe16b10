import { setForChildren } from '../../maker/set-for-children.ts';
import { exerciseIds } from '../../model/page-ids.ts';

/** The games of the page are opened for as many children as its week is printed for, once somebody said how many that are. */
export function takeChildrenAlong(children: number | undefined): void {
  if (children === undefined) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href*="#${exerciseIds.set}="]`)) {
    const [slug = ''] = link.pathname.split('/').slice(-1);
    link.hash = setForChildren(link.hash, slug, children);
  }
}
