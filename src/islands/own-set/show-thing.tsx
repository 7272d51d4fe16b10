import { memo } from 'react';
import type { Thing } from '../../maker/questions.ts';
import { trustDrawing } from '../../trust.ts';
import { addressOfPicture } from './set-files.ts';

interface Props {
  thing: Thing;
  /** Where no file shows it: as the worker drew it, if it did already. */
  sketch: string | undefined;
  isChosen: boolean;
  onToggle: (key: string) => void;
}

/** A thing to tick: its picture, its name, and what is told of it. */
export const ShowThing = memo(function ShowThing({
  thing: { key, name, remark, shows },
  sketch,
  isChosen,
  onToggle,
}: Props) {
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={() => onToggle(key)} />
        <ShowPicture
          picture={typeof shows === 'string' ? addressOfPicture(shows) : undefined}
          sketch={sketch}
        />
        <span>{name}</span>
        {remark && <small>{remark}</small>}
      </label>
    </li>
  );
});

function ShowPicture({ picture, sketch }: { picture: string | undefined; sketch: string | undefined }) {
  if (picture) return <img src={picture} alt="" width="64" height="64" loading="lazy" decoding="async" />;
  if (sketch === undefined) return null;
  return (
    <span
      className="set-sketch"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own SVG back end, which escapes every text
      dangerouslySetInnerHTML={{ __html: trustDrawing(sketch) }}
    />
  );
}
