/** `Rijmspelletjes` for `Rijmspelletjes: horen wat hetzelfde klinkt`, where a link has little room. */
export function shortTitle(title: string): string {
  return title.replace(/:\s.*$/, '');
}
