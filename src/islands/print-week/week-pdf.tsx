import { useEffect, useRef } from 'react';
import { texts } from './texts.ts';
import type { useWeekPrint } from './use-week-print.ts';

interface Props {
  /** Of the file. */
  name: string;
  printing: ReturnType<typeof useWeekPrint>;
  /** Why it can't be made of what was chosen; empty where it can. */
  hindrance: string;
  takesTaps: boolean;
}

/** What it takes, the button, and what becomes of it. */
export function WeekPdf({ name, printing, hindrance, takesTaps }: Props) {
  const { load, drawing, file, hasFailed, restart } = printing;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (file) link.current?.click();
  }, [file]);
  if (hasFailed)
    return (
      <div role="alert" className="week-trouble">
        <p>{texts.failed}</p>
        <button type="button" className="button cut-paper" onClick={restart}>
          {texts.retry}
        </button>
      </div>
    );
  return (
    <div className="week-print">
      <p className="week-load">
        {hindrance || (load ? texts.load(load.sheets, load.minutes) : texts.counting)}
      </p>
      <p>
        <button
          type="submit"
          className="button cut-paper"
          disabled={!takesTaps || hindrance !== '' || drawing !== undefined}
        >
          {texts.make}
        </button>
        {drawing && <progress max={drawing.pages} value={drawing.page} aria-label={texts.progress} />}
      </p>
      <p role="status">
        {drawing && texts.busy}
        {file && (
          <>
            {texts.ready(load?.pages ?? 0)}{' '}
            <a ref={link} href={file} download={name}>
              {texts.again}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
