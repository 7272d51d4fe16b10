import './sound-row.css';
import { publicAddress } from '../../base.ts';
import { soundPages } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';

interface Props {
  /** The id of the heading that labels the row. */
  labelledBy: string;
  /** The sound of the page that the row is on. */
  current?: string;
}

/** Links to the pages of all sounds. */
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
