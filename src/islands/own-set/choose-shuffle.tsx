import { mostShuffles, type SetChoices } from '../../maker/choices.ts';
import { texts } from './texts.ts';

interface Props {
  shuffle: number;
  onChange: (changed: Pick<SetChoices, 'shuffle'>) => void;
}

export function ChooseShuffle({ shuffle, onChange }: Props) {
  return (
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
  );
}
