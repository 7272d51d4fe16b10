import { Fold } from './fold.tsx';
import type { Lacking } from './lacking.ts';
import { TakeUnsure } from './take-unsure.tsx';
import { texts } from './texts.ts';

interface Props extends Lacking {
  theme: string;
  /** A word that isn't offered. */
  onOwn: (word: string) => void;
}

const namesOf = (words: Lacking['unfit']) => words.map(({ word }) => word);

/** Which words of the theme are not in it, and why: nobody has to miss them on paper. */
export const LackingWords = ({ theme, doubted, unfit, onOwn }: Props) => (
  <div role="status" className="set-beside">
    {doubted.length > 0 && (
      <Fold name={texts.theme.doubted(theme, namesOf(doubted))}>
        <p>{texts.theme.whyDoubted}</p>
        <TakeUnsure words={doubted} onOwn={onOwn} />
      </Fold>
    )}
    {unfit.length > 0 && <p>{texts.theme.unfit(theme, namesOf(unfit))}</p>}
  </div>
);
