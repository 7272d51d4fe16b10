import './action-card.css';
import { pages } from '../../content.ts';
import type { Html } from '../../model/article.ts';
import { pageIds } from '../../model/page-ids.ts';
import { Checklist } from './checklist.tsx';

export function ActionCard({ actions }: { actions: readonly Html[] }) {
  const { heading, none } = pages.article.actions;
  return (
    <section className="action-card cut-paper" aria-labelledby={pageIds.actions}>
      <h2 id={pageIds.actions}>{heading}</h2>
      {actions.length > 0 ? <Checklist items={actions} /> : <p>{none}</p>}
    </section>
  );
}
