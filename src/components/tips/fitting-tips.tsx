import { publicAddress } from '../../base.ts';
import { pages } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';
import { fill } from '../../model/fill.ts';
import type { Tip } from '../../model/tip.ts';

/** Links from an article to the tips that lead to it. Fixed spaces keep a line from starting with a dot. */
export function FittingTips({ tips }: { tips: readonly Tip[] }) {
  const { label, link } = pages.article.tips;
  return (
    <p className="fitting-tips">
      <strong>{label}</strong>{' '}
      {tips.map(({ id, title }, place) => (
        <span key={id}>
          <a href={publicAddress(addresses.tip(id))}>{fill(link, { nummer: id, titel: title })}</a>
          {place < tips.length - 1 && '\u00a0· '}
        </span>
      ))}
    </p>
  );
}
