import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useArrival } from './use-arrival.ts';

const mainId = 'inhoud';

/** What every page stands in. */
export function Frame({ children }: { children: ReactNode }) {
  const { main, arrived } = useArrival();
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        Naar de inhoud
      </a>
      <Header />
      <main id={mainId} tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer />
      <p className="visually-hidden" aria-live="polite">
        {arrived}
      </p>
    </>
  );
}
