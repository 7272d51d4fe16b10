import { useEffect, useRef, useState } from 'react';
import type { ShownSet } from '../../workshop/protocol.ts';
import { LargePage } from './large-page.tsx';
import { SmallPage } from './small-page.tsx';
import { texts } from './texts.ts';
import { useInSight } from './use-in-sight.ts';
import type { DrawnPages } from './use-workshop.ts';

interface Props {
  shown: ShownSet;
  drawn: DrawnPages;
  onDraw: (page: number) => void;
}

/** What a set takes, and all its pages as they will be printed: small, and one of them large for who taps it. */
export function SetPages({ shown, drawn, onDraw }: Props) {
  const { turn, pages, loads } = shown;
  const list = useRef<HTMLOListElement>(null);
  const inSight = useInSight(list, pages.length);
  const [large, setLarge] = useState<number>();
  /** Those that were asked of this set. */
  const asked = useRef<{ of: ShownSet; pages: Set<number> }>(undefined);

  useEffect(() => {
    if (asked.current?.of !== shown) asked.current = { of: shown, pages: new Set() };
    const known = asked.current.pages;
    const wanted = [
      ...(large === undefined ? [] : [large]),
      ...[...inSight].sort((one, other) => one - other),
    ];
    for (const page of wanted) {
      if (known.has(page) || drawn[page]?.turn === turn || page > pages.length) continue;
      known.add(page);
      onDraw(page);
    }
  }, [shown, turn, pages, inSight, large, drawn, onDraw]);

  return (
    <section className="set-pages" aria-label={texts.pages.strip}>
      <p className="set-load">{texts.pages.load(loads)}</p>
      <ol ref={list}>
        {pages.map((page, index) => (
          <SmallPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
            key={index}
            number={index + 1}
            page={page}
            svg={inSight.has(index + 1) ? drawn[index + 1]?.svg : undefined}
            onOpen={setLarge}
          />
        ))}
      </ol>
      {large !== undefined && large <= pages.length && (
        <LargePage
          number={large}
          pages={pages.length}
          svg={drawn[large]?.svg}
          onTurn={setLarge}
          onClose={() => setLarge(undefined)}
        />
      )}
    </section>
  );
}
