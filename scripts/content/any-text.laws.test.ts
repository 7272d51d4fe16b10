import * as fc from 'fast-check';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { tries } from '../../src/model/tries-for-tests.ts';
import { readTestArticle, testFields } from './articles/article-for-tests.ts';
import { decodeSource, markdownLimits } from './files/read-source.ts';
import { isRefused } from './problems/problem.ts';
import { parseYaml } from './yaml/yaml-document.ts';

const pieces =
  '<b>|</b>|<div>|<a href="x">|<!--|&amp;|[a](|](#a)|![|]|[a](/tips)|> |- |* |1. |# |## |### |```|~~~|`|    |---|**|_|~~|| a | b |||-|| |- [ ] |\\|a|Tekst. |\n|\n\n|&|*|!!|: |{|}|"|?';
const typed = fc
  .array(fc.constantFrom(...pieces.split('|'), '|'), { maxLength: 40 })
  .map((parts) => parts.join(''));
const anyText = fc.oneof(typed, fc.string({ unit: 'binary' }), fc.lorem());

/** What a program may get to read: the rest is refused before it. */
const readable = anyText.filter(
  (text) => decodeSource('x', Buffer.from(text), markdownLimits).messages.length === 0,
);

it('any text is an article, or has problems that each stand on a line', () => {
  fc.assert(
    fc.property(readable, (text) => {
      const { draft, problems } = readTestArticle(text);
      expect(draft?.article !== undefined || problems.length > 0).toBe(true);
      for (const problem of problems) expect(problem).toMatch(/^\d+:\d+ {2}\S|^ {2}\S/);
    }),
    tries,
  );
});

it('any front matter is read, or has problems that each stand on a line', () => {
  fc.assert(
    fc.property(readable, fc.nat(), (text, at) => {
      const lines = testFields.split('\n');
      const { draft, problems } = readTestArticle(
        'Tekst.',
        lines.toSpliced(at % lines.length, 1, text).join('\n'),
      );
      expect(draft?.article !== undefined || problems.length > 0).toBe(true);
      for (const problem of problems) expect(problem).toMatch(/^\d+:\d+ {2}\S|^ {2}\S/);
    }),
    tries,
  );
});

it('any YAML is read, or has problems that each stand on a line', () => {
  fc.assert(
    fc.property(readable, (text) => {
      const file = new VFile({ path: 'x.yaml' });
      const document = parseYaml(file, text);
      expect(document === undefined).toBe(isRefused(file));
      for (const { line, column } of file.messages)
        expect(Math.min(line ?? 0, column ?? 0)).toBeGreaterThan(0);
    }),
    tries,
  );
});
