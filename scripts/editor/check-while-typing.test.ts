import { readdir, readFile } from 'node:fs/promises';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { readExample } from '../content/exercises/exercise-for-tests.ts';
import { checkWhileTyping } from './check-while-typing.ts';

/** What an editor shows of a file with this text in it. */
async function type(path: string, value: string): Promise<string[]> {
  const file = new VFile({ path, value });
  await checkWhileTyping()(undefined, file);
  return file.messages.map(({ line, column, reason }) => [line, column, reason].join(' '));
}

it('tells what the build would say of an article or an exercise, while it is typed', async () => {
  const [name = ''] = await readdir('content/artikelen');
  const article = await readFile(`content/artikelen/${name}`, 'utf8');
  const exercise = readExample('rijm-bingo');
  const cases: [file: string, text: string, from: RegExp, to: string, at: number, reason: string][] = [
    [
      `content/artikelen/${name}`,
      article,
      /^category: .*$/m,
      'category: rijmen',
      11,
      '“category” klopt niet: “rijmen”  (bedoelde je “rijm”?)',
    ],
    [
      'content/oefeningen/rijm-bingo.md',
      exercise,
      /^cards: .*$/m,
      'cards: veel',
      8,
      '“cards” klopt niet: “veel”  (een heel getal van 2 tot en met 60)',
    ],
  ];
  for (const [file, text, from, to, column, reason] of cases) {
    const broken = text.replace(from, to);
    const line = broken.split('\n').indexOf(to) + 1;
    // A concept, or one that is long, is told so as well.
    const before = await type(file, text);
    const now = (await type(file, broken)).filter((one) => !before.includes(one));
    expect(now).toEqual([`${line} ${column} ${reason}`]);
    expect(await type('README.md', broken)).toEqual([]);
  }
});
