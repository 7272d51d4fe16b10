import { memo } from 'react';
import type { ToldPage } from '../../workshop/protocol.ts';
import { ShowDrawing } from './show-drawing.tsx';

interface Props {
  /** Counted from 1. */
  number: number;
  page: ToldPage;
  /** Nothing where nobody looks: so many drawings at once are too heavy for a phone. */
  svg: string | undefined;
  onOpen: (number: number) => void;
}

/** A page with what its head says: who has it in hand, and how often it is printed. */
export const SmallPage = memo(function SmallPage({
  number,
  page: { name, use, landscape },
  svg,
  onOpen,
}: Props) {
  return (
    <li>
      <button type="button" data-landscape={landscape || undefined} onClick={() => onOpen(number)}>
        <ShowDrawing svg={svg} />
        <span>
          <strong>
            {number} {name}
          </strong>{' '}
          {use}
        </span>
      </button>
    </li>
  );
});
