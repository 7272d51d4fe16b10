import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { publicAddress, toPath } from '../base.ts';
import type { Html } from '../model/article.ts';

interface Props {
  as: 'p' | 'span' | 'h2' | 'h3' | 'td' | 'th' | 'div';
  html: Html;
  id?: string;
  className?: string;
  scope?: 'col';
}

/** Only in a tag: a text may speak of `href="/` too. */
const rootLink = /(<a\b(?:\s+(?!href=)[\w-]+="[^"]*")*\s+href=")\//g;

/** Text that a writer typed, made safe at build; its links begin at the root of the site, wherever that is. */
export function Prose({ as: Element, html, ...attributes }: Props) {
  const follow = useFollowInside();
  return (
    <Element
      {...attributes}
      onClick={html.includes('<a ') ? follow : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the pipeline
      dangerouslySetInnerHTML={{ __html: html.replace(rootLink, `$1${publicAddress('/')}`) }}
    />
  );
}

/** A link in prose is a plain one: here it turns the page as the other links do. */
function useFollowInside() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlainClick || link.target || link.hasAttribute('download')) return;
    const isPage = link.origin === window.location.origin && !/\.\w+$/.test(link.pathname);
    if (!isPage) return;
    event.preventDefault();
    navigate(toPath(link.pathname) + link.search + link.hash);
  };
}
