import { useState } from 'react';
import type { SetChoices } from '../../maker/choices.ts';
import { writeSetAddress } from '../../maker/set-address.ts';

interface Props {
  choices: SetChoices;
  shipped: SetChoices;
}

/** The set as an address, to keep or to give to a colleague. */
export function ShareSet({ choices, shipped }: Props) {
  const address = new URL(writeSetAddress(choices, { shipped }), location.href).href;
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(address),
      () => undefined,
    );
  return (
    <div className="set-share">
      <label htmlFor="eigen-set-adres">Bewaar of deel je set</label>
      <p>
        <input
          id="eigen-set-adres"
          type="text"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={copy}>
          Kopieer
        </button>
      </p>
      <p role="status">{copied === address && 'Gekopieerd. Plak het in een mailtje of een berichtje.'}</p>
      <small>
        Wie dit adres opent, krijgt dezelfde set. Wij bewaren niets: alles wat je koos, ook de naam, staat in
        het adres.
      </small>
    </div>
  );
}
