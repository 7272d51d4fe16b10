import '../styles/button.css';
import { useEffect, useState } from 'react';
import { texts } from './copy-text/texts.ts';

export { CopyText as Island };

/** One tap puts it on the clipboard. */
export function CopyText({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  /** Before, a tap would be lost. */
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.refused),
    );
  return (
    <p className="copy-text">
      <button type="button" className="button cut-paper" disabled={!isAwake} onClick={copy}>
        {texts.copy}
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}
