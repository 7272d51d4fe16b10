import { useEffect } from 'react';

/** Keeps the screen on, where a device can be asked to. It forgets that whenever the page goes out of sight. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const ask = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      const given = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isGone) given?.release();
      else lock = given;
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', ask);
      lock?.release();
    };
  }, []);
}
