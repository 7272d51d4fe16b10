/** What can go wrong with one file of the content, as data: a run can be repeated, and a failure made smaller. */
import * as fc from 'fast-check';

/** `at` and `to` are places in the file, in thousandths of it. */
export type Edit = { file: string } & (
  | { way: 'put'; at: number; what: string; times: number }
  | { way: 'put line'; at: number; what: string; times: number }
  | { way: 'put bytes'; at: number; bytes: number[] }
  | { way: 'set value'; at: number; what: string }
  | { way: 'indent'; at: number; by: string }
  | { way: 'cut'; at: number; to: number }
  | { way: 'drop line' | 'double line'; at: number }
  | { way: 'swap lines'; at: number; to: number }
  | { way: 'encode'; as: (typeof encodings)[number] }
  | { way: 'say what stands in'; other: string }
  | { way: 'link to'; other: string }
  | { way: 'rename'; name: string }
  | { way: 'remove' | 'make a folder' }
);

const encodings = ['utf16le', 'latin1', 'crlf', 'cr', 'bom', 'gone'] as const;

const markdown = [
  '<b>',
  '</b>',
  '<div>',
  '<p',
  '<a href="x">',
  '<!--',
  '-->',
  '<?',
  '<![CDATA[',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<table><td>',
  '<svg><style>',
  '<br/>',
  '&',
  '&#0;',
  '&#x110000;',
  '&nope;',
  '[a](',
  '[a](javascript:alert(1))',
  '[a](/artikelen/bestaat-niet)',
  '[a](//x)',
  '[a](http://[)',
  '[a](#%zz)',
  '[a](mailto:%)',
  '[a](/artikelen/%E0%A4%A)',
  '![',
  '![a](../afbeeldingen/../site.yaml)',
  '![a](../afbeeldingen/a.png)',
  '[',
  ']',
  '[a]: x',
  '[^1]',
  '[^1]: a',
  '> ',
  '>',
  '- ',
  '* ',
  '1. ',
  '99999999999. ',
  '#',
  '# ',
  '## ',
  '### ',
  '###### ',
  '## Veelgestelde vragen',
  '## Lees ook',
  '## Doe dit vandaag',
  '```',
  '~~~',
  '`',
  '``',
  '    ',
  '***',
  '---',
  '===',
  '**',
  '_',
  '~~',
  '| a |',
  '| - |',
  '|',
  '- [ ] a',
  ':::',
  '$$',
  '\\',
  '  \n',
  '\n\n',
  'www.a.nl',
  'a@b.nl',
  'https://a.nl/'.padEnd(3000, 'a'),
];
const yaml = [
  '---',
  '...',
  '--- a',
  '%YAML 9.9',
  '&a ',
  '*a',
  '<<: *a',
  '!!js/x ',
  '!!binary x',
  '? ',
  ': ',
  '- ',
  '[',
  ']',
  '{',
  '}',
  '{a: ',
  '|',
  '>',
  '|+9',
  '"',
  "'",
  '#',
  '@',
  '`',
  '\t',
  'a: &a [*a, *a]',
  'title: x',
  'title: x\ntitle: y',
  '__proto__: x',
  'constructor: x',
  'toString: 1',
  '? [a]\n: b',
  '1: x',
  'null: x',
  '"": x',
  '~',
  '[[[',
  '- - - -',
];
const values = [
  '',
  '~',
  'null',
  'true',
  '.nan',
  '.inf',
  '-.inf',
  '-0',
  '0',
  '-1',
  '1e400',
  '1e21',
  '0x10',
  '0o17',
  '999999999999999999999',
  '0.1',
  '[]',
  '[[]]',
  '[~]',
  '[1]',
  '{}',
  '{a: 1}',
  '[{}]',
  '"\\0"',
  '"\\ud800"',
  '"\\uffff"',
  '"\\u202e"',
  '" "',
  '"\\n"',
  "''",
  '2025-02-30',
  '2025-13-01',
  '0000-00-00',
  '9999-12-31',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '../..',
  '/',
  'https://',
  'http://x/ y',
  'javascript:alert(1)',
  '<script>',
  '&amp;',
  '|\n  a',
  '>\n  a',
  'a: b',
  '*a',
  '&a b',
  '!!str a',
  '- a',
  '@',
  '%',
  'a'.repeat(2000),
];
const odd = [
  '\0',
  '\u0007',
  '\u0085',
  '\u2028',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ufffe',
  '\ufffd',
  '\ud83d',
  'é',
  'e\u0301',
  '👩‍👩‍👧',
  'ﷺ',
  'İ',
  'ß',
  '\u0300'.repeat(99),
];
const names = [
  'README',
  'a b.md',
  'É.md',
  '-a.md',
  'a--b.md',
  '.a.md',
  '__proto__.md',
  'constructor.md',
  'index.md',
  'pagina.md',
  '404.md',
  'a.MD',
  'a.md.md',
  '.md',
  '💥.md',
  `${'a'.repeat(200)}.md`,
];

const place = fc.nat(999);
const times = fc.oneof(
  { weight: 40, arbitrary: fc.constant(1) },
  { weight: 9, arbitrary: fc.integer({ min: 2, max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(1000, 10_000, 60_000) },
);
const snippet = fc.oneof(
  fc.constantFrom(...markdown),
  fc.constantFrom(...yaml),
  fc.constantFrom(...values),
  fc.constantFrom(...odd),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...' \n-*>#[](){}<>!&|:"\'`~_1a\\/'), maxLength: 20 }),
);

/** Anything that can be done to these files. */
export function edits(files: readonly string[]): fc.Arbitrary<Edit[]> {
  const basis = files.filter((name) => /^(site|woorden)\.yaml$/.test(name));
  const file = fc.oneof(
    { weight: 29, arbitrary: fc.constantFrom(...files.filter((name) => !basis.includes(name))) },
    // With these all the others are read again.
    { weight: 1, arbitrary: fc.constantFrom(...basis) },
  );
  const edit = fc.oneof(
    { weight: 8, arbitrary: fc.record({ file, way: fc.constant('put'), at: place, what: snippet, times }) },
    {
      weight: 8,
      arbitrary: fc.record({ file, way: fc.constant('put line'), at: place, what: snippet, times }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        file,
        way: fc.constant('set value'),
        at: place,
        what: fc.oneof(fc.constantFrom(...values), snippet),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        file,
        way: fc.constant('put bytes'),
        at: place,
        bytes: fc.array(fc.nat(255), { minLength: 1, maxLength: 6 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        file,
        way: fc.constant('indent'),
        at: place,
        by: fc.constantFrom(' ', '  ', '    ', '\t', '-'),
      }),
    },
    { weight: 4, arbitrary: fc.record({ file, way: fc.constant('cut'), at: place, to: fc.nat(1000) }) },
    {
      weight: 4,
      arbitrary: fc.record({ file, way: fc.constantFrom('drop line', 'double line'), at: place }),
    },
    { weight: 3, arbitrary: fc.record({ file, way: fc.constant('swap lines'), at: place, to: place }) },
    {
      weight: 1,
      arbitrary: fc.record({ file, way: fc.constant('encode'), as: fc.constantFrom(...encodings) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        file,
        way: fc.constantFrom('say what stands in', 'link to'),
        other: fc.oneof(file, fc.constantFrom('.', 'artikelen', 'nergens')),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        file: fc.oneof(file, fc.constantFrom('artikelen', 'oefeningen')),
        way: fc.constant('rename'),
        name: fc.constantFrom(...names, 'afbeeldingen'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        file: fc.oneof(file, fc.constantFrom('artikelen', 'oefeningen', 'afbeeldingen')),
        way: fc.constantFrom('remove', 'make a folder'),
      }),
    },
  );
  return fc.array(edit as fc.Arbitrary<Edit>, { minLength: 1, maxLength: 4 });
}
