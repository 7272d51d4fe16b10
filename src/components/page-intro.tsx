import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

interface Props {
  heading: string;
  intro?: string;
  /** Names, largest first: they stand on the lower edge of the sheet. */
  pictures: readonly string[];
  children?: ReactNode;
}

/** The coloured sheet that a page opens with. */
export function PageIntro({ heading, intro, pictures, children }: Props) {
  return (
    <div className="page-intro">
      <div className="page-intro-words">
        <h1>{heading}</h1>
        {intro && <p className="lead">{intro}</p>}
        {children}
      </div>
      <div className="page-intro-pictures">
        {pictures.map((name) => (
          <Picture key={name} name={name} size={200} eager />
        ))}
      </div>
    </div>
  );
}
