import { readFile } from 'node:fs/promises';
import { categories } from '../../src/model/category.ts';

/** The colours that also stand outside the pages, as src/styles/tokens.css has them by day and by night. */
export interface Tokens {
  paper: { light: string; dark: string };
  ink: string;
  sun: string;
  onSun: string;
  /** Of each category the colour to stand on. */
  soft: Readonly<Record<string, string>>;
}

export async function readTokens(file = 'src/styles/tokens.css'): Promise<Tokens> {
  const [light = '', dark = ''] = (await readFile(file, 'utf8')).split('prefers-color-scheme: dark');
  return {
    paper: { light: find('paper', light), dark: find('paper', dark) },
    ink: find('ink', light),
    sun: find('sun', light),
    onSun: find('on-sun', light),
    soft: Object.fromEntries(categories.map((category) => [category, find(`${category}-soft`, light)])),
  };
}

function find(token: string, css: string): string {
  const value = css.match(new RegExp(`--${token}: (#[\\da-f]{6});`))?.[1];
  if (!value) throw new Error(`The style sheet has no colour --${token}`);
  return value;
}
