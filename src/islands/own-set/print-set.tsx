import { useEffect, useRef } from 'react';
import type { Drawing } from '../use-printing.ts';
import { keepFieldId } from './keep-set.tsx';
import { texts } from './texts.ts';

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
            {texts.print.stop}
          </button>
          <progress max={drawing.pages} value={drawing.page} aria-label={texts.print.progress} />
        </p>
      ) : (
        <p>
          <button type="button" className="button cut-paper" disabled={isHindered} onClick={onPrint}>
            {texts.print.make}
          </button>
        </p>
      )}
      <p role="status">
        {drawing && texts.print.busy}
        {file && (
          <>
            {texts.print.ready}{' '}
            <a ref={link} href={file} download={name}>
              {texts.print.again}
            </a>{' '}
            <button
              type="button"
              className="set-button"
              onClick={() => document.getElementById(keepFieldId)?.focus()}
            >
              {texts.print.keep}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
