import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Says which page this is, after a page was turned; a browser does so by itself for the first one. */
export function Announcer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
