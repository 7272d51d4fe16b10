import * as texts from './texts.ts';
import type { SearchState } from './use-shown-articles.ts';

interface Props {
  state: SearchState;
  found: number;
  page: number;
  pages: number;
  /** How many articles the page holds, and how many there are in all. */
  held: number;
  count: number;
}

export function ResultCount({ state, found, page, pages, held, count }: Props) {
  if (state === 'coming') return <p>{texts.searching(count)}</p>;
  return (
    <>
      <p>{state === 'failed' ? texts.foundInNewest(found, held) : texts.found(found)}</p>
      {state === 'failed' && <p>{texts.othersMissing}</p>}
      {page > 1 && <p>{texts.page(page, pages)}</p>}
    </>
  );
}
