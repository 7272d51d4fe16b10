import { useEffect, useRef } from 'react';
import type { DrawnSize, ShownSet } from '../../workshop/protocol.ts';
import type { DrawnPages, Workshop } from './use-workshop.ts';

interface Looking {
  shown: ShownSet;
  drawn: DrawnPages;
  /** The numbers of the pages that somebody sees small. */
  inSight: ReadonlySet<number>;
  /** Of the one that is seen large. */
  large: number | undefined;
  onDraw: Workshop['draw'];
}

/** Asks for each page once somebody sees it; each is asked for once as long as the set stays as it is. */
export function useDrawing({ shown, drawn, inSight, large, onDraw }: Looking): void {
  const asked = useRef<{ of: ShownSet; keys: Set<string> }>(undefined);
  useEffect(() => {
    const { turn, pages } = shown;
    if (asked.current?.of !== shown) asked.current = { of: shown, keys: new Set() };
    const { keys } = asked.current;
    const ask = (page: number, size: DrawnSize) => {
      const key = `${page} ${size}`;
      if (page > pages.length || keys.has(key) || drawn[size][page]?.turn === turn) return;
      keys.add(key);
      onDraw(page, size);
    };
    if (large !== undefined) ask(large, 'large');
    for (const page of [...inSight].sort((one, other) => one - other)) ask(page, 'small');
  }, [shown, drawn, inSight, large, onDraw]);
}
