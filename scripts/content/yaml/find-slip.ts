/** A writer's slip with quotes, a space, the colon or the brackets of a list, where the library complains of what came of it. */

export interface Slip {
  offset: number;
  reason: string;
  expected: string;
}

interface Line {
  offset: number;
  text: string;
}

interface Field {
  /** Where its value begins. */
  offset: number;
  name: string;
  value: string;
}

/** On the line of the complaint, or on one before it that leaves a quote open. */
export function findSlip(text: string, complaint: number): Slip | undefined {
  const lines = linesOf(text);
  const at = lines.findLastIndex(({ offset }) => offset <= complaint);
  const line = lines[at];
  const field = line && fieldOn(line);
  return (
    findListTwice(lines.slice(0, at + 1)) ??
    findOpenQuote(lines.slice(0, at + 1), lines) ??
    (field && (findTextBehindQuote(field) ?? findColon(field))) ??
    (line && findMissingSpace(line))
  );
}

function linesOf(text: string): Line[] {
  let offset = 0;
  return text.split('\n').map((line) => {
    const found = { offset, text: line };
    offset += line.length + 1;
    return found;
  });
}

function fieldOn({ offset, text }: Line): Field | undefined {
  const [, before = '', name = '', value = ''] = /^(\s*(?:- )?([\w-]+):[ \t]+)(\S.*)$/.exec(text) ?? [];
  return name ? { offset: offset + before.length, name, value: value.trimEnd() } : undefined;
}

/** Also where the line shows no field. */
export const colonInside = 'er staat nog een dubbele punt in de waarde';

const straight = /^["']/;

/** The first of them that begins with a quote of which there is no other before the next field. */
function findOpenQuote(before: readonly Line[], all: readonly Line[]): Slip | undefined {
  for (const [index, line] of before.entries()) {
    const field = fieldOn(line);
    const [sign] = (field && straight.exec(field.value)) ?? [];
    if (!field || !sign) continue;
    const after = all.slice(index + 1);
    const next = after.findIndex(({ text }) => /^\s*(?:- )?[\w-]+:(?:\s|$)/.test(text));
    const own = [
      field.value.slice(1),
      ...after.slice(0, next < 0 ? after.length : next).map(({ text }) => text),
    ];
    if (own.some((text) => text.includes(sign))) continue;
    return {
      offset: field.offset,
      reason: 'dit aanhalingsteken sluit niet',
      expected: `achter de tekst nog een ${sign}`,
    };
  }
  return undefined;
}

/** Between brackets, as it was empty, and on lines below them as well. */
function findListTwice(before: readonly Line[]): Slip | undefined {
  const field = before.map(fieldOn).findLast((found) => found !== undefined);
  const below = before.slice(before.findLastIndex((line) => fieldOn(line) !== undefined) + 1);
  if (!field || !/^\[.*\]$/.test(field.value) || !below.some(({ text }) => /^\s*- /.test(text)))
    return undefined;
  return {
    offset: field.offset,
    reason: `hier staat ${shorten(field.value)} en op de regels eronder nog een lijst`,
    expected: `alleen de lijst: ${field.name}:`,
  };
}

function findTextBehindQuote({ offset, name, value }: Field): Slip | undefined {
  const [sign] = straight.exec(value) ?? [];
  if (!sign) return undefined;
  const close = value.indexOf(sign, 1);
  if (close < 0 || value.slice(close + 1).trim() === '') return undefined;
  return {
    offset: offset + close,
    reason: 'achter dit aanhalingsteken gaat de tekst door',
    expected: `één paar rechte om het geheel, daarbinnen kromme: ${quoteWhole(name, value)}`,
  };
}

/** Such as a colon that would begin a field. */
function findColon({ offset, name, value }: Field): Slip | undefined {
  if (!/:(?:\s|$)/.test(value)) return undefined;
  const isCurly = /^[“”„‘’]/.test(value);
  return {
    offset,
    reason: `${colonInside}${isCurly ? ', en kromme aanhalingstekens tellen hier niet' : ''}`,
    expected: `rechte aanhalingstekens om het geheel: ${quoteWhole(name, value)}`,
  };
}

function findMissingSpace({ offset, text }: Line): Slip | undefined {
  const [, before = '', name = '', value = ''] = /^(\s*(?:- )?([a-z]+)):([^\s:/].*)$/i.exec(text) ?? [];
  return name
    ? {
        offset: offset + before.length,
        reason: 'na de dubbele punt ontbreekt een spatie',
        expected: shorten(`${name}: ${value}`),
      }
    : undefined;
}

/** The field as it could be typed. */
function quoteWhole(name: string, value: string): string {
  const inside = withoutOuter(value)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(["'])(.*?)\1/g, '“$2”')
    .replaceAll('"', '”');
  return shorten(`${name}: "${inside}"`, '…"');
}

/** Quotes at both ends are meant to go around it all, if those within it are pairs without them. */
function withoutOuter(value: string): string {
  const [, inside] = /^(?:"(.+)"|'(.+)'|“([^“”]+)”)$/.exec(value)?.filter(Boolean) ?? [];
  return inside && !/^[^"]*"(?=[\s.,;:!?])/.test(inside) ? inside : value;
}

const most = 70;

const shorten = (line: string, end = '…'): string =>
  line.length > most ? `${line.slice(0, line.lastIndexOf(' ', most))} ${end}` : line;
