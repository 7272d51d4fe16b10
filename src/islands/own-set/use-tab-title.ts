import { useEffect } from 'react';

/** A tab, or a bookmark of the set, says what is played. */
export function useTabTitle(page: string, game: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = before.replace(page, game);
    return () => {
      document.title = before;
    };
  }, [page, game]);
}
