import { longestKeptName } from './kept-sets/kept-set.ts';
import { LaterPart } from './later-part.tsx';
import { texts } from './texts.ts';
import type { Keeping } from './use-keeping.ts';

/** Keeps the set by a name, and leads to all that are kept. */
export function KeepSet({ shelf, change, kept, name, rename, keep, refused }: Keeping) {
  return (
    <div className="set-keep">
      <label className="set-label" htmlFor="eigen-set-bewaren">
        {texts.keep.label}
      </label>
      <p className="set-row">
        <input
          id="eigen-set-bewaren"
          type="text"
          autoComplete="off"
          maxLength={longestKeptName}
          value={name}
          aria-describedby="eigen-set-bewaren-uitleg"
          onChange={({ currentTarget: { value } }) => rename(value)}
        />
        <button type="button" className="set-button" onClick={keep}>
          {texts.keep.keep}
        </button>
      </p>
      <p role="status">{refused || (kept && texts.keep.kept(kept.name))}</p>
      <small id="eigen-set-bewaren-uitleg">{texts.keep.hint}</small>
      <LaterPart
        summary={shelf.length > 0 ? texts.keep.all(shelf.length) : texts.keep.none}
        load={loadShelf}
        data={{ shelf, change }}
      />
    </div>
  );
}

const loadShelf = async () => (await import('./kept-sets/show-shelf.tsx')).ShowShelf;
