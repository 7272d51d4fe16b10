import type { SetChoices } from '../../maker/choices.ts';
import type { SetBounds } from '../../maker/set-address.ts';
import { KeepSet } from './keep-set.tsx';
import { PlayAlso } from './play-also.tsx';

interface Props {
  /** Of the exercise. */
  slug: string;
  choices: SetChoices;
  bounds: SetBounds;
  hasPhotos: boolean;
}

/** What can be done with a set beside printing and sharing it. */
export const AfterSet = ({ slug, choices, bounds, hasPhotos }: Props) => (
  <div className="own-set set-after">
    <PlayAlso slug={slug} choices={choices} questions={bounds.questions} hasPhotos={hasPhotos} />
    <KeepSet slug={slug} choices={choices} bounds={bounds} />
  </div>
);
