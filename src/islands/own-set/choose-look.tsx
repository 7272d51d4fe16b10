import type { SetChoices } from '../../maker/choices.ts';
import { ChooseOne } from './choose-one.tsx';
import { texts } from './texts.ts';

interface Props {
  look: SetChoices['look'];
  onChange: (changed: Pick<SetChoices, 'look'>) => void;
}

/** How it is printed. */
export function ChooseLook({ look, onChange }: Props) {
  return (
    <ChooseOne
      name="kleur"
      question={texts.look.question}
      options={texts.look.options}
      chosen={look}
      onChange={(key) => onChange({ look: key })}
    />
  );
}
