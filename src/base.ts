/** Where the site lives under its host, with a slash at both ends: `/`, or `/kleutertaal/` for a project page. */
export const base: string = import.meta.env.BASE_URL;

/** The address of a page or a file of the site. */
export function publicAddress(path: string): string {
  return base + path.slice(1);
}

/** The path of an address of this host, as the routes know it; one outside the site leads to the not-found page. */
export function toPath(pathname: string): string {
  return `/${pathname.slice(base.length)}`;
}
