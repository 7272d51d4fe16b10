import { useCallback, useEffect, useState } from 'react';
import { findDutchVoice } from './dutch-voice.ts';

/** Slow enough for a whole class. */
const rate = 0.8;

/** Says a word, where the device has a Dutch voice of its own; nothing anywhere else. */
export function useVoice(): ((word: string) => void) | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const { speechSynthesis } = window;
    // Browsers tell their voices late.
    const find = () => setVoice(findDutchVoice(speechSynthesis.getVoices()));
    find();
    speechSynthesis.addEventListener?.('voiceschanged', find);
    return () => {
      speechSynthesis.removeEventListener?.('voiceschanged', find);
      speechSynthesis.cancel();
    };
  }, []);

  const say = useCallback(
    (word: string) => {
      if (!voice) return;
      const said = new SpeechSynthesisUtterance(word);
      Object.assign(said, { voice, lang: voice.lang, rate });
      speechSynthesis.cancel();
      speechSynthesis.speak(said);
    },
    [voice],
  );
  return voice && say;
}
