import { useCallback, useRef, useState } from 'react';
import { photosInHand } from '../../word-pictures.ts';
import type { Reply, WorkerRequest } from '../../workshop/protocol.ts';

/** By their words: what the worker made of them, or that it could not. */
export type Photos = Readonly<Record<string, { readonly address: string } | 'unreadable'>>;

/** Photos of own words. They stay on the device: the worker makes them small, and they are shown from there. */
export function usePhotos(ask: (request: WorkerRequest) => void) {
  const [photos, setPhotos] = useState<Photos>({});
  /** As the worker made them, for one that takes its place. */
  const developed = useRef(new Map<string, Blob>());

  const add = useCallback(
    (word: string, file: Blob | undefined) => {
      developed.current.delete(word);
      photosInHand.delete(word);
      setPhotos(({ [word]: _, ...others }) => others);
      ask({ type: 'photo', word, file });
    },
    [ask],
  );
  const receive = useCallback(({ word, photo }: Reply<'developed'>) => {
    const address = photo && URL.createObjectURL(photo);
    if (photo && address) {
      developed.current.set(word, photo);
      photosInHand.set(word, address);
    }
    const shown = address ? { address } : 'unreadable';
    setPhotos((now) => ({ ...now, [word]: shown }));
  }, []);
  const resend = useCallback(() => {
    for (const [word, file] of developed.current) ask({ type: 'photo', word, file });
  }, [ask]);
  return { photos, add, receive, resend };
}
