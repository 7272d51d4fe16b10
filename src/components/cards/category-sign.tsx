import type { Category } from '../../model/category.ts';

/** Paper cuttings on a grid of 20 units: a pair for rhyme, something said, an open book, a die. */
const drawings: Record<Category, string> = {
  rijm: 'M1 17 2 9l4-6 3 1-1 5 1 8zM11 17l1-8 4-6 3 1-1 5 1 8z',
  woordenschat: 'M1 3l17.5-1.5L19 13l-8.5.6L5 19l-.3-5L1.5 14z',
  voorlezen: 'M1 3l8.2 2v13L1 16zM19 3l-8.2 2v13L19 16z',
  spellen: 'M3 3l14.5-1L18 17 2.5 18zM7 5L5 6l.5 2L8 7.5zM11.5 9l-2.5.5.5 2 2.5-.5zM15 13l-2 .5.5 2 2-.5z',
};

export function CategorySign({ category }: { category: Category }) {
  return (
    <svg className="category-sign" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={drawings[category]} fillRule="evenodd" />
    </svg>
  );
}
