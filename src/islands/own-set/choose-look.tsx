import { mostShuffles, type SetChoices } from '../../maker/choices.ts';
import { ChooseOne } from './choose-one.tsx';

interface Props {
  choices: SetChoices;
  onChange: (changed: Partial<SetChoices>) => void;
}

const looks = [
  { key: 'colour', name: 'Kleur' },
  { key: 'line', name: 'Zwart-wit, om in te kleuren' },
] as const;

/** How it is printed, and in which shuffle. */
export function ChooseLook({ choices: { look, shuffle }, onChange }: Props) {
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
