import { memo } from 'react';
import { type ThingsQuestion, thingsOf } from '../../maker/questions.ts';
import type { Sketches } from '../../workshop/protocol.ts';
import { Chosen } from './chosen.tsx';
import { Fold } from './fold.tsx';
import { ShowThing } from './show-thing.tsx';
import { texts } from './texts.ts';

interface Props {
  question: ThingsQuestion;
  chosen: readonly string[];
  sketches: Sketches | undefined;
  onChange: (chosen: string[]) => void;
}

/** Things to tick under their headings. */
export const ChooseThings = memo(function ChooseThings({ question, chosen, sketches, onChange }: Props) {
  const known = new Set(chosen);
  /** In the order in which they are offered, however they were chosen. */
  const choose = (isChosen: (key: string) => boolean) =>
    onChange(
      thingsOf(question)
        .map(({ key }) => key)
        .filter(isChosen),
    );
  return (
    <fieldset className="set-things">
      <legend className="set-label">{question.question}</legend>
      <Chosen things={thingsOf(question).filter(({ key }) => known.has(key))} counted={question.counted} />
      <Fold name={texts.things.open(question.counted)}>
        {question.hint && <small>{question.hint}</small>}
        {chosen.length > 0 && (
          <p>
            <button type="button" className="set-button" onClick={() => choose(() => false)}>
              {texts.things.dropAll}
            </button>
          </p>
        )}
        {question.groups.map(({ heading, things }) => {
          const keys = new Set(things.map(({ key }) => key));
          const isWhole = things.every(({ key }) => known.has(key));
          return (
            <fieldset key={heading}>
              <legend className="set-label">{heading}</legend>
              <button
                type="button"
                className="set-button"
                onClick={() => choose((key) => (keys.has(key) ? !isWhole : known.has(key)))}
              >
                {isWhole ? texts.things.dropGroup : texts.things.chooseGroup}
              </button>
              <ul>
                {things.map((thing) => (
                  <ShowThing
                    key={thing.key}
                    thing={thing}
                    sketch={sketches?.[thing.key]}
                    isChosen={known.has(thing.key)}
                    onToggle={(toggled) =>
                      choose((key) => (key === toggled ? !known.has(key) : known.has(key)))
                    }
                  />
                ))}
              </ul>
            </fieldset>
          );
        })}
      </Fold>
    </fieldset>
  );
});
