import './jump-list.css';

interface Props {
  label: string;
  places: readonly { id: string; name: string }[];
}

/** Links to sections further down the page. */
export function JumpList({ label, places }: Props) {
  return (
    <nav className="jump" aria-label={label}>
      <ul>
        {places.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
