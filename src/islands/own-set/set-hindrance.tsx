import type { Hindrance, Remedy } from '../../maker/choices.ts';
import { latestStays } from '../../maker/either-word.ts';
import { texts } from './texts.ts';

interface Props {
  hindrance: Hindrance | undefined;
  /** The words that were asked for last, by the name of their question. */
  latest: Readonly<Record<string, readonly string[]>>;
  /** Where it came of words that were chosen many at once. */
  onUndo: (() => void) | undefined;
  onRemedy: (remedy: Remedy) => void;
}

/** Why these choices make no set, and what does. */
export function SetHindrance({ hindrance, latest, onUndo, onRemedy }: Props) {
  return (
    <div role="status" className="set-hindrance">
      {hindrance && (
        <div className="set-trouble">
          <p>{hindrance.reason}</p>
          <Remedies remedies={latestStays(hindrance.remedies, latest)} onRemedy={onRemedy} />
          {onUndo && (
            <p>
              <Undo onUndo={onUndo} />
            </p>
          )}
        </div>
      )}
    </div>
  );
}

interface AfterProps {
  /** What else could be made where nothing hinders. */
  suggestions: readonly Remedy[];
  /** What became of words that were chosen many at once, if they just were. */
  said: string;
  onUndo: Props['onUndo'];
  /** Where a theme put the words of the site's own printable away. */
  onAddToShipped: (() => void) | undefined;
  onRemedy: Props['onRemedy'];
}

/** What was made of choices that nothing hinders, and what could be. */
export const SetOutcome = ({ suggestions, said, onUndo, onAddToShipped, onRemedy }: AfterProps) => (
  <div role="status" className="set-hindrance">
    {said && (
      <div className="set-told">
        <p>{said}</p>
        <p className="set-row">
          {onUndo && <Undo onUndo={onUndo} />}
          {onAddToShipped && (
            <button type="button" className="set-button" onClick={onAddToShipped}>
              {texts.theme.withShipped}
            </button>
          )}
        </p>
      </div>
    )}
    {suggestions.length > 0 && <Remedies remedies={suggestions} onRemedy={onRemedy} />}
  </div>
);

const Undo = ({ onUndo }: { onUndo: () => void }) => (
  <button type="button" className="set-button" onClick={onUndo}>
    {texts.undo}
  </button>
);

function Remedies({ remedies, onRemedy }: { remedies: readonly Remedy[]; onRemedy: Props['onRemedy'] }) {
  return (
    <p className="set-row">
      {remedies.map((remedy) => (
        <button key={remedy.name} type="button" className="set-button" onClick={() => onRemedy(remedy)}>
          {remedy.name}
        </button>
      ))}
    </p>
  );
}
