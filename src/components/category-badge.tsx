import './category-badge.css';
import { type Category, categoryNames } from '../model/category.ts';
import { CategoryMark } from './category-mark.tsx';

export function CategoryBadge({ category }: { category: Category }) {
  return (
    <span className="category-badge">
      <CategoryMark category={category} />
      {categoryNames[category]}
    </span>
  );
}
