import type { ReactNode } from 'react';

interface Props {
  href: string;
  children: ReactNode;
}

/** To the picture-book site that helps to pay for this one. */
export function ExternalLink({ href, children }: Props) {
  return (
    <a href={href} target="_blank" rel="sponsored noopener">
      {children}
      <span className="visually-hidden"> (opent in een nieuw tabblad)</span>
    </a>
  );
}
