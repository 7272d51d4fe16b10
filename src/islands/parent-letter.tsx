import './parent-letter.css';
import type { PageTexts } from '../model/page-texts.ts';
import { CopyText } from './copy-text.island.tsx';
import { Island } from './waking/island.tsx';

interface Props {
  texts: PageTexts['lessons']['letter'];
  letter: string;
}

/** What an address opens it by. */
const id = 'brief';
const letterId = 'brief-tekst';

/** For the app of the school. Whoever opens it gets a button that copies it. */
export function ParentLetter({ texts: { heading, intro }, letter }: Props) {
  return (
    <section className="section parent-letter">
      <details id={id} data-opens={`^#${id}`}>
        <summary className="cut-paper">{heading}</summary>
        <p>{intro}</p>
        <blockquote id={letterId}>{letter}</blockquote>
        <Island name="copy-text" of={CopyText} data={{ id: letterId }} />
      </details>
    </section>
  );
}
