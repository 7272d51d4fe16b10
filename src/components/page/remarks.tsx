import './remarks.css';
import type { Remark } from '../../model/page-texts.ts';

export function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  return (
    <div className="trio">
      {remarks.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
