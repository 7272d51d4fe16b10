import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import type { Html } from '../model/article.ts';

interface Props {
  as: 'p' | 'span' | 'h2' | 'h3' | 'td' | 'th' | 'div';
  html: Html;
  id?: string;
  className?: string;
  scope?: 'col';
}

/** Text that a writer typed, made safe at build. */
export function Prose({ as: Element, html, ...attributes }: Props) {
  const root = useHref('/');
  const follow = useFollowInside(root);
  return (
    <Element
      {...attributes}
      onClick={html.includes('<a ') ? follow : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the pipeline
      dangerouslySetInnerHTML={{ __html: placeUnder(root, html) }}
    />
  );
}

/** A writer's link begins at the root of the site, wherever its host puts that. */
function placeUnder(root: string, html: Html): Html {
  return root === '/' ? html : html.replaceAll('href="/', `href="${root.replace(/\/?$/, '/')}`);
}

/** A link in prose is a plain one: here it turns the page as the other links do. */
function useFollowInside(root: string) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlainClick || link.target || link.hasAttribute('download')) return;
    const isPage = link.origin === window.location.origin && !/\.\w+$/.test(link.pathname);
    if (!isPage) return;
    event.preventDefault();
    const path = link.pathname.slice(root === '/' ? 0 : root.replace(/\/$/, '').length) || '/';
    navigate(path + link.search + link.hash);
  };
}
