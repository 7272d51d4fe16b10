import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

const site = { url: 'https://kleuters.test/taal', email: 'hallo@kleuters.test', copyrightYear: 2025 };

it('says whom to tell, how long that holds, and where it stands', () => {
  expect(securityTxt(site, '2026-03-01')).toBe(
    [
      'Contact: mailto:hallo@kleuters.test',
      'Expires: 2027-02-24T12:00:00.000Z',
      'Preferred-Languages: nl',
      'Canonical: https://kleuters.test/taal/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
