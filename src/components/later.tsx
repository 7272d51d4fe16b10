import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '../after-paint.ts';

const IsComplete = createContext(true);

/**
 * Puts the top of a page on the screen before the rest of it is made: on an old phone that halves the wait after
 * a click. A page that comes as HTML is whole at once, and so is one that is entered below its top; of a page that
 * lies ahead only the top is made.
 */
export function TopFirst({ isHere, children }: { isHere: boolean; children: ReactNode }) {
  const { hash } = useLocation();
  const isEnteredAtTop = useNavigationType() === 'PUSH' && hash === '';
  const [isPainted, setIsPainted] = useState(false);

  useEffect(() => afterPaint(() => startTransition(() => setIsPainted(true))), []);

  const isComplete = isPainted || (isHere && !isEnteredAtTop);
  return (
    <IsComplete value={isComplete}>
      {children}
      {!isComplete && <div className="still-to-come" />}
    </IsComplete>
  );
}

/** What stands below the first screen of a page, or is not seen at all. */
export function Later({ children }: { children: ReactNode }) {
  return useContext(IsComplete) ? children : null;
}

/** A list that is longer than the first screen: so many at once, the others later. */
export function LongList({ atOnce, children }: { atOnce: number; children: readonly ReactNode[] }) {
  return useContext(IsComplete) ? children : children.slice(0, atOnce);
}
