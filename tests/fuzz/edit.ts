/** What can go wrong with one file of the content, as data: a run can be repeated, and a failure made smaller. */
import * as fc from 'fast-check';

export type Edit = TextEdit | FileEdit;

export interface TextEdit {
  file: string;
  way: (typeof textWays)[number];
  /** Places in the file, in thousandths of it. */
  at: number;
  to: number;
  what: string;
  times: number;
}

export interface FileEdit {
  file: string;
  way: 'say what stands in' | 'link to' | 'rename' | 'remove' | 'make a folder';
  other: string;
}

/** Those that people do most stand there more than once. */
const textWays = [
  ...([
    'put',
    'put',
    'put',
    'put line',
    'put line',
    'put line',
    'set value',
    'set value',
    'set value',
  ] as const),
  ...(['put bytes', 'indent', 'cut', 'drop line', 'double line', 'swap lines'] as const),
  ...(['utf16le', 'latin1', 'crlf', 'cr', 'bom', 'gone'] as const),
] as const;

const words = (text: string) => text.trim().split(/\s+/);

const markdown = [
  ...words(`
    <b> </b> <div> <p <!-- --> <? <![CDATA[ <script>alert(1)</script> <table><td> <svg><style> <br/>
    & &#0; &#x110000; &nope; [ ] ![ [a]( [a](javascript:alert(1)) [a](/artikelen/bestaat-niet) [a](//x) [a](http://[)
    [a](#%zz) [a](mailto:%) [a](/artikelen/%E0%A4%A) ![a](../afbeeldingen/../site.yaml) ![a](../afbeeldingen/a.png)
    [^1] > # *** --- === ** _ ~~ | \` \`\` \`\`\` ~~~ ::: $$ \\ www.a.nl a@b.nl
  `),
  ...['- ', '* ', '1. ', '99999999999. ', '> ', '# ', '## ', '### ', '###### ', '    ', '  \n', '\n\n'],
  ...['<a href="x">', '<img src=x onerror=alert(1)>', '[a]: x', '[^1]: a', '- [ ] a', '| a |', '| - |'],
  ...words(
    '##Kop #Kop **Doel: **vet **a* `auto`s [[a]] [a](/tips (a)[/tips] -een 1.een -[] &nbsp &eacute; &amp;amp;',
  ),
  ...words(
    '&#0; &#xFFFF; &#x202e; &zwj; [a](http://a.nl) [a](https://u:p@a.nl) [a](mailto:a@b.nl?bcc=c@d.nl)',
  ),
  ...[
    '[a] (/tips)',
    '* *vet* *',
    'Kop\n---',
    '• a',
    '[ ] a',
    '| a |\n| b |',
    '<a href="/tips">a [b](/tips)</a>',
  ],
  ...[
    '– a\n– b',
    'a) b',
    '(1) a',
    '[a(/tips)',
    'a](/tips)',
    '![a] (a.png)',
    'a ## b',
    '==a==',
    '_a_',
    '**a**',
  ],
  ...['### Probeer dit vandaag', '**In de klas**', 'Gerelateerde artikelen', '## Probeer dit vandag'],
  ...['## Veelgestelde vragen', '## Lees ook', '## Doe dit vandaag', 'https://a.nl/'.padEnd(3000, 'a')],
];
const yaml = [
  ...words('--- ... <<: [ ] { } | > |+9 " \' # @ ` ~ *a "": [[['),
  ...[
    '--- a',
    '%YAML 9.9',
    '&a ',
    '<<: *a',
    '!!js/x ',
    '!!binary x',
    '? ',
    ': ',
    '- ',
    '{a: ',
    '\t',
    '- - - -',
  ],
  ...['a: &a [*a, *a]', 'title: x', 'title: x\ntitle: y', '__proto__: x', 'constructor: x', 'toString: 1'],
  ...['? [a]\n: b', '1: x', 'null: x', '"\\u200b": x', '"\\ud800": x'],
  ...['constructor', '__proto__', 'krekel', 'vos'].map(
    (word) => `${word}: { article: de, syllables: kre-kel, claps: 2, firstSound: k, rhyme: eekel }`,
  ),
  ...['stress: 9', 'saidAs: a', 'syllables: é', 'claps: 1', 'picture: criket', 'rhyme: ""'],
];
const values = [
  ...words(`
    ~ null true .nan .inf -.inf -0 0 -1 1e400 1e21 0x10 0o17 999999999999999999999 0.1 [] [[]] [~] [1] {} [{}]
"\\u00ad" "\\u2066" "\\u{e0041}" "\\U000e0041"
    "\\0" "\\ud800" "\\uffff" "\\u202e" "\\n" '' 2025-02-30 2025-13-01 0000-00-00 9999-12-31 __proto__ constructor
    hasOwnProperty ../.. / https:// javascript:alert(1) <script> &amp; *a @ %
  `),
  ...[
    '',
    '{a: 1}',
    '" "',
    'http://x/ y',
    '|\n  a',
    '>\n  a',
    'a: b',
    '&a b',
    '!!str a',
    '- a',
    'a'.repeat(2000),
  ],
];
const odd = [
  ...['\0', '\u0007', '\u0085', '\u2028', '\u200b', '\u202e', '\ufeff', '\ufffe', '\ufffd', '\ud83d'],
  ...['\u00ad', '\u2066', '\u{e0041}', '\ue000', '\u2800', '\u3164', '\u200d'],
  ...['é', 'e\u0301', '👩‍👩‍👧', 'ﷺ', 'İ', 'ß', '\u0300'.repeat(99)],
];
const names = [
  ...words(
    'README É.md -a.md a--b.md .a.md __proto__.md constructor.md index.md pagina.md klank.md con.md nul.md com1.md 404.md a.MD a.md.md .md',
  ),
  ...[
    'a.yaml',
    'a.yml',
    'q.yaml',
    'É.yaml',
    '__proto__.yaml',
    'constructor.yaml',
    'klank-m.yaml',
    'index.yaml',
  ],
  ...['a b.md', '💥.md', `${'a'.repeat(101)}.md`, `${'a'.repeat(200)}.md`],
];
const folders = ['artikelen', 'oefeningen', 'lessen', 'themas', 'klankweken', 'afbeeldingen'];

const what = fc.oneof(
  ...[markdown, yaml, values, values, odd].map((each) => fc.constantFrom(...each)),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...' \n-*>#[](){}<>!&|:"\'`~_1a\\/'), maxLength: 20 }),
);
const times = fc.oneof(
  { weight: 40, arbitrary: fc.constant(1) },
  { weight: 9, arbitrary: fc.integer({ min: 2, max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(1000, 10_000, 60_000) },
);

/** Any shape that a parser may think over for ever. */
const endless = fc.string({
  unit: fc.constantFrom(...'_*[]()<>!`~|#&\\"\'-+:.= \na1', '<!--', '](', '&#'),
  minLength: 1,
  maxLength: 4,
});

/** Anything that can be done to these files. */
export function edits(files: readonly string[]): fc.Arbitrary<Edit[]> {
  const basis = files.filter((name) => /^(site|woorden)\.yaml$/.test(name));
  const file = fc.oneof(
    { weight: 29, arbitrary: fc.constantFrom(...files.filter((name) => !basis.includes(name))) },
    // With these all the others are read again.
    { weight: 1, arbitrary: fc.constantFrom(...basis) },
  );
  const at = fc.nat(999);
  const text = fc.record({ file, way: fc.constantFrom(...textWays), at, to: at, what, times });
  const any = fc.oneof(file, fc.constantFrom(...folders));
  const whole = fc.oneof(
    fc.record({
      file,
      way: fc.constantFrom('say what stands in' as const, 'link to' as const),
      other: fc.oneof(any, fc.constantFrom('.', 'nergens')),
    }),
    fc.record({
      file: any,
      way: fc.constant('rename' as const),
      other: fc.constantFrom(...names, 'afbeeldingen'),
    }),
    fc.record({
      file: any,
      way: fc.constantFrom('remove' as const, 'make a folder' as const),
      other: fc.constant(''),
    }),
  );
  const long = fc.record({
    file,
    way: fc.constant('put line' as const),
    at,
    to: at,
    what: endless,
    times: fc.constant(9000),
  });
  const edit = fc.oneof(
    { weight: 180, arbitrary: text },
    { weight: 20, arbitrary: whole },
    { weight: 1, arbitrary: long },
  );
  return fc.array(edit, { minLength: 1, maxLength: 4 });
}
