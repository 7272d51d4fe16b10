import type { VFile } from 'vfile';
import { partArticle } from '../../../src/model/taught-word.ts';
import type { ThemeWeek } from '../../../src/model/theme.ts';
import { quote, warn } from '../problems/problem.ts';
import type { Path, YamlDocument } from '../yaml/yaml-document.ts';

/** Advice: a word that is taught is heard again in the days. */
export function warnOfTaught(
  file: VFile,
  document: YamlDocument,
  path: Path,
  { taught, days }: Pick<ThemeWeek, 'taught' | 'days'>,
): void {
  const said = days
    .flatMap(({ ready = '', moments }) => [ready, ...moments.flatMap(({ steps }) => steps)])
    .join(' ')
    .toLowerCase();
  taught.forEach(({ word }, index) => {
    if (said.includes(stemOf(word))) return;
    warn(file, 'taught-unsaid', {
      reason: `${quote(word)} komt in geen enkele dag terug`,
      expected: 'een stap waarin het woord te horen is',
      place: document.placeOf([...path, index, 'word']),
    });
  });
}

/** What is left of a word however it is bent: `sluipen` is in `sluipt`, `de vacht` in `vacht`. */
function stemOf(typed: string): string {
  const word = partArticle(typed.toLowerCase()).word;
  return word.slice(0, Math.max(4, word.length - 3));
}
