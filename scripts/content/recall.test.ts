import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataLimits } from './files/read-source.ts';
import { noMemory, openMemory, stampsIn } from './memory.ts';
import { refuse } from './problems/problem.ts';
import { problemsIn } from './problems/problems-for-tests.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'geheugen-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const save = (name: string, text: string) => writeFileSync(join(folder, name), text);

describe('a file', () => {
  const { read } = openMemory();
  const open = () => read(join(folder, 'a.yaml'), 'a.yaml', dataLimits);

  it('is the same one while nobody saved it, without what was done to it since', async () => {
    save('a.yaml', 'een');
    const file = await open();
    file.value = '';
    refuse(file, 'proef', { reason: 'later' });
    expect(await open()).toBe(file);
    expect(String(file)).toBe('een');
    expect(file.messages).toEqual([]);
  });

  it('is another one when it was saved, also as long as before, and when it comes back', async () => {
    const before = await open();
    save('a.yaml', 'ne!');
    utimesSync(join(folder, 'a.yaml'), 1, 1);
    const saved = await open();
    expect(saved).not.toBe(before);
    expect(String(saved)).toBe('ne!');
    rmSync(join(folder, 'a.yaml'));
    expect(problemsIn(await open())).toEqual(['a.yaml  het bestand ontbreekt']);
    expect(problemsIn(await open())).toEqual(['a.yaml  het bestand ontbreekt']);
    save('a.yaml', 'twee');
    expect(String(await open())).toBe('twee');
  });
});

describe('a step', () => {
  const fileWith = async (memory = openMemory()) => ({
    ...memory,
    file: await memory.read(join(folder, 'nergens'), 'x', dataLimits),
  });

  it('is done again only with other inputs, and then known by those', async () => {
    const { file, recall } = await fileWith();
    let times = 0;
    const take = () => ++times;
    const site = {};
    const asked = [[], [], [site], [site], [{}], [site, 1], [site, 2], [], []];
    expect(asked.map((inputs) => recall(file, 'a', inputs, take))).toEqual([1, 1, 2, 2, 3, 4, 5, 6, 6]);
    expect(recall(file, 'b', [], take)).toBe(7);
    const other = await fileWith();
    expect(recall(other.file, 'a', [], take)).toBe(8);
  });

  it('says each time what it said the first time, and no more', async () => {
    const { file, recall } = await fileWith();
    refuse(file, 'proef', { reason: 'eerder' });
    const step = () => recall(file, 'a', [], () => refuse(file, 'proef', { reason: 'stap' }));
    step();
    file.messages = [];
    step();
    step();
    expect(file.messages.map(({ reason }) => reason)).toEqual(['stap', 'stap']);
  });

  it('that takes its time has said all when it is done, also when it fails', async () => {
    for (const end of [() => Promise.resolve('goed'), () => Promise.reject(new Error('mis'))]) {
      const { file, recall } = await fileWith();
      file.messages = [];
      const step = () =>
        recall(file, 'a', [], async () => {
          await Promise.resolve();
          refuse(file, 'proef', { reason: 'stap' });
          return end();
        });
      const first = step();
      await first.catch(() => undefined);
      file.messages = [];
      expect(step()).toBe(first);
      expect(file.messages.map(({ reason }) => reason)).toEqual(['stap']);
    }
  });

  it('of several files says on each of them what it said, by the first', async () => {
    const { file, recall, read } = await fileWith();
    const other = await read(join(folder, 'nergens-anders'), 'y', dataLimits);
    let times = 0;
    const step = () => {
      for (const one of [file, other]) one.messages = [];
      return recall([file, other], 'a', [], () => {
        refuse(other, 'proef', { reason: 'hier' });
        return ++times;
      });
    };
    expect([step(), step()]).toEqual([1, 1]);
    expect(file.messages).toEqual([]);
    expect(other.messages.map(({ reason }) => reason)).toEqual(['hier']);
  });

  it('is always done by who remembers nothing', async () => {
    const { file, recall } = await fileWith(noMemory);
    let times = 0;
    expect([1, 2].map(() => recall(file, 'a', [], () => ++times))).toEqual([1, 2]);
  });
});

it('a folder has another stamp whenever a file in it comes, goes or is saved, however deep', () => {
  const photos = join(folder, 'fotos');
  expect(stampsIn(photos)).toBe('');
  mkdirSync(join(photos, 'oud'), { recursive: true });
  const stamps = [stampsIn(photos)];
  const stampAfter = (act: () => void) => {
    act();
    stamps.push(stampsIn(photos));
  };
  stampAfter(() => save('fotos/a.png', 'a'));
  stampAfter(() => save('fotos/oud/b.png', 'b'));
  stampAfter(() => save('fotos/oud/b.png', 'bb'));
  stampAfter(() => rmSync(join(photos, 'a.png')));
  expect(new Set(stamps).size).toBe(5);
  expect(stampsIn(photos)).toBe(stamps.at(-1));
  expect(stampsIn(join(photos, 'oud/b.png'))).toBe('');
  symlinkSync(join(photos, 'rond'), join(photos, 'rond'));
  expect(stampsIn(photos)).toContain('rond');
});
