import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { VFile } from 'vfile';
import { isDrawingName } from '../../pictures/list-drawings.ts';
import { toPlainPaths } from '../../pictures/plain-paths.ts';
import { readSource } from '../files/read-source.ts';
import { pointAt } from '../files/text-place.ts';
import { quote, refuse } from '../problems/problem.ts';

/** The largest of this site is 12 kB. */
export const drawingLimits = { bytes: 100_000, lines: 5000 };

/** The drawings in a content folder, not yet parsed; none where the folder is gone, which is told before. */
export async function readDrawings(content: string): Promise<VFile[]> {
  const names = await readdir(join(content, 'plaatjes')).catch(() => []);
  const drawings = names.filter((one) => /^[^.].*\.svg$/i.test(one)).sort();
  return Promise.all(drawings.map((one) => readDrawing(content, one)));
}

async function readDrawing(content: string, name: string): Promise<VFile> {
  const place = `plaatjes/${name}`;
  if (isDrawingName(name.replace(/\.svg$/, ''))) return readSource(content, place, drawingLimits);
  const file = new VFile({ path: `${basename(content)}/${place}` });
  refuse(file, 'file-name', {
    reason: `een tekening kan niet zo heten: ${quote(name)}`,
    expected: 'kleine letters a–z, cijfers en losse streepjes, zoals raam-nacht.svg',
  });
  return file;
}

/** Problems come as messages on the file. */
export function checkDrawing(file: VFile): void {
  const text = String(file.value);
  const { faults = [] } = toPlainPaths(String(file.stem), text);
  for (const { at, ...complaint } of faults)
    refuse(file, 'drawing', { ...complaint, place: pointAt(text, at) });
}
