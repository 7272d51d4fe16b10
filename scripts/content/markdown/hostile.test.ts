import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { firstBodyLine, readTestArticle } from '../articles/article-for-tests.ts';
import { parseAdultPage } from '../exercises/adult-page.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parseYaml } from '../yaml/yaml-document.ts';

const bytes = 10_000;
const fill = (pattern: string) => pattern.repeat(bytes / pattern.length);

describe('what would take a parser for ever is refused before it starts', () => {
  test.each(['>', '> ', '- ', '* ', '1. ', '>- ', '- 1. '])('%j', (pattern) => {
    expect(readTestArticle(`Tekst.\n\n${fill(pattern)}`).problems).toEqual([
      `${firstBodyLine + 2}:1  de tekst is te diep genest  (hoogstens een paar lagen)`,
    ]);
    const file = new VFile({ path: 'x.md' });
    expect(parseAdultPage(file, `\n${fill(pattern)}`)).toBeUndefined();
    expect(problemsIn(file)).toEqual(['x.md:2:1  de tekst is te diep genest  (hoogstens een paar lagen)']);
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

describe('what a parser thinks over for minutes is refused after seconds, where its longest paragraph begins', () => {
  const refusal =
    'deze tekst is in 6 seconden niet te lezen; hier begint de langste alinea  (gewone zinnen, zonder lange reeksen leestekens)';
  const endless = (pattern: string) => pattern.repeat(45_000 / pattern.length);

  test.each(['_a*', '*['])('an article with %j', (pattern) => {
    const { problems } = readTestArticle(`Tekst.\n\n${endless(pattern)}\n\n# Kop die niemand meer leest`);
    expect(problems).toEqual([`${firstBodyLine + 2}:1  ${refusal}`]);
  });

  test('an exercise', () => {
    const file = new VFile({ path: 'x.md' });
    expect(parseAdultPage(file, `\n\n## Nodig\n\n${endless('_a*')}`)).toBeUndefined();
    expect(problemsIn(file)).toEqual([`x.md:5:1  ${refusal}`]);
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

describe('a code for a sign that nobody can see', () => {
  test.each([
    '&#0;',
    '&#xFFFF;',
    '&#x202e;',
    '&#8203;',
    '&#xD800;',
    '&#99999999;',
    '&zwj;',
    '&ZeroWidthSpace;',
  ])('%s', (code) => {
    const refusal = `${code} is een teken dat niemand kan zien  (haal het weg)`;
    expect(readTestArticle(`Tekst.\n\nMet ${code} erin.`).problems).toEqual([
      `${firstBodyLine + 2}:5  ${refusal}`,
    ]);
    expect(readTestArticle(`<b title="a${code}">vet</b>`).problems).toEqual([
      `${firstBodyLine}:12  ${refusal}`,
    ]);
    const file = new VFile({ path: 'x.md' });
    parseAdultPage(file, `\n## ${code}`);
    expect(problemsIn(file)).toContain(`x.md:2:4  ${refusal}`);
  });

  test('and none for one that is seen, or is a space', () => {
    expect(readTestArticle('&#233; &nbsp; &shy; &#8239; &#x1F98A;').problems).toEqual([]);
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
