import { useEffect, useId, useState } from 'react';
import { games } from '../games.ts';
import { texts as formTexts } from '../texts.ts';
import { openFile, putFromFile } from './sets-file.ts';
import { writeSets } from './sets-text.ts';
import { texts } from './texts.ts';
import type { ShelfInUse } from './use-shelf.ts';

/** All kept sets as one file, and back again on another device. */
export function TakeAlong({ shelf, change }: ShelfInUse) {
  const [said, setSaid] = useState<readonly string[]>([]);
  const address = useFileOf(writeSets(shelf));
  const id = useId();
  const take = async (file: File) => {
    const opened = await openFile(file);
    if ('said' in opened) return setSaid([opened.said]);
    let told: readonly string[] = [];
    const refusal = change((now) => {
      const found = putFromFile(now, opened.text, games);
      told = found.said;
      return found.shelf;
    });
    setSaid(refusal ? [formTexts.keep.refused[refusal]] : told);
  };
  return (
    <>
      {shelf.length > 0 && (
        <p>
          <a href={address} download={texts.fileName(new Date().toLocaleDateString('sv'))}>
            {texts.toFile}
          </a>
        </p>
      )}
      <p>
        <label className="set-label" htmlFor={id}>
          {texts.fromFile}
        </label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) take(file);
            // The same file once more is a choice too.
            currentTarget.value = '';
          }}
        />
        <small>{texts.fileHint}</small>
      </p>
      <div role="status">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}

/** Where a browser fetches this text as a file. */
function useFileOf(text: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
}
