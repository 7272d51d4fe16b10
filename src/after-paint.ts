/** Acts once what is there now is on the screen. A page that is out of sight gets no frame. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
