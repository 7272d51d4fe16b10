import { memo } from 'react';
import { trustDrawing } from '../../trust.ts';

/** Something drawn as on paper; what it shows is said beside it. */
export const Plate = memo(function Plate({ svg = '' }: { svg: string | undefined }) {
  return (
    <span
      className="board-plate"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own SVG back end, which escapes every text
      dangerouslySetInnerHTML={{ __html: trustDrawing(svg) }}
    />
  );
});
