import { publicAddress } from '../../base.ts';
import type { Html } from '../../model/article.ts';

interface Props {
  as: 'p' | 'span' | 'h2' | 'h3' | 'td' | 'th' | 'div';
  html: Html;
  id?: string;
  className?: string;
  scope?: 'col';
}

/** Matches inside tags only: running text may contain `href="/` too. */
const rootLink = /(<a\b(?:\s+(?!href=)[\w-]+="[^"]*")*\s+href=")\//g;

/** A writer's text, made safe by the build. Links to the site itself get the folder that it is published in. */
export function Prose({ as: Element, html, ...attributes }: Props) {
  return (
    <Element
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the pipeline
      dangerouslySetInnerHTML={{ __html: html.replace(rootLink, `$1${publicAddress('/')}`) }}
    />
  );
}
