import '../styles/section.css';
import { PageHead } from '../components/page-head.tsx';
import { Island } from '../islands/island.tsx';
import { OwnSet } from '../islands/own-set.island.tsx';

export function TempSetPage() {
  return (
    <>
      <PageHead title="Rijm-bingo" description="x" canonical="/over" />
      <div className="section rijm">
        <h1>Rijm-bingo</h1>
        <details className="own-set-fold" data-opens-by="set">
          <summary>Maak je eigen set</summary>
          <Island name="own-set" of={OwnSet} data={{ slug: 'rijm-bingo' }} />
        </details>
      </div>
    </>
  );
}
