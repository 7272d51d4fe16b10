import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { firstBodyLine, readTestArticle } from '../articles/article-for-tests.ts';
import { parseYaml } from '../yaml/yaml-document.ts';

const bytes = 10_000;
const fill = (pattern: string) => pattern.repeat(bytes / pattern.length);

describe('what would take a parser for ever is refused before it starts', () => {
  test.each(['>', '> ', '- ', '* ', '1. ', '>- ', '- 1. '])('%j', (pattern) => {
    expect(readTestArticle(`Tekst.\n\n${fill(pattern)}`).problems).toEqual([
      `${firstBodyLine + 2}:1  de tekst is te diep genest  (hoogstens een paar lagen)`,
    ]);
  });

  test('and twenty deep is not', () => {
    expect(readTestArticle(`${'> '.repeat(20)}a`).problems.join()).not.toContain('te diep');
  });
});

describe('what is well closed, but lies in each other without end, is refused', () => {
  test.each([
    ['<b>', '</b>', 1500],
    ['*a **b ', 'c** d* ', 100],
  ])('%j … %j', (open, close, tooMany) => {
    const read = (layers: number) => readTestArticle(open.repeat(layers) + close.repeat(layers)).problems;
    expect(read(20)).toEqual([]);
    expect(read(tooMany)).toEqual(['  de tekst is te diep genest  (hoogstens een paar lagen)']);
  });
});

describe('what sends a parser to the end again and again is refused before it starts', () => {
  test.each([
    ['<!--', 7, 'stukken HTML met <! of <?'],
    ['<?', 7, 'stukken HTML met <! of <?'],
    ['<!A ', 7, 'stukken HTML met <! of <?'],
    ['<![CDATA[', 7, 'stukken HTML met <! of <?'],
    ['*[', 7, 'plekken met *, _ of ~ vlak voor ['],
    ['[**', 9, 'plekken met *, _ of ~ vlak voor ['],
    ['_[', 7, 'plekken met *, _ of ~ vlak voor ['],
    ['~~[', 8, 'plekken met *, _ of ~ vlak voor ['],
    [' *a', 8, 'plekken waar iets met *, _ of ~ begint'],
  ])('%j', (pattern, column, name) => {
    const { problems } = readTestArticle(`Tekst ${fill(pattern)}\n\n# Kop die niemand meer leest`);
    expect(problems).toEqual([expect.stringContaining(`:${column}  hier begint de eerste van `)]);
    expect(problems[0]).toContain(`${name}  (gewone tekst of markdown)`);
  });

  test.each([
    ['<!-- -->', 100],
    ['*[', 1000],
    [' *a', 3000],
  ])('and not so many of %j', (pattern, most) => {
    expect(readTestArticle(`Tekst ${pattern.repeat(most)}`).problems.join()).not.toContain('hier begint');
  });
});

describe('what looks like trouble is read as the text it is', () => {
  test.each(['[', '![', '*', '**a ', '_a', '`a', '<', '<a ', '&', '~~a ', '|a', '\\', '[a](', '"'])(
    '%j',
    (pattern) => {
      expect(readTestArticle(`a${fill(pattern)}`).problems).toEqual([]);
    },
  );

  test.each(['<b>', '</b>', '[a](', '<a href="x">'])('%j does not throw', (pattern) => {
    expect(() => readTestArticle(`a ${fill(pattern)}`)).not.toThrow();
  });
});

describe('YAML that nests without end', () => {
  test.each(['[', '{', '- ', '? ', '{a: ', '"', '!!x ', '&a ', '*a '])('%j', (pattern) => {
    const file = new VFile({ path: 'x.yaml' });
    expect(parseYaml(file, `a: ${fill(pattern)}`)).toBeUndefined();
    expect(file.messages).not.toEqual([]);
  });

  test.each(['? ', '- ', '- ? ', '[', '[{? '])('%j at the start of a line', (pattern) => {
    for (const times of [60, 20_000]) {
      const file = new VFile({ path: 'x.yaml' });
      const nested = `a: 1\n${pattern.repeat(times)}`;
      expect(parseYaml(file, nested, 2)).toBeUndefined();
      expect(file.messages[0]?.line).toBe(3);
    }
  });
});
