import { pageStamp, stampStart } from '../model/page-stamp.ts';

/** What a file's type must say, by the end of its name; what has none is a page. */
const types: [name: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.json$/, /json/],
  [/\.pdf$/, /pdf/],
  [/\.(?:woff2|ttf)$/, /font|octet-stream/],
  [/\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/, /^image\//],
  [/\/[^./]*$/, /html/],
];

/**
 * Whether an answer is the whole file that was asked for: a host in repair, a firewall or the Wi-Fi of a hotel says 200 to
 * anything. A page proves itself by its stamp, with the revision if that is known.
 */
export async function isRight(url: string, response: Response, revision?: string): Promise<boolean> {
  const { pathname } = new URL(url);
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status !== 200 || !types.some(([name, right]) => name.test(pathname) && right.test(type)))
    return false;
  // A host may know a page by another address; only what proves to be that very page is kept at this one.
  if (response.redirected && !revision) return false;
  const body = await response
    .clone()
    .blob()
    .catch(() => undefined);
  if (!body?.size) return false;
  if (!/html/.test(type)) return true;
  const stamp = revision === undefined ? stampStart(pathname) : pageStamp(pathname, revision);
  return (await body.text()).includes(stamp);
}
