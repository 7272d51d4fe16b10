import '../styles/button.css';
import { useState } from 'react';
import { texts } from './copy-text/texts.ts';
import { useTakesTaps } from './use-takes-taps.ts';

export { CopyText as Island };

/** One tap puts what the element with this id says on the clipboard. */
export function CopyText({ id }: { id: string }) {
  const [said, setSaid] = useState('');
  const takesTaps = useTakesTaps();
  const copy = async () => {
    const shown = document.getElementById(id);
    if (!shown) return;
    try {
      // Over http, and in an old browser, there is no clipboard at all.
      await navigator.clipboard.writeText(shown.textContent);
      setSaid(texts.copied);
    } catch {
      getSelection()?.selectAllChildren(shown);
      setSaid(texts.selected);
    }
  };
  return (
    <p className="copy-text">
      <button type="button" className="button cut-paper" disabled={!takesTaps} onClick={copy}>
        {texts.copy}
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}
