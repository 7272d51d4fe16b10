import { publicAddress } from '../../base.ts';
import { addresses } from '../../model/addresses.ts';
import type { Tip } from '../../model/tip.ts';

/** The way back from an article to the tips that it carries further. No line begins with a dot, or ends with ‘tip’. */
export function FittingTips({ tips }: { tips: readonly Tip[] }) {
  return (
    <p className="fitting-tips">
      <strong>Past hierbij:</strong>{' '}
      {tips.map(({ id, title }, place) => (
        <span key={id}>
          <a href={publicAddress(addresses.tip(id))}>{`tip\u00a0${id}, ${title}`}</a>
          {place < tips.length - 1 && '\u00a0· '}
        </span>
      ))}
    </p>
  );
}
