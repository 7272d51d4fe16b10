import { offsetAt, type Point, pointAt } from '../../content/files/text-place.ts';
import type { Path, YamlDocument } from '../../content/yaml/yaml-document.ts';
import type { Passage } from './passage.ts';

/** Every text in the fields, however deep, except below a field of which the name says that it is not Dutch. */
export function readFieldPassages(
  source: string,
  fields: YamlDocument,
  isDutch: (path: Path, text: string) => boolean,
): Passage[] {
  return findTexts(fields.data, [])
    .filter(({ path, text }) => isDutch(path, text))
    .map(({ path, text }) => {
      const start = fields.placeOf(path);
      return { text, placeAt: (offset) => findInScalar(source, start, text, offset), links: [] };
    });
}

interface TextAt {
  path: Path;
  text: string;
}

function findTexts(data: unknown, path: Path): TextAt[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((item, index) => findTexts(item, [...path, index]));
  if (typeof data === 'object' && data !== null)
    return Object.entries(data).flatMap(([key, value]) => findTexts(value, [...path, key]));
  return [];
}

/** Folding changes only the white space of a text, so its place is found by counting the other characters. */
function findInScalar(source: string, start: Point, text: string, offset: number): Point {
  const from = offsetAt(source, start);
  const opening = source.slice(from).match(/^(?:[>|][^\n]*\n|["'])/)?.[0] ?? '';
  const wanted = text.slice(0, offset).replace(/\s/g, '').length;
  let at = from + opening.length;
  for (let passed = 0; at < source.length; at++) {
    if (/\s/.test(source.charAt(at))) continue;
    if (passed === wanted) break;
    passed += 1;
  }
  return pointAt(source, at);
}
