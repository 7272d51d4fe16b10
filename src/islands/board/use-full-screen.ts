import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The whole screen, asked for at once: the click that opened the board still counts as the visitor's wish. */
export function useFullScreen(screen: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);

  const ask = useCallback(() => {
    screen.current?.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
  }, [screen]);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === screen.current);
    document.addEventListener('fullscreenchange', follow);
    if (navigator.userActivation?.isActive) ask();
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, [ask, screen]);

  const toggle = useCallback(() => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else ask();
  }, [ask]);

  return { isFull, canBeFull: document.fullscreenEnabled, toggle };
}
