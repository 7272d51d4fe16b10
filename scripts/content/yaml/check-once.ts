import type { VFile } from 'vfile';
import { quote, refuse } from '../problems/problem.ts';
import type { Path, YamlDocument } from './yaml-document.ts';

/** Refuses what a list has had before. */
export function checkOnce(
  file: VFile,
  document: YamlDocument,
  path: Path,
  values: readonly (string | number)[],
): void {
  values.forEach((value, index) => {
    if (values.indexOf(value) === index) return;
    refuse(file, 'double', {
      reason: `${quote(String(value))} staat er twee keer`,
      place: document.placeOf([...path, index]),
    });
  });
}
