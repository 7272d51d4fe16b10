import './tip-card.css';
import type { Tip } from '../model/tip.ts';
import { Picture } from './picture.tsx';

export function TipCard({ tip }: { tip: Tip }) {
  return (
    <article className="tip">
      <Picture name={tip.icon} size={88} />
      <h3>{tip.title}</h3>
      <p>{tip.tip}</p>
      <p className="when">
        <strong>Wanneer?</strong> {tip.whenToUse}
      </p>
    </article>
  );
}
