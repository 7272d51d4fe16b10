import { expect, it } from 'vitest';
import { readRealContent } from '../../tests/real-content.ts';
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

it('begins with what one may do with the texts of the site itself, of the same year as its pages', async () => {
  const notices = await licences();
  const { site } = await readRealContent();
  expect(notices).toContain('CC BY-NC-SA 4.0');
  expect(notices).toContain(`© ${site.copyrightYear} ${site.name}`);
  expect(notices).toContain(`Copyright (c) ${site.copyrightYear} ${site.name}`);
});
