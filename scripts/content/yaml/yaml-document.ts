import type { VFile } from 'vfile';
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import { type Point, pointAt } from '../files/text-place.ts';
import { complainAboutUnseen } from '../files/unseen-sign.ts';
import { quote, refuse } from '../problems/problem.ts';
import { findDeepNesting } from './find-deep-nesting.ts';
import { colonInside, findSlip } from './find-slip.ts';
import { warnOfLostText } from './warn-of-lost-text.ts';
import { warnOfMarkup } from './warn-of-markup.ts';

/** Keys and indexes from the top of the document to a value. */
export type Path = readonly (string | number)[];

/** The data of a YAML text, and the place of each value in it. */
export interface YamlDocument {
  data: unknown;
  /** Where the value begins; where it is missing, the nearest thing around it. */
  placeOf(path: Path): Point;
  /** Where the name of the field stands. */
  placeOfKey(path: Path): Point;
}

/**
 * Plain YAML 1.2: a date stays text. Anchors, aliases and tags are refused, so nothing can explode and nothing
 * means something else than it says. Gives nothing where a problem was found.
 */
export function parseYaml(file: VFile, text: string, firstLine = 1): YamlDocument | undefined {
  const deep = findDeepNesting(text);
  if (deep !== undefined) {
    const { line, column } = pointAt(text, deep);
    refuse(file, 'yaml', { ...tooDeep, place: { line: line + firstLine - 1, column } });
    return undefined;
  }
  const lines = countLines(text);
  const toPoint = (offset: number): Point => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true });
  const firsts = document.errors.some(isDoubledKey) ? findFirsts(document) : undefined;
  const complaints = [
    ...document.errors
      .filter((error, index) => index === 0 || isDoubledKey(error))
      .map((error) => {
        const [offset] = error.pos;
        return isDoubledKey(error)
          ? describeDouble(offset, firsts?.get(offset), toPoint)
          : (explainsSlip(error) && findSlip(text, offset)) || describeError(error);
      }),
    ...findForeignYaml(document, text),
    ...findUnseen(document, text),
  ];
  for (const { offset, reason, expected } of complaints)
    refuse(file, 'yaml', { reason, expected, place: toPoint(offset) });
  if (complaints.length > 0) return undefined;
  warnOfMarkup(file, document, text, toPoint);
  warnOfLostText(file, document, text, toPoint);
  return {
    data: document.toJS(),
    placeOf: (path) => toPoint(offsetOf(document, path)),
    placeOfKey: (path) => toPoint(keyOffsetOf(document, path) ?? offsetOf(document, path)),
  };
}

/** The parser's own count stops after some mistakes. */
function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return lines;
}

/** A field of data that isn't checked yet. */
export function fieldOf(data: unknown, name: string): unknown {
  return data instanceof Object && Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined;
}

interface Found {
  offset: number;
  reason: string;
  expected: string;
}

const isDoubledKey = (error: YAMLError): boolean => error.code === 'DUPLICATE_KEY';

/** The first of the name that stands at each place. */
function findFirsts(document: Document.Parsed): ReadonlyMap<number, Scalar> {
  const found = new Map<number, Scalar>();
  visit(document, {
    Map(_, { items }) {
      const firsts = new Map<unknown, Scalar>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const first = firsts.get(key.value) ?? key;
        firsts.set(key.value, first);
        found.set(key.range[0], first);
      }
    },
  });
  return found;
}

/** It may be a word, and no field. */
function describeDouble(
  offset: number,
  first: Scalar | undefined,
  toPoint: (offset: number) => Point,
): Found {
  const name = String(first?.value ?? '');
  const also = first?.range ? `, ook op regel ${toPoint(first.range[0]).line}` : '';
  const what = name.trim() === '' ? 'een veld zonder naam' : quote(name);
  return { offset, reason: `${what} staat er twee keer${also}`, expected: 'één keer' };
}

function describeError(error: YAMLError): Found {
  const offset = error.pos[0];
  const [reason, expected] = dutch[error.code] ?? [
    'dit kunnen we niet lezen',
    'een regel als “veld: waarde”',
  ];
  return { offset, reason, expected };
}

/** What a slip of a writer's makes the library say. */
const explainsSlip = ({ code }: YAMLError): boolean =>
  ['BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR', 'MULTILINE_IMPLICIT_KEY', 'UNEXPECTED_TOKEN'].includes(code);

const tooDeep = { reason: 'de YAML is te diep genest', expected: 'hoogstens een paar lagen' };

/** What the YAML library's complaints mean to a writer. */
const dutch: Partial<Record<YAMLError['code'], [reason: string, expected: string]>> = {
  BAD_DQ_ESCAPE: [
    'na een \\ tussen dubbele aanhalingstekens hoort een bekend teken',
    'schrijf \\\\ voor een \\',
  ],
  BAD_INDENT: ['deze regel springt niet goed in', 'evenveel spaties als de regels ernaast'],
  BAD_SCALAR_START: [
    'een waarde mag niet met dit teken beginnen',
    'zet de waarde tussen rechte aanhalingstekens',
  ],
  BLOCK_AS_IMPLICIT_KEY: [colonInside, 'zet de waarde tussen rechte aanhalingstekens'],
  MISSING_CHAR: [
    'hier ontbreekt een teken',
    'een dubbele punt na het veld, of een aanhalingsteken dat sluit',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'na dit veld ontbreekt de dubbele punt',
    'een regel als “veld: waarde”; hoort hij bij de regel erboven, laat hem dan even ver inspringen',
  ],
  MULTIPLE_DOCS: ['hier begint met --- een tweede stuk', 'één stuk YAML in een bestand'],
  NON_STRING_KEY: ['de naam van een veld is gewone tekst', 'een regel als “veld: waarde”'],
  RESOURCE_EXHAUSTION: [tooDeep.reason, tooDeep.expected],
  TAB_AS_INDENT: ['deze regel springt in met een tab', 'spaties'],
};

/** Without one of these there is nothing to look for. */
const foreignSigns = /[&*!]|<</;

function findForeignYaml(document: Document.Parsed, text: string): Found[] {
  if (!foreignSigns.test(text)) return [];
  const found: Found[] = [];
  const add = (offset: number, what: string, expected: string) => {
    const typed = text.slice(offset).match(/^\S+/)?.[0] ?? '';
    found.push({ offset, reason: `${what} als ${quote(typed)} gelden hier niet`, expected });
  };
  visit(document, {
    Node(_, node) {
      const start = node.range?.[0] ?? 0;
      if (isAlias(node)) add(start, 'verwijzingen', 'de waarde zelf');
      else if (node.anchor) add(text.lastIndexOf('&', start), 'ankers', 'de waarde zelf');
      else if (node.tag) add(startOfTag(text, start), 'labels', 'de waarde zelf');
    },
    Pair(_, { key }) {
      if (isScalar(key) && key.value === '<<') add(key.range?.[0] ?? 0, 'samenvoegingen', 'de velden zelf');
    },
  });
  return found;
}

/** The signs themselves were refused when the file was read, but `"\\u202e"` is a sign as well. */
function findUnseen(document: Document.Parsed, text: string): Found[] {
  if (!text.includes('\\')) return [];
  const found: Found[] = [];
  visit(document, {
    Scalar(_, { value, range }) {
      const complaint = typeof value === 'string' && complainAboutUnseen(value);
      if (complaint) found.push({ ...complaint, offset: range?.[0] ?? 0 });
    },
  });
  return found;
}

function startOfTag(text: string, valueStart: number): number {
  const last = text.lastIndexOf('!', valueStart);
  return text[last - 1] === '!' ? last - 1 : last;
}

function offsetOf(document: Document.Parsed, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function keyOffsetOf(document: Document.Parsed, path: Path): number | undefined {
  const map = document.getIn(path.slice(0, -1));
  if (!isMap(map)) return undefined;
  const pair = map.items.find((item: Pair) => isPair(item) && String(item.key) === String(path.at(-1)));
  return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
}
