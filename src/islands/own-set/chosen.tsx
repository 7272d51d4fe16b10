import type { Thing } from '../../maker/questions.ts';
import type { Counted } from '../../maker/texts.ts';
import { texts } from './texts.ts';

interface Props {
  things: readonly Thing[];
  counted: Counted;
  /** What they are about, where they are words of one theme. */
  theme?: string | undefined;
}

/** What is chosen, in a line. */
export const Chosen = ({ things, counted, theme }: Props) => (
  <p className="set-chosen" role="status">
    <strong>{texts.things.chosen(things.length, counted)}</strong>{' '}
    <span>
      {theme && texts.things.about(theme)}
      {things.map(({ name }) => name).join(', ')}
    </span>
  </p>
);
