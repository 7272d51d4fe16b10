import { publicAddress } from '../../base.ts';
import type { Html } from '../../model/article.ts';

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
  return (
    <Element
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the pipeline
      dangerouslySetInnerHTML={{ __html: html.replace(rootLink, `$1${publicAddress('/')}`) }}
    />
  );
}
