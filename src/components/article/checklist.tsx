import './checklist.css';
import type { Html } from '../../model/article.ts';
import { InOrder } from '../page/in-order.tsx';
import { Prose } from './prose.tsx';

/** Plain browser checkboxes: they work without a script, and nothing stores the ticks. */
export function Checklist({ items }: { items: readonly Html[] }) {
  return (
    <ul className="checklist">
      <InOrder items={items}>
        {(html) => (
          <li>
            <label>
              <input type="checkbox" />
              <Prose as="span" html={html} />
            </label>
          </li>
        )}
      </InOrder>
    </ul>
  );
}
