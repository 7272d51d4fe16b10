/** Acts once what is there now is on the screen, or soon on a page that is out of sight. Gives the way to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer = 0;
  const actSoon = () => {
    timer = window.setTimeout(act);
  };
  if (document.hidden) actSoon();
  const frame = document.hidden ? 0 : requestAnimationFrame(actSoon);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
