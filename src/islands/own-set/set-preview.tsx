import type { Hindrance, SetChoices } from '../../maker/choices.ts';
import type { ShownPage } from '../../maker/protocol.ts';

interface Props {
  shown: ShownPage | undefined;
  hindrance: Hindrance | undefined;
  onRemedy: (choices: SetChoices) => void;
  onTurn: (page: number) => void;
}

/** A page as it will be printed; or why it can't be, and what can. */
export function SetPreview({ shown, hindrance, onRemedy, onTurn }: Props) {
  return (
    <>
      <div role="status">
        {hindrance && (
          <div className="set-trouble">
            <p>{hindrance.reason}</p>
            {hindrance.remedies.length > 0 && (
              <p className="set-remedies">
                {hindrance.remedies.map(({ name, choices }) => (
                  <button key={name} type="button" onClick={() => onRemedy(choices)}>
                    {name}
                  </button>
                ))}
              </p>
            )}
          </div>
        )}
      </div>
      {!hindrance && shown && (
        <>
          <div
            className="set-page"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own SVG back end, which escapes every text
            dangerouslySetInnerHTML={{ __html: shown.svg }}
          />
          <p className="set-turn">
            <button type="button" disabled={shown.page === 1} onClick={() => onTurn(shown.page - 1)}>
              Vorige
            </button>
            <span>
              Bladzijde {shown.page} van {shown.pages}
            </span>
            <button
              type="button"
              disabled={shown.page === shown.pages}
              onClick={() => onTurn(shown.page + 1)}
            >
              Volgende
            </button>
          </p>
        </>
      )}
    </>
  );
}
