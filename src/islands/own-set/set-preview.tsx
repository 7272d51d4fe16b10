import { memo } from 'react';
import { trustDrawing } from '../../trust.ts';
import type { ShownPage } from '../../workshop/protocol.ts';
import { texts } from './texts.ts';

interface Props {
  shown: ShownPage;
  onTurn: (page: number) => void;
}

/** A page as it will be printed. */
export const SetPreview = memo(function SetPreview({ shown, onTurn }: Props) {
  return (
    <>
      <div
        className="set-page"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own SVG back end, which escapes every text
        dangerouslySetInnerHTML={{ __html: trustDrawing(shown.svg) }}
      />
      <p className="set-row set-turn">
        <button
          type="button"
          className="set-button"
          disabled={shown.page === 1}
          onClick={() => onTurn(shown.page - 1)}
        >
          {texts.preview.before}
        </button>
        <span>{texts.preview.page(shown.page, shown.pages)}</span>
        <button
          type="button"
          className="set-button"
          disabled={shown.page === shown.pages}
          onClick={() => onTurn(shown.page + 1)}
        >
          {texts.preview.after}
        </button>
      </p>
    </>
  );
});
