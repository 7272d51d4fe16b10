import type { SetChoices } from '../../maker/choices.ts';
import type { SetBounds } from '../../maker/set-address.ts';
import { KeepSet } from './keep-set.tsx';
import { PlayAlso } from './play-also.tsx';
import type { Photos } from './use-photos.ts';

interface Props {
  /** Of the exercise. */
  slug: string;
  choices: SetChoices;
  bounds: SetBounds;
  photos: Photos;
}

/** What can be done with a set beside printing and sharing it. */
export const AfterSet = ({ slug, choices, bounds, photos }: Props) => (
  <div className="own-set set-after">
    <PlayAlso slug={slug} choices={choices} questions={bounds.questions} />
    <KeepSet slug={slug} choices={choices} bounds={bounds} photos={photos} />
  </div>
);
