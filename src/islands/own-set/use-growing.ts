import { startTransition, useEffect, useState } from 'react';

/** What is seen at once on a phone. */
const atFirst = 12;
const step = 12;

/** How many of a long list are there: few at once, and more whenever the page has time. */
export function useGrowing(length: number): number {
  const [count, setCount] = useState(atFirst);
  useEffect(() => {
    if (count >= length) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)), 30);
    return () => clearTimeout(timer);
  }, [count, length]);
  return Math.min(count, length);
}
