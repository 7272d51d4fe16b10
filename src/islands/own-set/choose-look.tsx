import { longestName, mostShuffles, type SetChoices } from '../../maker/choices.ts';
import { plainName } from '../../maker/set-address.ts';
import { ChooseOne } from './choose-one.tsx';

interface Props {
  choices: SetChoices;
  onChange: (changed: Partial<SetChoices>) => void;
}

const looks = [
  { key: 'colour', name: 'Kleur' },
  { key: 'line', name: 'Zwart-wit, om in te kleuren' },
] as const;

/** How it is printed, for whom, and in which shuffle. */
export function ChooseLook({ choices: { look, name, shuffle }, onChange }: Props) {
  return (
    <>
      <ChooseOne
        name="kleur"
        question="Kleur of zwart-wit?"
        options={looks}
        chosen={look}
        onChange={(key) => onChange({ look: key })}
      />
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
        <small>Je keuzes blijven staan, alleen anders geschud.</small>
      </p>
    </>
  );
}
