import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lint-'));
  for (const room of ['biome.json', 'lint', '.gitignore'])
    await cp(room, path.join(folder, room), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true }));

/** What `npm run check` says of this code in a file of this name. */
async function check(name: string, code: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, code);
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', name], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain('Checked 1 file');
  return stderr;
}

const refusal = 'make the component an island (README, “Something interactive”)';

it.each([
  'export const A = () => <button type="button" onClick={print}>Print</button>;\n',
  'export const A = () => <form onSubmit={() => print()} />;\n',
  'import { useState } from "react";\nexport const A = () => useState(1)[0];\n',
  'import { useRef } from "react";\nexport const A = () => <b ref={useRef(null)} />;\n',
  'import * as React from "react";\nexport const A = () => React.useActionState(print, 1)[0];\n',
  'export const A = () => <b>{String(document.addEventListener("click", print))}</b>;\n',
])('what would never run is refused where pages are made: %s', async (code) => {
  for (const room of ['src/pages/tips.tsx', 'src/components/tips/tip-card.tsx'])
    expect(await check(room, code)).toContain(refusal);
  expect(await check('src/islands/print-tips.island.tsx', code)).not.toContain(refusal);
});

it('what says nothing else is let through, and other rules go on', async () => {
  const still =
    'export const A = ({ on }: { on: string }) => <b title="onClick" data-on={on}>useState()</b>;\n';
  expect(await check('src/pages/tips.tsx', still)).not.toContain(refusal);
  expect(await check('src/pages/tips.tsx', 'export const a = JSON.parse("") as string;\n')).toContain(
    'No `as`',
  );
});
