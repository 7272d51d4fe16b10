import { useEffect, useState } from 'react';

/** Whether React has taken over what the page brought: a tap before that would be lost. */
export function useTakesTaps(): boolean {
  const [takesTaps, setTakesTaps] = useState(false);
  useEffect(() => setTakesTaps(true), []);
  return takesTaps;
}
