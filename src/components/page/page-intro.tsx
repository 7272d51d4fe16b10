import '../../styles/sheet.css';
import './page-intro.css';
import type { ReactNode } from 'react';
import type { Category } from '../../model/category.ts';
import { Picture } from '../pictures/picture.tsx';

interface Props {
  /** Of the sheet; pages use the colours of the categories. */
  colour: Category;
  heading: ReactNode;
  intro?: string;
  /** Names, largest first; the pictures are placed on the lower edge of the sheet. */
  pictures: readonly string[];
  children?: ReactNode;
}

/** The coloured sheet that a page opens with. */
export function PageIntro({ colour, heading, intro, pictures, children }: Props) {
  return (
    <div className={`page-intro sheet cut-paper ${colour}`}>
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
