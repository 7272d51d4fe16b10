import { texts } from './texts.ts';
import type { PickedTheme } from './use-theme.ts';

interface Props {
  theme: PickedTheme | undefined;
}

/** Of a theme that was picked where other words are, how little of it there is: what is printed is not about it. */
export const MissingTheme = ({ theme }: Props) => (
  <div role="status" className="set-hindrance">
    {theme && isMissed(theme) && (
      <div className="set-told">
        <p>{texts.theme.missing(theme.name, theme.chosen, theme.count)}</p>
        <p className="set-row">
          <button type="button" className="set-button" onClick={theme.add}>
            {texts.theme.add}
          </button>
        </p>
      </div>
    )}
  </div>
);

/** Of a set that has half of its words, somebody may have taken away the others. */
const isMissed = ({ chosen, count, isFitted }: PickedTheme): boolean => !isFitted && chosen < count / 2;
