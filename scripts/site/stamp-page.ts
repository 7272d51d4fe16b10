import { createHash } from 'node:crypto';
import { pageStamp, stampedRevision } from '../../src/model/page-stamp.ts';

/** Signs a finished page, on the last element that it has: a page that was cut off has no stamp. */
export function stampPage(page: string, pathname: string): string {
  const bare = page.replace(stampedRevision, '');
  const revision = createHash('sha256').update(bare).digest('base64url').slice(0, 10);
  const last = bare.lastIndexOf('<script ') + '<script'.length;
  return `${bare.slice(0, last)} ${pageStamp(pathname, revision)}${bare.slice(last)}`;
}
