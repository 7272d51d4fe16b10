import { texts } from './texts.ts';

export function Failure({ restart }: { restart: () => void }) {
  return (
    <div role="alert" className="set-trouble">
      <p>{texts.failed}</p>
      <p>
        <button type="button" className="button cut-paper" onClick={restart}>
          {texts.retry}
        </button>
      </p>
    </div>
  );
}
