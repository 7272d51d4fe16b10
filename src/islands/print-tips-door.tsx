import './print-tips-door.css';
import { PrintTips } from './print-tips.island.tsx';
import { Island } from './waking/island.tsx';

interface Props {
  open: string;
  all: string;
  groups: readonly { id: string; name: string }[];
}

/** Closed until somebody wants to print: nothing of it is fetched before. */
export function PrintTipsDoor({ open, ...data }: Props) {
  return (
    <details id="printen" className="print-tips">
      <summary>{open}</summary>
      <Island name="print-tips" of={PrintTips} data={data} />
    </details>
  );
}
