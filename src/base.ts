/** Where the site lives under its host, with a slash at both ends: `/`, or `/kleutertaal/` for a project page. */
export const base: string = import.meta.env.BASE_URL;

/** The address of a file that no router knows: a PDF, a picture in an article, the feed. */
export function publicAddress(path: string): string {
  return base + path.slice(1);
}
