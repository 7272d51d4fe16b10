import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { is } from 'valibot';
import { slug } from '../../src/model/shape.ts';

/** The pictures that were drawn by hand. */
export const drawingsFolder = fileURLToPath(new URL('../../content/plaatjes/', import.meta.url));

export const drawingFile = (name: string): string => path.join(drawingsFolder, `${name}.svg`);

export const isDrawing = (name: string): boolean =>
  isDrawingName(name) && lstatSync(drawingFile(name), { throwIfNoEntry: false }) !== undefined;

export const isDrawingName = (name: string): boolean => is(slug, name);

/** By their names, in order; none where the folder is gone. Other pictures come from a package, and don't change. */
export function listDrawings(): string[] {
  try {
    return readdirSync(drawingsFolder)
      .flatMap((file) => /^([^.].*)\.svg$/.exec(file)?.[1] ?? [])
      .sort();
  } catch {
    return [];
  }
}
