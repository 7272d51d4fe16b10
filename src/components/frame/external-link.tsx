import type { ReactNode } from 'react';
import { pages } from '../../content.ts';

interface Props {
  href: string;
  children: ReactNode;
}

/** To the picture-book site that helps to pay for this one. */
export function ExternalLink({ href, children }: Props) {
  return (
    <a href={href} target="_blank" rel="sponsored noopener">
      {children}
      <span className="visually-hidden">{` ${pages.frame.newTab}`}</span>
    </a>
  );
}
