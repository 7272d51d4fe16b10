/** Edits, made in a copy of the content. */
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Edit } from './edit.ts';

/** Nobody types a file of this length; what is longer than the limits of the content is refused unread. */
const longest = 300_000;

/** A copy in which each file is a link to the real one: what no edit touches was never saved. */
export function copyByLinks(source: string, folder: string): void {
  if (statSync(source).isFile()) {
    symlinkSync(source, folder);
    return;
  }
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(source)) copyByLinks(path.join(source, name), path.join(folder, name));
}

/** Gives back what puts the copy in order again. */
export function makeEdits(folder: string, source: string, edits: readonly Edit[]): () => void {
  const touched = new Set<string>();
  for (const edit of edits) {
    touched.add(edit.file);
    if (edit.way === 'rename') touched.add(renamed(edit.file, edit.name));
    makeEdit(folder, edit);
  }
  return () => {
    for (const name of touched) remove(path.join(folder, name));
    for (const name of [...touched].sort())
      if (exists(path.join(source, name)) && !exists(path.join(folder, name)))
        copyByLinks(path.join(source, name), path.join(folder, name));
  };
}

const renamed = (file: string, name: string): string => path.join(path.dirname(file), name);

function makeEdit(folder: string, edit: Edit): void {
  const file = path.join(folder, edit.file);
  // An earlier edit may have taken its folder away.
  if (!exists(path.dirname(file))) return;
  switch (edit.way) {
    case 'remove':
      remove(file);
      break;
    case 'make a folder':
      remove(file);
      mkdirSync(file);
      break;
    case 'rename':
      if (!exists(file)) return;
      remove(path.join(folder, renamed(edit.file, edit.name)));
      renameSync(file, path.join(folder, renamed(edit.file, edit.name)));
      break;
    case 'link to':
      remove(file);
      symlinkSync(path.join(folder, edit.other), file);
      break;
    default:
      if (isFile(file)) writeFile(file, changed(readFileSync(file), edit, folder).subarray(0, longest));
  }
}

/** Never through the link to the real one. */
function writeFile(file: string, bytes: Uint8Array): void {
  remove(file);
  writeFileSync(file, bytes);
}

const isFile = (file: string): boolean => {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
};
const exists = (file: string) => lstatSync(file, { throwIfNoEntry: false }) !== undefined;
const remove = (file: string) => rmSync(file, { recursive: true, force: true });

type Change = Exclude<Edit, { way: 'remove' | 'make a folder' | 'rename' | 'link to' }>;

function changed(bytes: Buffer, edit: Change, folder: string): Buffer {
  const text = bytes.toString();
  const lines = text.split('\n');
  const offset = (place: number) => Math.floor((place / 1000) * text.length);
  const line = (place: number) => Math.floor((place / 1000) * lines.length);
  const withLine = (at: number, change: (line: string) => string[]) =>
    Buffer.from(lines.toSpliced(line(at), 1, ...change(lines[line(at)] ?? '')).join('\n'));
  switch (edit.way) {
    case 'put':
      return Buffer.from(text.slice(0, offset(edit.at)) + many(edit) + text.slice(offset(edit.at)));
    case 'put line':
      return withLine(edit.at, (old) => [many(edit), old]);
    case 'put bytes': {
      const at = Math.floor((edit.at / 1000) * bytes.length);
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(edit.bytes),
        bytes.subarray(at + edit.bytes.length),
      ]);
    }
    case 'set value':
      return withLine(edit.at, (old) => [old.replace(/(?<=: |- |^)[^:]*$/, () => edit.what)]);
    case 'indent':
      return withLine(edit.at, (old) => [edit.by + old]);
    case 'cut':
      return Buffer.from(
        text.slice(0, offset(edit.at)) + text.slice(Math.max(offset(edit.at), offset(edit.to))),
      );
    case 'drop line':
      return withLine(edit.at, () => []);
    case 'double line':
      return withLine(edit.at, (old) => [old, old]);
    case 'swap lines': {
      const [one, other] = [line(edit.at), line(edit.to)];
      return Buffer.from(
        lines
          .with(one, lines[other] ?? '')
          .with(other, lines[one] ?? '')
          .join('\n'),
      );
    }
    case 'say what stands in': {
      const other = path.join(folder, edit.other);
      return isFile(other) ? readFileSync(other) : Buffer.alloc(0);
    }
    case 'encode':
      return encode(text, edit.as);
  }
}

const many = ({ what, times }: { what: string; times: number }) =>
  what.repeat(Math.min(times, Math.ceil(longest / Math.max(1, what.length))));

function encode(text: string, as: Extract<Edit, { way: 'encode' }>['as']): Buffer {
  if (as === 'gone') return Buffer.alloc(0);
  if (as === 'bom') return Buffer.from(`\ufeff${text}`);
  if (as === 'crlf') return Buffer.from(text.replaceAll('\n', '\r\n'));
  if (as === 'cr') return Buffer.from(text.replaceAll('\n', '\r'));
  return Buffer.from(text, as);
}
