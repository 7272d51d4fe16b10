/** A page carries the tokens that its own styles ask for, and those that these ask for in turn. Expects minified CSS. */
export function dropUnusedTokens(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = css
    .replace(/([{;])((?:--[\w-]+:[^;{}]*(?:;|(?=\})))+)/g, (_, before: string, tokens: string) => {
      const kept = tokens.split(/(?<=;)/).filter((token) => used.has(token.slice(0, token.indexOf(':'))));
      return before + kept.join('');
    })
    .replace(/;\}/g, '}')
    .replace(/[^{};]+\{\}/g, '')
    .replace(/@[^{};]+\{\}/g, '');
  return left === css ? css : dropUnusedTokens(left);
}
