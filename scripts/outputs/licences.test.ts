import { expect, it } from 'vitest';
import { licences } from './licences.ts';

it('carries the notice of every part that others made', async () => {
  const notices = await licences('Van ons');
  for (const maker of [
    'Microsoft Corporation',
    'SIL International',
    'Meta Platforms',
    'Literata',
    'Grandstander',
    'Devon Govett',
    'Arjun Barrett',
  ]) {
    expect(notices).toContain(maker);
  }
});

it('begins with what one may do with the texts of the site itself', async () => {
  const notices = await licences('Teksten van ons\n');
  expect(notices).toMatch(/^Teksten van ons\n\n-+\n\nMIT License\n/);
  expect(notices).toMatch(/Copyright \(c\) \d{4} \S/);
});
