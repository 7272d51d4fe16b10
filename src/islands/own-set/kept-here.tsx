import { publicAddress } from '../../base.ts';
import { addresses } from '../../model/addresses.ts';
import { openDrawer } from './kept-sets/drawer.ts';
import { texts } from './texts.ts';

/** As many as fit in a line or two; all are listed below the form. */
const most = 3;

/** Sets that were kept on this device, for who comes for one of them. */
export function KeptHere() {
  const kept = openDrawer();
  if (kept.length === 0) return null;
  const rest = kept.length - most;
  return (
    <p className="set-kept">
      {texts.keep.here}{' '}
      {kept.slice(0, most).map(({ slug, set, name }, index) => (
        <span key={slug + set}>
          {index > 0 && ', '}
          <a href={publicAddress(addresses.exercise(slug)) + set}>{name}</a>
        </span>
      ))}
      {rest > 0 && ` ${texts.keep.more(rest)}`}
    </p>
  );
}
