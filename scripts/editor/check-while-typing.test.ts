import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** As an editor does it: with the settings of the project, in a plain Node. */
const editor = `
  import { VFile } from 'vfile';
  const { default: { plugins: [checkWhileTyping] } } = await import('./.remarkrc.mjs');
  const file = new VFile({ path: process.argv[1], value: process.argv[2] });
  await checkWhileTyping()(undefined, file);
  console.log(JSON.stringify(file.messages.map(({ line, column, reason }) => [line, column, reason].join(' '))));
`;

function type(file: string, text: string): string[] {
  const words = ['--input-type=module', '--eval', editor, file, text];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

it('tells what the build would say of an article, while it is typed', async () => {
  const [name] = await readdir('content/artikelen');
  const file = `content/artikelen/${name}`;
  const text = await readFile(file, 'utf8');
  expect(type(file, text)).toEqual([]);
  const broken = text.replace(/^category: .*$/m, 'category: rijmen');
  const line = text.split('\n').findIndex((one) => one.startsWith('category:')) + 1;
  expect(type(file, broken)).toEqual([`${line} 11 “category” klopt niet: “rijmen”  (bedoelde je “rijm”?)`]);
  expect(type('README.md', broken)).toEqual([]);
});

it('tells it of an exercise', async () => {
  const file = 'content/oefeningen/rijm-bingo.md';
  const text = await readFile('tests/fixtures/packs/oefeningen/rijm-bingo.md', 'utf8');
  expect(type(file, text)).toEqual([]);
  const line = text.split('\n').findIndex((one) => one.startsWith('cards:')) + 1;
  expect(type(file, text.replace(/^cards: .*$/m, 'cards: veel'))).toEqual([
    `${line} 8 “cards” klopt niet: “veel”  (een heel getal van 2 tot en met 60)`,
  ]);
});
