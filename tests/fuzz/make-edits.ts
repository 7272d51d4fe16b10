/** Edits, made in a copy of the content. */
import fs from 'node:fs';
import path from 'node:path';
import type { Edit, FileEdit, TextEdit } from './edit.ts';

/** Nobody types a file of this length; what is longer than the limits of the content is refused unread. */
const longest = 300_000;

/** Whole files: what leads out of the content is not read. */
export function copyContent(source: string, folder: string): void {
  fs.cpSync(source, folder, { recursive: true, preserveTimestamps: true });
}

/** Gives back what puts the copy in order again. */
export function makeEdits(folder: string, source: string, edits: readonly Edit[]): () => void {
  const touched = new Set<string>();
  for (const edit of edits) {
    touched.add(edit.file);
    if (edit.way === 'rename') touched.add(renamed(edit));
    // An earlier edit may have taken its folder away.
    if (!exists(path.dirname(path.join(folder, edit.file)))) continue;
    if ('other' in edit) changeFile(folder, edit);
    else changeText(path.join(folder, edit.file), edit);
  }
  return () => {
    for (const name of touched) remove(path.join(folder, name));
    for (const name of [...touched].sort())
      if (exists(path.join(source, name)) && !exists(path.join(folder, name)))
        copyContent(path.join(source, name), path.join(folder, name));
  };
}

const renamed = ({ file, other }: FileEdit) => path.join(path.dirname(file), path.basename(other));
const exists = (file: string) => fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined;
const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile();
const remove = (file: string) => fs.rmSync(file, { recursive: true, force: true });

function changeFile(folder: string, edit: FileEdit): void {
  const [file, other] = [path.join(folder, edit.file), path.join(folder, edit.other)];
  if (edit.way === 'rename') {
    if (!exists(file)) return;
    remove(path.join(folder, renamed(edit)));
    fs.renameSync(file, path.join(folder, renamed(edit)));
    return;
  }
  const text = isFile(other) ? fs.readFileSync(other) : '';
  remove(file);
  if (edit.way === 'say what stands in') fs.writeFileSync(file, text);
  if (edit.way === 'link to') fs.symlinkSync(other, file);
  if (edit.way === 'make a folder') fs.mkdirSync(file);
}

function changeText(file: string, { way, at, to, what, times }: TextEdit): void {
  if (!isFile(file)) return;
  const bytes = fs.readFileSync(file);
  const changed = changes[way](bytes.toString(), {
    at: at / 1000,
    to: to / 1000,
    what: what.repeat(Math.min(times, Math.ceil(longest / Math.max(1, what.length)))),
  });
  remove(file);
  fs.writeFileSync(file, Buffer.from(changed).subarray(0, longest));
}

/** Places as parts of the whole. */
interface Spot {
  at: number;
  to: number;
  what: string;
}

type Change = (text: string, spot: Spot) => string | Buffer;

function inLines(change: (lines: string[], spot: Spot) => string[]): Change {
  return (text, { at, to, what }) => {
    const lines = text.split('\n');
    const line = (place: number) => Math.floor(place * lines.length);
    return change(lines, { at: line(at), to: line(to), what }).join('\n');
  };
}

const placeIn = (text: string | Buffer, place: number) => Math.floor(place * text.length);

const changes: Record<TextEdit['way'], Change> = {
  put: (text, { at, what }) => text.slice(0, placeIn(text, at)) + what + text.slice(placeIn(text, at)),
  cut: (text, { at, to }) => text.slice(0, placeIn(text, at)) + text.slice(placeIn(text, Math.max(at, to))),
  'put line': inLines((lines, { at, what }) => lines.toSpliced(at, 0, what)),
  'set value': inLines((lines, { at, what }) =>
    lines.with(
      at,
      (lines[at] ?? '').replace(/(?<=: |- |^)[^:]*$/, () => what),
    ),
  ),
  indent: inLines((lines, { at, to }) =>
    lines.with(at, (['-', ' ', '  ', '    ', '\t'][to % 5] ?? '') + lines[at]),
  ),
  'drop line': inLines((lines, { at }) => lines.toSpliced(at, 1)),
  'double line': inLines((lines, { at }) => lines.toSpliced(at, 0, lines[at] ?? '')),
  'swap lines': inLines((lines, { at, to }) => lines.with(at, lines[to] ?? '').with(to, lines[at] ?? '')),
  'put bytes': (text, { at, what }) => {
    const [whole, put] = [Buffer.from(text), Buffer.from(what, 'latin1')];
    const place = placeIn(whole, at);
    return Buffer.concat([whole.subarray(0, place), put, whole.subarray(place + put.length)]);
  },
  utf16le: (text) => Buffer.from(text, 'utf16le'),
  latin1: (text) => Buffer.from(text, 'latin1'),
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  cr: (text) => text.replaceAll('\n', '\r'),
  bom: (text) => `\ufeff${text}`,
  gone: () => '',
};
