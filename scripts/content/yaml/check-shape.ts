import * as v from 'valibot';
import type { VFile } from 'vfile';
import { slugRule } from '../../../src/model/shape.ts';
import { quote, refuse } from '../problems/problem.ts';
import { askForNearest, didYouMean, nearest } from '../problems/suggest.ts';
import type { Path, YamlDocument } from './yaml-document.ts';

/** A schema says in each `message` what is expected, in Dutch; what is wrong, and where, is added here. */
export type Shape<Value> = v.GenericSchema<unknown, Value>;

/** What to say about an unknown field that writers may well try, by its name. */
export type Advice = ReadonlyMap<string, string>;

/** The data of a document in the shape asked for, or nothing where a problem was found. */
export function checkShape<Value>(
  file: VFile,
  document: YamlDocument,
  shape: Shape<Value>,
  advice: Advice = new Map(),
): Value | undefined {
  const result = v.safeParse(shape, document.data);
  const unknown = findUnknownFields(shape, document.data);
  for (const { path, known } of unknown) {
    const field = String(path.at(-1));
    const place = document.placeOfKey(path);
    if (known)
      refuse(file, 'unknown-field', {
        reason: `onbekend veld ${quote(field)}`,
        expected: advice.get(field) ?? didYouMean(field, known),
        place,
      });
    else
      refuse(file, 'name', {
        reason: `${quote(field)} kan hier geen naam zijn`,
        expected: 'een andere naam',
        place,
      });
  }
  const misspelt = new Set(unknown.map(({ path, known }) => nearest(String(path.at(-1)), known ?? [])));
  for (const issue of result.issues ?? []) {
    if (issue.type === 'strict_object' && issue.expected === 'never') continue;
    if (isMissing(issue) && misspelt.has(String(issue.path?.at(-1)?.key))) continue;
    complain(file, document, issue);
  }
  return result.success && unknown.length === 0 ? result.output : undefined;
}

function complain(file: VFile, document: YamlDocument, issue: v.BaseIssue<unknown>): void {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  if (isMissing(issue)) {
    refuse(file, 'missing-field', {
      reason: `het veld ${quote(nameOf(path))} ontbreekt`,
      place: document.placeOf(path.slice(0, -1)),
    });
    return;
  }
  refuse(file, 'field', {
    reason: describeProblem(issue, path),
    expected: expectationOf(issue),
    place: issue.input === null ? document.placeOfKey(path) : document.placeOf(path),
  });
}

function isMissing(issue: v.BaseIssue<unknown>): boolean {
  return issue.path?.at(-1)?.origin === 'key';
}

function describeProblem(issue: v.BaseIssue<unknown>, path: Path): string {
  const { input } = issue;
  const subject = path.length === 0 ? 'dit bestand' : quote(nameOf(path));
  if (input === undefined) return `in ${subject} ontbreekt er een`;
  if (input === null || (typeof input === 'string' && input.trim() === '')) return `${subject} is leeg`;
  if (issue.type === 'max_length' && typeof input === 'string')
    return `${subject} is te lang: ${input.length} tekens`;
  if (Array.isArray(input)) return `${subject} klopt niet: een lijst van ${input.length}`;
  if (typeof input === 'object') return `${subject} klopt niet: een groep velden`;
  return `${subject} klopt niet: ${quote(String(input))}`;
}

/** Suggests the choice that was nearly typed. Valibot lists the choices in one string, between quotes. */
function expectationOf({ type, input, expected, message }: v.BaseIssue<unknown>): string {
  if (typeof input !== 'string') return message;
  if (type === 'array' && input.trim() !== '') return `${message}: [${input}]`;
  if (message === slugRule && input.endsWith('.md')) return `zonder .md: ${input.slice(0, -'.md'.length)}`;
  if (type !== 'picklist') return message;
  const choices = [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, choice = '']) => choice);
  return askForNearest(input, choices) ?? message;
}

/** The last name in a path: `keywords` in `home`, `keywords`, 3. */
function nameOf(path: Path): string {
  return String(path.findLast((key) => typeof key === 'string') ?? path.at(-1));
}

interface UnknownField {
  path: Path;
  /** Not there where any name would do, but this one. */
  known?: string[];
}

/** Under these names valibot reads nothing, without a word: they mean something else in JavaScript. */
const lostNames = ['__proto__', 'constructor', 'prototype'];

/** Valibot stops at the first unknown field of an object; a writer wants to hear of them all. */
function findUnknownFields(shape: object, data: unknown, path: Path = []): UnknownField[] {
  // biome-ignore lint/plugin: valibot has no type for any schema with what it holds
  const { type, entries, item, value: each, wrapped, pipe } = shape as Inside;
  if (pipe) return pipe.flatMap((part) => ('pipe' in part ? [] : findUnknownFields(part, data, path)));
  if (wrapped) return findUnknownFields(wrapped, data, path);
  if (Array.isArray(data))
    return data.flatMap((one, index) => findUnknownFields(item ?? {}, one, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  if (each)
    return Object.entries(data).flatMap(([key, value]) =>
      lostNames.includes(key) ? [{ path: [...path, key] }] : findUnknownFields(each, value, [...path, key]),
    );
  if (!entries) return [];
  const known = Object.keys(entries);
  return Object.entries(data).flatMap(([key, value]) => {
    const inside = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (inside) return findUnknownFields(inside, value, [...path, key]);
    return type === 'strict_object' ? [{ path: [...path, key], known }] : [];
  });
}

/** The parts of valibot's schemas that hold other schemas. */
interface Inside {
  type?: string;
  entries?: Record<string, object>;
  item?: object;
  value?: object;
  wrapped?: object;
  pipe?: object[];
}
