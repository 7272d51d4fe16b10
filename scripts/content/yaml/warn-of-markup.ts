import { parseFragment } from 'parse5';
import type { VFile } from 'vfile';
import { type Document, visit } from 'yaml';
import type { Point } from '../files/text-place.ts';
import { quote, warn } from '../problems/problem.ts';

/** Says where a field has markdown or HTML, which only the text below the fields may have: a reader would see the signs. */
export function warnOfMarkup(
  file: VFile,
  document: Document.Parsed,
  text: string,
  toPoint: (offset: number) => Point,
): void {
  visit(document, {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !anySign.test(value)) return;
      const [start, end] = range ?? [0, 0];
      for (const { typed, expected } of findMarkup(value)) {
        // Signs that are escaped or folded stand there otherwise.
        const own = text.slice(start, end).indexOf(typed);
        warn(file, 'markup', {
          reason: `hier kan geen opmaak: ${quote(typed)} komt zo op de site`,
          expected,
          place: toPoint(start + Math.max(0, own)),
        });
      }
    },
  });
}

/** Without one of these there is nothing to look for. */
const anySign = /[*_`~[<&#]/;

interface Markup {
  typed: string;
  /** What was probably meant. */
  expected: string;
}

/** The first of each kind. */
function findMarkup(value: string): Markup[] {
  return kinds.flatMap(({ sign, say }) => {
    const found = sign.exec(value);
    const [typed = '', ...parts] = found ?? [];
    const expected = found && say(parts.filter(Boolean).at(-1) ?? '', typed);
    return expected ? [{ typed, expected }] : [];
  });
}

const plain = (inside: string) => `gewone tekst: ${inside}`;

/** What stands between the signs is the last that is caught. */
const kinds: readonly { sign: RegExp; say: (inside: string, typed: string) => string | undefined }[] = [
  {
    sign: /!?\[([^[\]\n]+)\](?:\([^()\n]+\)|\s\((?:\/|\.\.?\/|#|https?:|mailto:)[^()\n]*\))/u,
    say: plain,
  },
  {
    sign: /\*\*(?:([^\s*](?:[^*\n]*[^\s*])?)\*\*)?/u,
    say: (inside) => (inside ? plain(inside) : 'gewone tekst, zonder **'),
  },
  { sign: /(?<![\p{L}\p{N}*])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\p{L}\p{N}*])/u, say: plain },
  { sign: /(?<![\p{L}\p{N}_])(_{1,2})([^\s_](?:[^_\n]*[^\s_])?)\1(?![\p{L}\p{N}_])/u, say: plain },
  { sign: /~~([^~\n]+)~~/u, say: plain },
  { sign: /`([^`\n]+)`/u, say: plain },
  { sign: /^#{1,6}[ \t]+(\S.*)/mu, say: plain },
  { sign: /<\/?[a-z][a-z0-9-]*(?=[\s/>:])[^<>\n]*>/iu, say: (_, typed) => `gewone tekst, zonder ${typed}` },
  {
    sign: /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,30}\d{0,2});/iu,
    say: (_, typed) => signOf(typed) && `het teken zelf: ${signOf(typed)}`,
  },
];

/** Of a code; nothing where it is none. */
function signOf(code: string): string | undefined {
  const [node] = parseFragment(code).childNodes;
  const sign = node && 'value' in node ? node.value : code;
  return sign === code ? undefined : sign;
}
