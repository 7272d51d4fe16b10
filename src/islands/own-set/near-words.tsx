import { addressOfPicture } from './set-files.ts';
import type { Near } from './tell-typed.ts';
import { texts } from './texts.ts';
import { useProposals } from './use-proposals.ts';

interface Props {
  /** Of the question. */
  field: string;
  near: readonly Near[];
  onTake: (word: string, other: string) => void;
}

/** In the place of words without a picture those that have one, where they go with the others. */
export function NearWords({ field, near, onTake }: Props) {
  const proposals = useProposals({
    place: `${field} bijna`,
    field,
    proposals: near.map(({ word, other }) => ({ word: other.key, insteadOf: word })),
  });
  return near
    .filter(({ word }) => proposals.some(({ insteadOf }) => insteadOf === word))
    .map(({ word, other, said }) => (
      <p key={word} className="set-row">
        {said}
        <button type="button" className="set-button set-unsure" onClick={() => onTake(word, other.key)}>
          {typeof other.shows === 'string' && (
            <img src={addressOfPicture(other.shows)} alt="" width="40" height="40" />
          )}
          {texts.own.takeNear(word, other.name)}
        </button>
      </p>
    ));
}
