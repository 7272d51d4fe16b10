import { useEffect, useRef } from 'react';
import type { Drawing } from '../use-printing.ts';
import { texts } from './texts.ts';
import type { Keeping } from './use-keeping.ts';

interface Props {
  /** Of the file. */
  name: string;
  /** Where it is, once it is made. */
  file: string | undefined;
  drawing: Drawing | undefined;
  isHindered: boolean;
  keeping: Pick<Keeping, 'kept' | 'keep' | 'refused'>;
  onPrint: () => void;
  onStop: () => void;
}

export function PrintSet({ name, file, drawing, isHindered, keeping, onPrint, onStop }: Props) {
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
          </>
        )}
      </p>
      {file && <KeepForLater {...keeping} />}
    </div>
  );
}

/** Who has it on paper is not done with it: without this it is gone tomorrow. */
const KeepForLater = ({ kept, keep, refused }: Props['keeping']) => (
  <p role="status">
    {kept ? (
      texts.print.kept
    ) : (
      <button type="button" className="set-button" onClick={keep}>
        {texts.print.keep}
      </button>
    )}{' '}
    {refused}
  </p>
);
