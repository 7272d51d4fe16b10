import styles from './board.css?inline';

/** The page carries no styles of the board: they come along with its code, in a sheet that the page puts on. */
export function wearStyles(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((worn) => worn !== sheet);
  };
}
