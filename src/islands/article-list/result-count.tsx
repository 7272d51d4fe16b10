interface Props {
  state: SearchState;
  found: number;
  page: number;
  pages: number;
  /** How many articles the page holds, and how many there are. */
  held: number;
  count: number;
}

/** Whether all were looked through, are on their way, or can't be had now. */
export type SearchState = 'whole' | 'coming' | 'failed';

export function ResultCount({ state, found, page, pages, held, count }: Props) {
  if (state === 'coming') return <p>Even zoeken in alle {count} artikelen…</p>;
  return (
    <>
      <p>
        {found} {found === 1 ? 'artikel' : 'artikelen'} gevonden
        {state === 'failed' && ` in de nieuwste ${held}`}
      </p>
      {state === 'failed' && (
        <p>De andere artikelen kwamen niet binnen. Misschien is er even geen internet.</p>
      )}
      {page > 1 && (
        <p>
          Pagina {page} van {pages}
        </p>
      )}
    </>
  );
}
