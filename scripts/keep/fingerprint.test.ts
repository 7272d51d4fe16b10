import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'code-'));
  await write('draw.ts', "import { ink } from './ink.ts';\nconst late = () => import('./late.ts');");
  await write('ink.ts', "export const ink = 'red';");
  await write('late.ts', "import './draw.ts';");
  await write('other.ts', '');
});

afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
const ofDrawing = () => fingerprint(path.join(folder, 'draw.ts'));

it('is the same for the same code', () => {
  expect(ofDrawing()).toBe(ofDrawing());
});

it.each(['draw.ts', 'ink.ts', 'late.ts'])('is another when %s changes', async (name) => {
  const before = ofDrawing();
  await write(name, '// nothing');
  expect(ofDrawing()).not.toBe(before);
});

it('is not touched by code that is not used', async () => {
  const before = ofDrawing();
  await write('other.ts', '// something');
  expect(ofDrawing()).toBe(before);
});
