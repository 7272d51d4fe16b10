import './category-badge.css';
import { type Category, categoryNames } from '../../model/category.ts';
import { CategorySign } from './category-sign.tsx';

export function CategoryBadge({ category }: { category: Category }) {
  return (
    <span className="category-badge">
      <CategorySign category={category} />
      {categoryNames[category]}
    </span>
  );
}
