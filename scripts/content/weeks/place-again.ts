import { VFile } from 'vfile';
import { type Path, parseYaml, type YamlDocument } from '../yaml/yaml-document.ts';

/** Where something stands in a file that was read before: what was told of it then is not told again. */
export function placeAgain({ value }: VFile, path: Path): ReturnType<YamlDocument['placeOf']> | undefined {
  return parseYaml(new VFile(), String(value))?.placeOf(path);
}
