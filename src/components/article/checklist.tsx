import './checklist.css';
import type { Html } from '../../model/article.ts';
import { InOrder } from '../page/in-order.tsx';
import { Prose } from './prose.tsx';

/** The boxes are the browser's own: they tick before the app is there, and nothing keeps the ticks. */
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
