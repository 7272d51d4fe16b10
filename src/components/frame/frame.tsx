import '../../styles/tokens.css';
import '../../styles/page-tokens.css';
import '../../styles/fallback-faces.css';
import '../../styles/fonts.css';
import '../../styles/base.css';
import '../../styles/cut-paper.css';
import './frame.css';
import '../../styles/print.css';
import type { ReactNode } from 'react';
import { pages } from '../../content.ts';
import { pageIds } from '../../model/page-ids.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

interface Props {
  /** The address of the page. */
  path: string;
  children: ReactNode;
}

/** What every page has around its own content. */
export function Frame({ path, children }: Props) {
  return (
    <>
      <a className="skip-link" href={`#${pageIds.content}`}>
        {pages.frame.skip}
      </a>
      <Header path={path} />
      <main id={pageIds.content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
