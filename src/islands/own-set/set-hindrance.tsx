import type { Answers, Hindrance } from '../../maker/choices.ts';

interface Props {
  hindrance: Hindrance | undefined;
  onRemedy: (answers: Answers) => void;
}

/** Why these choices make no set, and what does. */
export function SetHindrance({ hindrance, onRemedy }: Props) {
  return (
    <div role="status" className="set-hindrance">
      {hindrance && (
        <div className="set-trouble">
          <p>{hindrance.reason}</p>
          <p className="set-row">
            {hindrance.remedies.map(({ name, answers }) => (
              <button key={name} type="button" className="set-button" onClick={() => onRemedy(answers)}>
                {name}
              </button>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}
