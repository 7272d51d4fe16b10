import '../cards/article-card.css';
import '../pictures/plate.css';
import './tip-link.css';
import { publicAddress } from '../../base.ts';
import { pages } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';
import { fill } from '../../model/fill.ts';
import type { Tip } from '../../model/tip.ts';
import { Picture } from '../pictures/picture.tsx';

/** A link to a tip that looks like the article cards next to it. */
export function TipLink({ tip: { id, icon, title } }: { tip: Tip }) {
  return (
    <article className="article-card related-card tip-link">
      <div className="plate">
        <Picture name={icon} size={160} />
      </div>
      <h3>
        <a href={publicAddress(addresses.tip(id))}>{fill(pages.tips.link, { nummer: id, titel: title })}</a>
      </h3>
    </article>
  );
}
