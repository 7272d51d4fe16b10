import { memo } from 'react';
import { trustDrawing } from '../../trust.ts';

/** A page as the worker drew it, if it did already. */
export const ShowDrawing = memo(function ShowDrawing({ svg = '' }: { svg: string | undefined }) {
  return (
    <span
      className="set-page"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own SVG back end, which escapes every text
      dangerouslySetInnerHTML={{ __html: trustDrawing(svg) }}
    />
  );
});
