import { publicAddress } from '../base.ts';
import { addresses } from '../model/addresses.ts';
import type { Tip } from '../model/tip.ts';

/** The way back from an article to the tips that it carries further. */
export function FittingTips({ tips }: { tips: readonly Tip[] }) {
  return (
    <p className="fitting-tips">
      <strong>Past hierbij:</strong>{' '}
      {tips.map(({ id, title }, place) => (
        <span key={id}>
          {place > 0 && ' · '}
          <a href={publicAddress(addresses.tip(id))}>
            tip {id}, {title}
          </a>
        </span>
      ))}
    </p>
  );
}
