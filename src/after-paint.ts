/** Acts once what is there now is on the screen. Gives the way to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer: number | undefined;
  const actSoon = () => {
    timer ??= window.setTimeout(act);
  };
  const frame = requestAnimationFrame(actSoon);
  // A page that is out of sight gets no frame.
  if (document.hidden) actSoon();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
