import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** As an editor does it: with the settings of the project, in a plain Node. */
const editor = `
  import { VFile } from 'vfile';
  const { default: { plugins: [checkWhileTyping] } } = await import('./.remarkrc.mjs');
  const said = [];
  for (const [path, value] of JSON.parse(process.argv[1])) {
    const file = new VFile({ path, value });
    await checkWhileTyping()(undefined, file);
    said.push(file.messages.map(({ line, column, reason }) => [line, column, reason].join(' ')));
  }
  console.log(JSON.stringify(said));
`;

/** Files and their texts, one after the other; what is said of each. */
function type(...typed: [file: string, text: string][]): string[][] {
  const words = ['--input-type=module', '--eval', editor, JSON.stringify(typed)];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

it('tells what the build would say of an article, while it is typed', async () => {
  const [name] = await readdir('content/artikelen');
  const file = `content/artikelen/${name}`;
  const text = await readFile(file, 'utf8');
  const broken = text.replace(/^category: .*$/m, 'category: rijmen');
  const line = text.split('\n').findIndex((one) => one.startsWith('category:')) + 1;
  expect(type([file, text], [file, broken], ['README.md', broken])).toEqual([
    [],
    [`${line} 11 “category” klopt niet: “rijmen”  (bedoelde je “rijm”?)`],
    [],
  ]);
});

it('tells it of an exercise', async () => {
  const file = 'content/oefeningen/rijm-bingo.md';
  const text = await readFile('src/packs/rijm-bingo/example.md', 'utf8');
  const line = text.split('\n').findIndex((one) => one.startsWith('cards:')) + 1;
  expect(type([file, text], [file, text.replace(/^cards: .*$/m, 'cards: veel')])).toEqual([
    [],
    [`${line} 8 “cards” klopt niet: “veel”  (een heel getal van 2 tot en met 60)`],
  ]);
});
