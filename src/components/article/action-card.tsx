import './action-card.css';
import type { Html } from '../../model/article.ts';
import { pageIds } from '../../model/page-ids.ts';
import { Checklist } from './checklist.tsx';

export function ActionCard({ actions }: { actions: readonly Html[] }) {
  return (
    <section className="action-card cut-paper" aria-labelledby={pageIds.actions}>
      <h2 id={pageIds.actions}>Probeer dit vandaag</h2>
      {actions.length > 0 ? <Checklist items={actions} /> : <p>Geen specifieke acties gevonden.</p>}
    </section>
  );
}
