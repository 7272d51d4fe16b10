import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

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
}

export interface Budget {
  /** By kind of page. */
  pages: Record<string, PageBudget>;
  files: Record<string, FileBudget>;
  /** In milliseconds, but for the last, which is a score. */
  paint: { first: number; largest: number; shift: number };
  turn: { tap: number; click: number };
  build: BuildBudget;
  /** With a thousand articles more. */
  'thousand articles': BuildBudget;
}

export async function readBudget(): Promise<Budget> {
  return parse(await readFile('tests/budget.yaml', 'utf8')) as Budget;
}

/** Something that was measured, beside what it may be. */
export interface Row {
  name: string;
  value: number;
  most?: number;
}

export function isOver({ value, most }: Row): boolean {
  return most !== undefined && !(value <= most);
}

/** Each number under the name that it has in the budget. */
export function rowsOf<Name extends string>(values: Record<Name, number>, most: Record<Name, number>): Row[] {
  const names = Object.keys(values) as Name[];
  return names.map((name) => ({ name, value: values[name], most: most[name] }));
}
