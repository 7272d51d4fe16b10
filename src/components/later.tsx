import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '../after-paint.ts';

const IsPainted = createContext(true);

/**
 * Puts the top of a page on the screen before the rest of it is made: on an old phone that halves the wait after
 * a click. A page that comes as HTML is whole at once, and so is one that is entered below its top.
 */
export function TopFirst({ children }: { children: ReactNode }) {
  const isForward = useNavigationType() === 'PUSH';
  const { hash } = useLocation();
  const [isPainted, setIsPainted] = useState(!isForward || hash !== '');

  useEffect(() => {
    if (isPainted) return;
    return afterPaint(() => startTransition(() => setIsPainted(true)));
  }, [isPainted]);

  return (
    <IsPainted value={isPainted}>
      {children}
      {!isPainted && <div className="still-to-come" />}
    </IsPainted>
  );
}

/** What stands below the first screen of a page, or is not seen at all. */
export function Later({ children }: { children: ReactNode }) {
  return useContext(IsPainted) ? children : null;
}

/** A list that is longer than the first screen: so many at once, the others later. */
export function LongList({ atOnce, children }: { atOnce: number; children: readonly ReactNode[] }) {
  return useContext(IsPainted) ? children : children.slice(0, atOnce);
}
