import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { Paint } from './measure-paint.ts';

/** The greatest that each may be; what it means stands in the file itself. */
export interface PageBudget {
  document: number;
  scripts: number;
  fonts: number;
  pictures: number;
  requests: number;
}

export interface FileBudget {
  match: string;
  /** What has a budget of its own. */
  except?: string;
  /** Scripts that are fetched beside each; what any of them imports is weighed as well. */
  beside?: readonly string[];
  each?: number;
  all?: number;
}

/** In seconds. */
export interface BuildBudget {
  'from nothing': number;
  'nothing changed': number;
  'one article changed': number;
}

export interface Budget {
  /** By route, or a pattern of routes. */
  pages: Record<string, PageBudget>;
  files: Record<string, FileBudget>;
  paint: Paint;
  turn: { tap: number; click: number; 'click after a rest': number };
  build: BuildBudget;
  /** With a thousand articles more. */
  'thousand articles': BuildBudget;
}

export async function readBudget(): Promise<Budget> {
  return parse(await readFile('tests/budget.yaml', 'utf8')) as Budget;
}

/** Whether an address or a file is one that a pattern stands for, in which `*` is any part of its name. */
export function isMatch(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(name);
}

/** The pattern that says most of a route, among those that stand for it. */
export function patternOf(route: string, { pages }: Budget): string | undefined {
  const patterns = Object.keys(pages).filter((pattern) => isMatch(pattern, route));
  return patterns.sort((one, other) => other.length - one.length)[0];
}
