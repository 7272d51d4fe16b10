import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
const used = workflows.flatMap((text) => text.match(/\buses: .*$/gm) ?? []);

it('every action is named by its commit, with its version beside it: a tag can be moved', () => {
  const others = used.filter((line) => !line.startsWith('uses: ./'));
  expect(others.length).toBeGreaterThan(5);
  for (const line of others) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('one version of an action serves all', () => {
  const names = new Set(used.map((line) => line.replace(/@.*/, '')));
  expect(new Set(used).size).toBe(names.size);
});

it('somebody says when there is a newer one', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  expect(updates.map((one: Record<string, string>) => one['package-ecosystem'])).toContain('github-actions');
});

it('a workflow may read, and only what publishes may write', () => {
  for (const text of workflows) {
    const { permissions, jobs } = parse(text);
    expect(permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries<{ permissions?: Record<string, string> }>(jobs)) {
      const may = Object.values(job.permissions ?? {});
      if (name !== 'publish') expect(may).not.toContain('write');
    }
  }
});
