import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { labelOf, openShelf } from './shelf.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shelf-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const make = vi.fn(() => Buffer.from('een muis'));

/** What a build gets that asks for one thing, and whether it had to be made. */
async function build(...ingredients: string[]): Promise<{ got: string; made: boolean }> {
  make.mockClear();
  const shelf = openShelf(folder);
  const got = (await shelf.take(labelOf(...ingredients), make)).toString();
  shelf.clear();
  return { got, made: make.mock.calls.length > 0 };
}

it('gives the next build what this one made of the same', async () => {
  expect(await build('kaas')).toEqual({ got: 'een muis', made: true });
  expect(await build('kaas')).toEqual({ got: 'een muis', made: false });
});

it('makes anew what is made of something else', async () => {
  await build('ab', 'c');
  expect((await build('a', 'bc')).made).toBe(true);
});

it('gives what was kept last', () => {
  for (const text of ['muis', 'muizen', 'muis']) keep([['dier', text]]);
  expect(found([['dier', 'muis']])).toEqual(['dier']);
});

it('can hold nothing, and much', () => {
  const things: Things = [
    ['niets', ''],
    ['veel', 'veel '.repeat(1_000_000)],
  ];
  keep(things);
  expect(found(things)).toEqual(['niets', 'veel']);
});

type Things = readonly (readonly [name: string, made: string])[];

const things: Things = [
  ['een', 'appel'],
  ['twee', 'banaan'],
  ['drie', 'citroen'],
];

function keep(kept: Things): void {
  const shelf = openShelf(folder);
  for (const [name, made] of kept) shelf.keep(labelOf(name), made);
}

/** The names of what a next build finds just as it was made. What is not so may not be found at all. */
function found(kept: Things): string[] {
  const shelf = openShelf(folder);
  return kept.flatMap(([name, made]) => {
    const there = shelf.find(labelOf(name))?.toString();
    expect([undefined, made]).toContain(there);
    return there === undefined ? [] : [name];
  });
}

/** There is one file. */
function keptFile(): string {
  const names = readdirSync(folder);
  expect(names).toHaveLength(1);
  return path.join(folder, names[0] ?? '');
}

describe('a damaged shelf', () => {
  let file: string;
  let whole: Buffer;
  /** Where each of the things ends. */
  let ends: number[];

  beforeEach(() => {
    ends = things.map((thing) => {
      keep([thing]);
      return statSync(keptFile()).size;
    });
    file = keptFile();
    whole = readFileSync(file);
  });

  /** What is found of it, before and after what is lacking was made again. */
  function expectFound(damaged: Buffer, names: readonly string[]): void {
    writeFileSync(file, damaged);
    expect(found(things)).toEqual(names);
    keep(things);
    expect(found(things)).toEqual(['een', 'twee', 'drie']);
  }

  const namesWhere = (isThere: (start: number, end: number) => boolean) =>
    things
      .map(([name]) => name)
      .filter((_name, place) => isThere(ends[place - 1] ?? 0, ends[place] ?? Number.NaN));

  it.each([0x01, 0xff])('lacks no more than the thing with the wrong byte, whichever it is (%i)', (wrong) => {
    for (const [place, byte] of whole.entries()) {
      const damaged = Buffer.from(whole);
      damaged[place] = byte ^ wrong;
      const names = namesWhere((start, end) => place < start || place >= end);
      expect(names).toHaveLength(2);
      expectFound(damaged, names);
    }
  });

  it('lacks no more than what was cut off, wherever', () => {
    for (const length of whole.keys())
      expectFound(
        whole.subarray(0, length),
        namesWhere((_start, end) => end <= length),
      );
  });

  it('lacks no more than what is gone from its beginning', () => {
    for (const from of whole.keys())
      expectFound(
        whole.subarray(from),
        namesWhere((start) => start >= from),
      );
  });

  it('lacks no more than what is gone or wiped in its middle', () => {
    const [start = 0, end = 0] = ends;
    const damaged = Buffer.concat([whole.subarray(0, start + 20), whole.subarray(end - 3)]);
    expectFound(damaged, ['een', 'drie']);
    expectFound(Buffer.from(whole).fill(0, start, end), ['een', 'drie']);
  });

  it('lacks nothing with rubbish behind, before and between the things, however much', () => {
    const [start = 0] = ends;
    for (const length of [1, 20, 500, ...Array.from({ length: 40 }, (_, more) => 65_360 + more * 5)]) {
      const rubbish = Buffer.alloc(length, 'rommel');
      const all = ['een', 'twee', 'drie'];
      expectFound(Buffer.concat([whole, rubbish]), all);
      expectFound(Buffer.concat([rubbish, whole]), all);
      expectFound(Buffer.concat([whole.subarray(0, start), rubbish, whole.subarray(start)]), all);
    }
  });

  it('takes in what comes behind a thing that was broken off, also while somebody looks on', () => {
    const shelf = openShelf(folder);
    const [, start = 0, end = 0] = ends;
    for (let length = start; length < end; length += 1) {
      writeFileSync(file, whole.subarray(0, length));
      expect(shelf.find(labelOf('drie'))).toBeUndefined();
      keep([['vier', 'druif']]);
      expect(shelf.find(labelOf('vier'))?.toString()).toBe('druif');
      expect(found([...things, ['vier', 'druif']])).toEqual(['een', 'twee', 'vier']);
    }
  });

  it('gives a thing once it is all there to whoever looked when it was half there', () => {
    const [, start = 0, end = 0] = ends;
    for (let length = start; length < end; length += 1) {
      const shelf = openShelf(folder);
      writeFileSync(file, whole.subarray(0, length));
      expect(shelf.find(labelOf('drie'))).toBeUndefined();
      appendFileSync(file, whole.subarray(length));
      expect(shelf.find(labelOf('drie'))?.toString()).toBe('citroen');
    }
  });

  it('can be empty, gone, or no file at all', () => {
    expectFound(Buffer.alloc(0), []);
    rmSync(folder, { recursive: true });
    expect(found(things)).toEqual([]);
    openShelf(folder).clear();
    keep(things);
    expect(found(things)).toEqual(['een', 'twee', 'drie']);
    rmSync(file);
    mkdirSync(file);
    expect(found(things)).toEqual([]);
    openShelf(folder).clear();
  });

  it('can be thrown away between one thing and the next', () => {
    const shelf = openShelf(folder);
    expect(shelf.find(labelOf('twee'))?.toString()).toBe('banaan');
    rmSync(folder, { recursive: true });
    // What was made is on the disk alone: in memory there is no room for it.
    expect(shelf.find(labelOf('twee'))).toBeUndefined();
    shelf.keep(labelOf('drie'), 'citroen');
    expect(found(things)).toEqual(['drie']);
    expect(shelf.find(labelOf('drie'))?.toString()).toBe('citroen');
  });
});

describe('two who use one shelf', () => {
  it('find what the other keeps, also behind what they found already', () => {
    const [one, other] = [openShelf(folder), openShelf(folder)];
    expect(other.find(labelOf('een'))).toBeUndefined();
    one.keep(labelOf('een'), 'appel');
    expect(other.find(labelOf('een'))?.toString()).toBe('appel');
    other.keep(labelOf('twee'), 'banaan');
    one.keep(labelOf('een'), 'peer');
    expect(one.find(labelOf('twee'))?.toString()).toBe('banaan');
    expect(other.find(labelOf('een'))?.toString()).toBe('peer');
  });

  it.each([0, 1000])('go on when one of them clears it, and keeps more (%i)', (more) => {
    const [one, other] = [openShelf(folder), openShelf(folder)];
    for (const [name, made] of things) one.keep(labelOf(name), made);
    expect(other.find(labelOf('drie'))?.toString()).toBe('citroen');
    other.clear();
    other.keep(labelOf('veel'), 'veel '.repeat(more));
    expect(one.find(labelOf('een'))).toBeUndefined();
    expect(one.find(labelOf('drie'))?.toString()).toBe('citroen');
    one.keep(labelOf('een'), 'appel');
    expect(found(things)).toEqual(['een', 'drie']);
  });

  it('have no traces of what the other threw away', () => {
    const [one, other] = [openShelf(folder), openShelf(folder)];
    for (const [name, made] of things) one.keep(labelOf(name), made);
    one.find(labelOf('drie'));
    other.find(labelOf('drie'));
    other.clear();
    const { size } = statSync(keptFile());
    other.keep(labelOf('veel'), 'veel '.repeat(1000));
    one.clear();
    expect(statSync(keptFile()).size).toBe(size);
    expect(found(things)).toEqual(['drie']);
  });

  it.each(['keep', 'clear'])('may be processes at the same time, that %s', async (work) => {
    const users = ['een', 'ander'].map((name) =>
      fork(path.join(import.meta.dirname, 'shelf-user-for-tests.ts'), [folder, name], {
        execArgv: ['--import', 'tsx'],
      }),
    );
    const codes = Promise.all(users.map(async (user) => (await once(user, 'exit'))[0]));
    await Promise.race([codes, Promise.all(users.map((user) => once(user, 'message')))]);
    for (const user of users) user.send(work);
    expect(await codes).toEqual([0, 0]);
    openShelf(folder).clear();
    expect(statSync(keptFile()).size).toBe(0);
  });
});

describe('a shelf that is cleared', () => {
  const size = () => statSync(keptFile()).size;

  it('grows to no more than twice what the last build asked for', async () => {
    await build('kaas 0');
    const most = 2 * size();
    for (let number = 1; number < 20; number += 1) {
      expect(await build(`kaas ${number}`)).toEqual({ got: 'een muis', made: true });
      expect(await build(`kaas ${number}`)).toEqual({ got: 'een muis', made: false });
      expect(size()).toBeLessThanOrEqual(most);
    }
  });

  it('has all that was asked for, kept or found', () => {
    keep(things);
    keep([['veel', 'te veel '.repeat(1000)]]);
    const shelf = openShelf(folder);
    shelf.find(labelOf('een'));
    shelf.find(labelOf('drie'));
    shelf.keep(labelOf('vier'), 'druif');
    shelf.clear();
    expect(found([...things, ['vier', 'druif']])).toEqual(['een', 'drie', 'vier']);
    expect(shelf.find(labelOf('vier'))?.toString()).toBe('druif');
    shelf.keep(labelOf('vijf'), 'framboos');
    expect(found([['vijf', 'framboos']])).toEqual(['vijf']);
  });

  it('has nothing that was broken off, asked for or not', () => {
    keep(things);
    writeFileSync(keptFile(), readFileSync(keptFile()).subarray(0, -1));
    const shelf = openShelf(folder);
    expect(shelf.find(labelOf('drie'))).toBeUndefined();
    shelf.clear();
    expect(size()).toBe(0);
  });

  it('stays the same file while little is to be thrown away', () => {
    keep(things);
    const before = statSync(keptFile());
    const shelf = openShelf(folder);
    for (const [name, made] of things.slice(1)) shelf.keep(labelOf(name), made);
    shelf.clear();
    expect(statSync(keptFile())).toMatchObject({
      ino: before.ino,
      size: before.size,
      mtimeMs: before.mtimeMs,
    });
  });

  it('has nothing beside it that another way of keeping left, or a copy that was broken off', () => {
    keep(things);
    mkdirSync(path.join(folder, 'ab'));
    for (const name of ['ab/abc', 'half']) writeFileSync(path.join(folder, name), 'een');
    const shelf = openShelf(folder);
    for (const [name] of things) shelf.find(labelOf(name));
    shelf.clear();
    expect(keptFile()).not.toMatch(/half$/);
    expect(found(things)).toEqual(['een', 'twee', 'drie']);
  });
});
