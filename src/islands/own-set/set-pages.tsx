import { useRef, useState } from 'react';
import type { ShownSet } from '../../workshop/protocol.ts';
import { LargePage } from './large-page.tsx';
import { SmallPage } from './small-page.tsx';
import { TellLoad } from './tell-load.tsx';
import { texts } from './texts.ts';
import { useDrawing } from './use-drawing.ts';
import { useInSight } from './use-in-sight.ts';
import type { DrawnPages, Workshop } from './use-workshop.ts';

interface Props {
  shown: ShownSet;
  drawn: DrawnPages;
  onDraw: Workshop['draw'];
}

/** What a set takes, and all its pages as they will be printed: small, and one of them large for who taps it. */
export function SetPages({ shown, drawn, onDraw }: Props) {
  const { pages, loads, remarks } = shown;
  const list = useRef<HTMLOListElement>(null);
  const inSight = useInSight(list, pages.length);
  const [large, setLarge] = useState<number>();
  useDrawing({ shown, drawn, inSight, large, onDraw });

  return (
    <section className="set-pages" aria-label={texts.pages.strip}>
      <TellLoad loads={loads} remarks={remarks} />
      <ol ref={list}>
        {pages.map((page, index) => (
          <SmallPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
            key={index}
            number={index + 1}
            page={page}
            svg={inSight.has(index + 1) ? drawn.small[index + 1]?.svg : undefined}
            onOpen={setLarge}
          />
        ))}
      </ol>
      {large !== undefined && large <= pages.length && (
        <LargePage
          number={large}
          pages={pages}
          svg={drawn.large[large]?.svg}
          onTurn={setLarge}
          onClose={() => setLarge(undefined)}
        />
      )}
    </section>
  );
}
