import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import titleFace from '../generated/fonts/grandstander-800.woff2?url';
import textFace from '../generated/fonts/literata-400.woff2?url';
import { pageIds } from '../model/page-ids.ts';
import { Announcer } from './announcer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useArrival } from './use-arrival.ts';

/** Every page opens with these two; whoever finds them there at the first paint sees nothing else. */
const faces = [titleFace, textFace];

/** What every page stands in. */
export function Frame({ children }: { children: ReactNode }) {
  for (const face of faces) preload(face, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <>
      <a className="skip-link" href={`#${pageIds.content}`}>
        Naar de inhoud
      </a>
      <Header />
      <Main>{children}</Main>
      <Footer />
      <Announcer />
    </>
  );
}

/** Apart from the rest of the frame: it alone changes with every page. */
function Main({ children }: { children: ReactNode }) {
  const main = useArrival();
  return (
    <main id={pageIds.content} tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}
