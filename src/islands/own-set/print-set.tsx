import { useEffect, useRef } from 'react';
import type { Drawing } from './use-workshop.ts';

interface Props {
  /** Of the file. */
  name: string;
  /** Where it is, once it is made. */
  file: string | undefined;
  drawing: Drawing | undefined;
  isHindered: boolean;
  onPrint: () => void;
  onStop: () => void;
}

export function PrintSet({ name, file, drawing, isHindered, onPrint, onStop }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (file) link.current?.click();
  }, [file]);
  return (
    <div className="set-print">
      {drawing ? (
        <p>
          <button type="button" className="button cut-paper" onClick={onStop}>
            Stop
          </button>
          <progress max={drawing.pages} value={drawing.page} aria-label="De PDF wordt gemaakt" />
        </p>
      ) : (
        <p>
          <button type="button" className="button cut-paper" disabled={isHindered} onClick={onPrint}>
            Maak PDF
          </button>
        </p>
      )}
      <p role="status">
        {drawing && 'Je PDF wordt gemaakt…'}
        {file && (
          <>
            Klaar! Je PDF staat bij je downloads.{' '}
            <a ref={link} href={file} download={name}>
              Nog een keer downloaden
            </a>
          </>
        )}
      </p>
    </div>
  );
}
