import { Fold } from './fold.tsx';
import type { Lacking } from './lacking.ts';
import { TakeUnsure } from './take-unsure.tsx';
import { texts } from './texts.ts';
import { useProposals } from './use-proposals.ts';

interface Props extends Lacking {
  /** Of the question. */
  field: string;
  theme: string;
  /** A word that isn't offered. */
  onOwn: (word: string) => void;
}

const namesOf = (words: Lacking['unfit']) => words.map(({ word }) => word);

/** Which words of the theme are not in it, and why: nobody has to miss them on paper. */
export function LackingWords({ field, theme, doubted, unfit, onOwn }: Props) {
  const proposals = useProposals({
    place: `${field} thema`,
    field,
    proposals: namesOf(doubted).map((word) => ({ word })),
  });
  const fine = doubted.filter((one) => proposals.some(({ word }) => word === one.word));
  return (
    <div role="status" className="set-beside">
      {fine.length > 0 && (
        <Fold name={texts.theme.doubted(theme, namesOf(fine))}>
          <p>{texts.theme.whyDoubted}</p>
          <TakeUnsure words={fine} onOwn={onOwn} />
        </Fold>
      )}
      {unfit.length > 0 && <p>{texts.theme.unfit(theme, namesOf(unfit))}</p>}
    </div>
  );
}
