import './plate.css';
import type { ArticleSummary } from '../../model/article.ts';
import { artOf, artSize } from '../../model/illustrations.ts';

const art = import.meta.glob<string>('../../generated/art/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface Props {
  article: Pick<ArticleSummary, 'drawing' | 'category'>;
  eager?: boolean;
}

/** The collage of an article, in the colour of its category. Decorative: the text next to it says what it is about. */
export function Plate({ article, eager = false }: Props) {
  return (
    <div className="plate">
      <img
        loading={eager ? undefined : 'lazy'}
        src={art[`../../generated/art/${artOf(article)}.svg`]}
        width={artSize.width}
        height={artSize.height}
        alt=""
        decoding="async"
      />
    </div>
  );
}
