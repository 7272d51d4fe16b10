import type { Html } from '../model/article.ts';
import { pageIds } from '../model/page-ids.ts';
import { Checklist } from './checklist.tsx';

export const actionsId = pageIds.actions;

export function ActionCard({ actions }: { actions: readonly Html[] }) {
  return (
    <section className="action-card" aria-labelledby={actionsId}>
      <h2 id={actionsId}>Probeer dit vandaag</h2>
      {actions.length > 0 ? <Checklist items={actions} /> : <p>Geen specifieke acties gevonden.</p>}
    </section>
  );
}
