import './doors.css';
import { publicAddress } from '../../base.ts';
import type { Category } from '../../model/category.ts';
import { Picture } from '../pictures/picture.tsx';

interface Link {
  to: string;
  name: string;
}

interface Door {
  /** Of its heading. */
  id: string;
  heading: string;
  text: string;
  picture: string;
  colour: Category;
  links: readonly Link[];
}

/** Who comes in by which door: each kind of visitor finds what is for them. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  return (
    <div className="doors">
      {doors.map(({ id, heading, text, picture, colour, links }) => (
        <nav key={id} className={`door cut-paper ${colour}`} aria-labelledby={id}>
          <Picture name={picture} size={120} />
          <h2 id={id}>{heading}</h2>
          <p>{text}</p>
          <ul>
            {links.map(({ to, name }) => (
              <li key={to}>
                <a href={publicAddress(to)}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
