import './back-link.css';
import { publicAddress } from '../../base.ts';

interface Props {
  to: string;
  name: string;
}

/** To the list that the page is of. */
export function BackLink({ to, name }: Props) {
  return (
    <p className="back">
      <a href={publicAddress(to)}>{name}</a>
    </p>
  );
}
