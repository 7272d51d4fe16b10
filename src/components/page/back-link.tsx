import './back-link.css';
import { publicAddress } from '../../base.ts';

interface Props {
  to: string;
  name: string;
}

/** Leads to the list that the page belongs to. */
export function BackLink({ to, name }: Props) {
  return (
    <p className="back">
      <a href={publicAddress(to)}>{name}</a>
    </p>
  );
}
