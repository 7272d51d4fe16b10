import '../styles/button.css';
import '../styles/field.css';
import './own-set/own-set.css';
import { Failure } from './own-set/failure.tsx';
import { texts } from './own-set/texts.ts';
import { useWorkshop } from './own-set/use-workshop.ts';
import { Workbench } from './own-set/workbench.tsx';
import { usePaperFaces } from './use-paper-faces.ts';

export { OwnSet as Island };

interface Props {
  /** Of the exercise. */
  slug: string;
  title: string;
  /** What the address of a set holds, for those who share it. */
  sharing: string;
  /** Whether a set of it can be played on a board. */
  hasBoard: boolean;
}

/** A set of one's own: choose, look, print. All of it happens in the browser. */
export function OwnSet(props: Props) {
  // Early, while the page is small.
  usePaperFaces();
  const workshop = useWorkshop(props.slug);
  const { opened, hasFailed, restart } = workshop;
  // Where pages are rendered no worker ever answers: the build leaves out there what only a browser shows.
  if (opened && !import.meta.env.SSR) return <Workbench {...props} opened={opened} workshop={workshop} />;
  if (!hasFailed) return <p role="status">{texts.loading}</p>;
  return <Failure restart={restart} />;
}
