import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSmallContent } from '../../tests/fixtures/small-content.ts';
import { formatProblems } from '../content/problems/report.ts';
import { readContent } from '../content/read-content.ts';
import { withAddress } from './with-address.ts';

const wrong = { SITE_URL: 'https://voorbeeld.test/' };
const told =
  'SITE_URL klopt niet: “https://voorbeeld.test/”  (een adres als https://www.voorbeeld.nl, zonder / aan het eind, zonder ? en zonder #)';

describe('SITE_URL beside the content', () => {
  let content: string;

  beforeAll(async () => {
    content = await makeSmallContent();
  });

  afterAll(() => rm(path.dirname(content), { recursive: true }));

  it('takes the place of the address of the site', async () => {
    const url = 'https://voorbeeld.test';
    expect(withAddress(await readContent(content), { SITE_URL: url }).content?.site.url).toBe(url);
  });

  it('is told when it is all that is wrong', async () => {
    const { problems = [] } = withAddress(await readContent(content), wrong);
    expect(formatProblems(problems)).toBe(`${told}\n1 probleem; er is niets geschreven.`);
  });

  it('is told together with what is wrong with the content', async () => {
    const file = path.join(content, 'site.yaml');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^email: .*$/m, 'email: post'));
    const { problems = [] } = withAddress(await readContent(content), wrong);
    expect(formatProblems(problems)).toBe(
      [
        told,
        'content/site.yaml:3:8  “email” klopt niet: “post”  (een mailadres)',
        '2 problemen in 1 bestand; er is niets geschreven.',
      ].join('\n'),
    );
  });
});
