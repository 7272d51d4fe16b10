import './sound-row.css';
import { publicAddress } from '../../base.ts';
import { soundPages } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';

interface Props {
  /** The id of what names the row. */
  labelledBy: string;
  /** The sound whose page it stands on. */
  current?: string;
}

/** Each sound on a paper of its own, as the way to its page. */
export function SoundRow({ labelledBy, current }: Props) {
  return (
    <nav className="sound-row" aria-labelledby={labelledBy}>
      <ul>
        {soundPages.sounds.map(({ sound }) => (
          <li key={sound}>
            <a
              href={publicAddress(addresses.sound(sound))}
              aria-current={sound === current ? 'page' : undefined}
            >
              {sound}
            </a>{' '}
          </li>
        ))}
      </ul>
    </nav>
  );
}
