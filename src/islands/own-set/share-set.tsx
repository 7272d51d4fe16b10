import { useState } from 'react';
import type { SetChoices } from '../../maker/choices.ts';
import { type SetBounds, writeSetAddress } from '../../maker/set-address.ts';

interface Props {
  choices: SetChoices;
  bounds: SetBounds;
  about: string;
}

/** The set as an address, to keep or to give to a colleague. */
export function ShareSet({ choices, bounds, about }: Props) {
  const address = new URL(writeSetAddress(choices, bounds), location.href).href;
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(address),
      () => undefined,
    );
  return (
    <div className="set-share">
      <label className="set-label" htmlFor="eigen-set-adres">
        Bewaar of deel je set
      </label>
      <p>
        <input
          id="eigen-set-adres"
          type="text"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="set-button" onClick={copy}>
          Kopieer
        </button>
      </p>
      <p role="status">{copied === address && 'Gekopieerd. Plak het in een mailtje of een berichtje.'}</p>
      <small>{about}</small>
    </div>
  );
}
