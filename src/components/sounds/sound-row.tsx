import './sound-row.css';
import { publicAddress } from '../../base.ts';
import { pages, soundPages } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';

interface Props {
  /** The id of the heading that labels the row. */
  labelledBy: string;
  /** The sound of the page that the row is on. */
  current?: string;
}

/** In the order in which they are taught, kern by kern. */
const kernen = [...new Set(soundPages.sounds.map(({ kern }) => kern))].map(
  (name) => [name ?? pages.sounds.later, soundPages.sounds.filter(({ kern }) => kern === name)] as const,
);

/** Links to the pages of all sounds. */
export function SoundRow({ labelledBy, current }: Props) {
  return (
    <nav className="sound-row" aria-labelledby={labelledBy}>
      {kernen.map(([kern, sounds]) => (
        <div key={kern}>
          <p>{kern}</p>
          <ul>
            {sounds.map(({ sound }) => (
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
        </div>
      ))}
    </nav>
  );
}
