import { mostShuffles, type SetChoices } from '../../maker/choices.ts';
import { ChooseOne } from './choose-one.tsx';
import { texts } from './texts.ts';

interface Props {
  choices: SetChoices;
  onChange: (changed: Partial<SetChoices>) => void;
}

/** How it is printed, and in which shuffle. */
export function ChooseLook({ choices: { look, shuffle }, onChange }: Props) {
  return (
    <>
      <ChooseOne
        name="kleur"
        question={texts.look.question}
        options={texts.look.options}
        chosen={look}
        onChange={(key) => onChange({ look: key })}
      />
      <p>
        <button
          type="button"
          className="set-button"
          onClick={() => onChange({ shuffle: (shuffle % mostShuffles) + 1 })}
        >
          {texts.look.shuffle}
        </button>
        <small>{texts.look.shuffleHint}</small>
      </p>
    </>
  );
}
