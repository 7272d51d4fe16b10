import { useRef, useState } from 'react';
import { longestInCode, type SetChoices } from '../../maker/choices.ts';
import { type SetBounds, writeSetAddress } from '../../maker/set-address.ts';
import { texts } from './texts.ts';

interface Props {
  choices: SetChoices;
  bounds: SetBounds;
  about: string;
  onChange: (changed: Pick<SetChoices, 'code'>) => void;
}

/** The set as an address, to give to a colleague or to print as a code. */
export function ShareSet({ choices, bounds, about, onChange }: Props) {
  const fragment = writeSetAddress(choices, bounds);
  const address = new URL(fragment, location.href).href;
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState({ address: '', said: '' });
  const copy = async () => {
    try {
      // Over http, and in an old browser, there is no clipboard at all.
      await navigator.clipboard.writeText(address);
      setTold({ address, said: texts.share.copied });
    } catch {
      field.current?.focus();
      field.current?.select();
      setTold({ address, said: texts.share.selected });
    }
  };
  const isTooLong = address.length > longestInCode;
  return (
    <div className="set-share">
      <label className="set-label" htmlFor="eigen-set-adres">
        {texts.share.label}
      </label>
      <p>
        <input
          ref={field}
          id="eigen-set-adres"
          type="text"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="set-button" onClick={copy}>
          {texts.share.copy}
        </button>
      </p>
      <p role="status">{told.address === address && told.said}</p>
      <small>{about}</small>
      <label className="set-tick">
        <input
          type="checkbox"
          checked={choices.code && !isTooLong}
          disabled={isTooLong}
          onChange={(event) => onChange({ code: event.currentTarget.checked })}
        />
        <span>
          {texts.share.code}
          {isTooLong && <small>{texts.share.codeTooLong}</small>}
        </span>
      </label>
    </div>
  );
}
