import { memo, useEffect } from 'react';
import { boldFace, regularFace } from '../../maker/faces.ts';
import type { ShownPage } from '../../maker/protocol.ts';

interface Props {
  shown: ShownPage;
  onTurn: (page: number) => void;
}

/** Those of the paper. Until they are there, and where they can't be had, another face has their widths. */
async function loadFaces(): Promise<void> {
  const faces = [
    new FontFace('Andika', `url(${regularFace})`),
    new FontFace('Andika', `url(${boldFace})`, { weight: '700' }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
}

/** A page as it will be printed. */
export const SetPreview = memo(function SetPreview({ shown, onTurn }: Props) {
  useEffect(() => {
    loadFaces().catch(() => undefined);
  }, []);
  return (
    <>
      <div
        className="set-page"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own SVG back end, which escapes every text
        dangerouslySetInnerHTML={{ __html: shown.svg }}
      />
      <p className="set-row set-turn">
        <button
          type="button"
          className="set-button"
          disabled={shown.page === 1}
          onClick={() => onTurn(shown.page - 1)}
        >
          Vorige
        </button>
        <span>
          Bladzijde {shown.page} van {shown.pages}
        </span>
        <button
          type="button"
          className="set-button"
          disabled={shown.page === shown.pages}
          onClick={() => onTurn(shown.page + 1)}
        >
          Volgende
        </button>
      </p>
    </>
  );
});
