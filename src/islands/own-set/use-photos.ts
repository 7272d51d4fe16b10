import { useCallback, useRef, useState } from 'react';
import { photoAlong, takeAlong } from '../../photo-album.ts';
import { photosInHand } from '../../word-pictures.ts';
import type { Reply, WorkerRequest } from '../../workshop/protocol.ts';

/** By their words: what the worker made of them, or that it could not. */
export type Photos = Readonly<Record<string, ShownPhoto | 'unreadable'>>;

export interface ShownPhoto extends Pick<Reply<'developed'>, 'cut'> {
  readonly address: string;
}

/** Photos of own words. They stay on the device: the worker makes them small, and they are shown from there. */
export function usePhotos(ask: (request: WorkerRequest) => void) {
  const [photos, setPhotos] = useState<Photos>({});
  /** As the worker made them, for one that takes its place. */
  const developed = useRef(new Map<string, Blob>());
  /** As they were chosen here, to cut otherwise. */
  const whole = useRef(new Map<string, Blob>());
  const recalled = useRef(new Set<string>());

  const add = useCallback(
    (word: string, file: Blob | undefined) => {
      developed.current.delete(word);
      photosInHand.delete(word);
      setPhotos(({ [word]: _, ...others }) => others);
      if (file) whole.current.set(word, file);
      else takeAlong(word, undefined);
      ask({ type: 'photo', word, file });
    },
    [ask],
  );
  const cut = useCallback(
    (word: string, from: number) => ask({ type: 'photo', word, file: whole.current.get(word), from }),
    [ask],
  );
  const receive = useCallback(async ({ word, photo, cut }: Reply<'developed'>) => {
    if (photo) await takeAlong(word, photo);
    const address = photo && URL.createObjectURL(photo);
    if (photo && address) {
      developed.current.set(word, photo);
      photosInHand.set(word, address);
    }
    const shown = address ? { address, cut } : 'unreadable';
    setPhotos((now) => ({ ...now, [word]: shown }));
  }, []);
  /** Those that came along from another page, or were kept. */
  const recall = useCallback(
    (words: readonly string[]) => {
      for (const word of words) {
        const file = recalled.current.has(word) ? undefined : photoAlong(word);
        recalled.current.add(word);
        if (file) ask({ type: 'photo', word, file });
      }
    },
    [ask],
  );
  const resend = useCallback(() => {
    for (const [word, file] of developed.current) ask({ type: 'photo', word, file });
  }, [ask]);
  return { photos, add, cut, receive, recall, resend };
}
