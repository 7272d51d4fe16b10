/** A browser may make a page ahead of the click that leads to it: until then it does nothing that a visit does. */
export function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', act);
  else act();
}
