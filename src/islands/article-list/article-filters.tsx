import './article-filters.css';
import { useEffect, useRef } from 'react';
import { publicAddress } from '../../base.ts';
import { CategorySign } from '../../components/cards/category-sign.tsx';
import { addresses, listParameters } from '../../model/addresses.ts';
import type { ArticleFilter } from '../../model/article-search.ts';
import { categories, categoryNames } from '../../model/category.ts';
import * as texts from './texts.ts';

export const searchBoxId = 'zoekveld';

interface Props {
  filter: ArticleFilter;
  onChange: (change: Partial<ArticleFilter>) => void;
  /** Called when a visitor is about to change the filter. */
  onFocus: () => void;
}

/** A real form: when it is sent before the app has loaded, it opens the address that holds the filter. */
export function ArticleFilters({ filter, onChange, onFocus }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const typedBeforeApp = useRef(true);

  /** React does not control the text in the box: a visitor may have typed it before React was there. */
  useEffect(() => {
    if (!box.current) return;
    const typed = box.current.value;
    if (typedBeforeApp.current && typed && !filter.search) onChange({ search: typed });
    else if (typed.trim() !== filter.search.trim()) box.current.value = filter.search;
    typedBeforeApp.current = false;
  }, [filter, onChange]);

  return (
    <search>
      <form
        className="article-filters"
        action={publicAddress(addresses.articles)}
        onFocus={onFocus}
        onSubmit={(event) => event.preventDefault()}
      >
        <div>
          <label htmlFor={searchBoxId}>{texts.search}</label>
          <input
            ref={box}
            id={searchBoxId}
            type="search"
            name={listParameters.search}
            placeholder={texts.searchHint}
            autoComplete="off"
            onChange={(event) => onChange({ search: event.currentTarget.value })}
          />
        </div>
        <fieldset>
          <legend>{texts.categories}</legend>
          {(['all', ...categories] as const).map((category) => (
            <button
              key={category}
              type="submit"
              name={listParameters.category}
              value={category === 'all' ? '' : category}
              className={`cut-paper ${category}`}
              aria-pressed={filter.category === category}
              onClick={() => onChange({ category })}
            >
              {category === 'all' ? (
                texts.everyCategory
              ) : (
                <>
                  <CategorySign category={category} />
                  {categoryNames[category]}
                </>
              )}
            </button>
          ))}
        </fieldset>
      </form>
    </search>
  );
}
