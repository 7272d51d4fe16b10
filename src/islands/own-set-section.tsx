import './own-set/after-set.css';
import '../styles/field.css';
import './own-set/own-set.css';
import { exerciseIds, setFragments } from '../model/page-ids.ts';
import type { PageTexts } from '../model/page-texts.ts';
import { OwnSet } from './own-set.island.tsx';
import { Island } from './waking/island.tsx';

interface Props {
  /** Of the exercise. */
  slug: string;
  title: string;
  texts: PageTexts['exercises']['ownSet'];
  hasBoard: boolean;
}

/** Closed until somebody wants it: nothing of it is fetched before. */
export function OwnSetSection({
  slug,
  title,
  texts: { heading, intro, open, sharing, withoutScript },
  hasBoard,
}: Props) {
  return (
    <section className="section own-set-section" aria-labelledby={exerciseIds.ownSet}>
      <h2 id={exerciseIds.ownSet}>{heading}</h2>
      <p className="lead">{intro}</p>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <details id={exerciseIds.set} data-opens={setFragments}>
        <summary className="cut-paper">{open}</summary>
        <Island name="own-set" of={OwnSet} data={{ slug, title, sharing, hasBoard }} />
      </details>
    </section>
  );
}
