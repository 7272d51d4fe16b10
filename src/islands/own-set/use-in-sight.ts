import { type RefObject, useEffect, useState } from 'react';

/** Ahead of whoever scrolls, in what scrolls itself too. */
const ahead = '10%';

/** Which items of a list are in sight, or soon will be, counted from 1. */
export function useInSight(list: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [inSight, setInSight] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const items = [...(list.current?.children ?? [])].slice(0, count);
    const options = { rootMargin: ahead, scrollMargin: ahead };
    const observer = new IntersectionObserver((entries) => {
      setInSight((now) => {
        const next = new Set(now);
        for (const { target, isIntersecting } of entries) {
          const number = items.indexOf(target) + 1;
          if (isIntersecting) next.add(number);
          else next.delete(number);
        }
        return next;
      });
    }, options);
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list, count]);
  return inSight;
}
