import { Outlet } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useArrival } from './use-arrival.ts';

const mainId = 'inhoud';

/** What every page stands in. */
export function Frame() {
  const { main, arrived } = useArrival();
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        Naar de inhoud
      </a>
      <Header />
      <main id={mainId} tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Footer />
      <p className="visually-hidden" aria-live="polite">
        {arrived}
      </p>
    </>
  );
}
