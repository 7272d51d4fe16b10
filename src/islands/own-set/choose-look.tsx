import { longestName, mostShuffles, type SetChoices } from '../../maker/choices.ts';
import { plainName } from '../../maker/set-address.ts';

interface Props {
  choices: SetChoices;
  onChange: (changed: Partial<SetChoices>) => void;
}

const looks = { colour: 'Kleur', line: 'Zwart-wit, om in te kleuren' } as const;

/** How it is printed, for whom, and in which shuffle. */
export function ChooseLook({ choices: { look, name, shuffle }, onChange }: Props) {
  return (
    <>
      <fieldset className="set-looks">
        <legend className="set-label">Kleur of zwart-wit?</legend>
        {(['colour', 'line'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="kleur"
              checked={look === one}
              onChange={() => onChange({ look: one })}
            />
            {looks[one]}
          </label>
        ))}
      </fieldset>
      <p>
        <label className="set-label" htmlFor="eigen-set-naam">
          Voor wie is het?
        </label>
        <input
          id="eigen-set-naam"
          type="text"
          maxLength={longestName}
          autoComplete="off"
          value={name}
          aria-describedby="eigen-set-naam-uitleg"
          onChange={(event) => onChange({ name: plainName(event.currentTarget.value) })}
        />
        <small id="eigen-set-naam-uitleg">
          Een kind of een groep. Het komt onderaan elk blad. Leeg laten mag.
        </small>
      </p>
      <p>
        <button
          type="button"
          className="set-button"
          onClick={() => onChange({ shuffle: (shuffle % mostShuffles) + 1 })}
        >
          Schud opnieuw
        </button>
        <small>Dezelfde woorden, anders geschud.</small>
      </p>
    </>
  );
}
