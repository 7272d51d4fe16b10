import { VFile } from 'vfile';
import { describe, expect, it, test } from 'vitest';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parseSite, readSiteUrl } from './site.ts';

const rule = 'een adres als https://www.voorbeeld.nl, zonder / aan het eind, zonder ? en zonder #';

describe('SITE_URL', () => {
  test.each<[typed: string | undefined, url: string | undefined]>([
    [undefined, undefined],
    ['', undefined],
    ...['https://voorbeeld.test', 'http://localhost:4173', 'https://iemand.test/kleutertaal'].map(
      (url): [string, string] => [url, url],
    ),
  ])('%j is the address %j', (SITE_URL, url) => {
    expect(readSiteUrl({ SITE_URL })).toMatchObject({ url, file: { messages: [] } });
  });

  test.each([
    'voorbeeld.test',
    'https://voorbeeld.test/',
    'https://voorbeeld.test?x=1',
    'https://voorbeeld.test#x',
    'ftp://voorbeeld.test',
    '//voorbeeld.test',
    'https://',
    'https://a b.test',
    'https://ik@voorbeeld.test',
    'javascript:alert(1)',
    'https://Voorbeeld.test',
    'https://voorbeeld.test/a/../b',
  ])('%s is refused', (SITE_URL) => {
    const { file } = readSiteUrl({ SITE_URL });
    expect(problemsIn(file)).toEqual([`SITE_URL klopt niet: “${SITE_URL}”  (${rule})`]);
  });
});

it('wants a real mail address, and addresses without a slash at the end', () => {
  const file = new VFile({
    path: 'content/site.yaml',
    value:
      'name: a\nurl: https://a.test/\nemail: a\ntagline: a\ndescription: a\npictureBook: {url: x, credit: a}\ncopyrightYear: 25',
  });
  expect(parseSite(file)).toBeUndefined();
  expect(problemsIn(file)).toEqual([
    `content/site.yaml:2:6  “url” klopt niet: “https://a.test/”  (${rule})`,
    'content/site.yaml:3:8  “email” klopt niet: “a”  (een mailadres)',
    `content/site.yaml:6:20  “url” klopt niet: “x”  (${rule})`,
    'content/site.yaml:7:16  “copyrightYear” klopt niet: “25”  (een jaartal)',
  ]);
});

it.each(['a?bcc=iemand@b.test', 'a&body=hoi@b.test', 'a%0d%0a@b.test', 'a,c@b.test', '“a”@b.test'])(
  'takes %s for no mail address',
  (email) => {
    const file = new VFile({ path: 'site.yaml', value: `email: "${email}"` });
    parseSite(file);
    expect(problemsIn(file)).toContainEqual(`site.yaml:1:8  “email” klopt niet: “${email}”  (een mailadres)`);
  },
);
it('says its own name in its other texts, but not in its name', () => {
  const read = (name: string) => {
    const file = new VFile({
      path: 'content/site.yaml',
      value: `name: ${name}\nurl: https://a.test\nemail: a@a.test\ntagline: a\ndescription: Lees {naam}.\npictureBook: {url: https://b.test, credit: "Van {naam}"}\ncopyrightYear: 2025`,
    });
    return { site: parseSite(file), problems: problemsIn(file) };
  };
  expect(read('Muizenhuis').site).toMatchObject({
    description: 'Lees Muizenhuis.',
    pictureBook: { credit: 'Van Muizenhuis' },
  });
  expect(read("'{naam}'").problems[0]).toContain('content/site.yaml:1:7  “name” klopt niet: “{naam}”');
});
