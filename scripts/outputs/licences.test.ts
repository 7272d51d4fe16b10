import { expect, it } from 'vitest';
import { licences } from './licences.ts';

it('carries the notice of every part that others made', async () => {
  const notices = await licences();
  for (const maker of [
    'Microsoft Corporation',
    'SIL International',
    'Meta Platforms',
    'Literata',
    'Grandstander',
  ]) {
    expect(notices).toContain(maker);
  }
});
