import { VFile } from 'vfile';
import { expect, it, test } from 'vitest';
import { formatProblem } from '../problems/report.ts';
import { findExamples } from './example-addresses.ts';

const find = (path: string, value: string) => findExamples(new VFile({ path, value })).map(formatProblem);

it('a made-up address is told wherever it stands', () => {
  expect(
    find(
      'site.yaml',
      'url: https://proef.example/taal\nemail: ik@proef.example\nbook:\n  url: "https://b.example"\n',
    ),
  ).toEqual([
    'site.yaml:1:6  “https://proef.example” is een voorbeeld  (het echte adres van de site, hier of in SITE_URL)',
    'site.yaml:2:8  “ik@proef.example” is een voorbeeld  (een echt adres)',
    'site.yaml:4:9  “https://b.example” is een voorbeeld  (een echt adres)',
  ]);
  expect(find('a.md', 'Kijk op www.muis.example. Of [hier](https://Muis.EXAMPLE/a).')).toEqual([
    'a.md:1:9  “www.muis.example” is een voorbeeld  (een echt adres)',
    'a.md:1:37  “https://Muis.EXAMPLE” is een voorbeeld  (een echt adres)',
  ]);
});

it('a remark below an empty line leaves what follows on its line', () => {
  expect(find('site.yaml', 'name: Proef\n\n# het adres\nurl: https://proef.example\n')).toEqual([
    'site.yaml:4:6  “https://proef.example” is een voorbeeld  (het echte adres van de site, hier of in SITE_URL)',
  ]);
});

it.each(['0000-00-00', '.', 'a.', '@.', 'https://'])('a long line of %s takes no time', (sign) => {
  const before = process.cpuUsage();
  expect(find('a.yaml', sign.repeat(100_000 / sign.length))).toEqual([]);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

test.each([
  'https://voorbeeld.nl',
  'https://muis.example.nl',
  'bij wijze van .example',
  'a.examples',
  '# zoals a.example',
])('none: %s', (text) => {
  expect(find('a.yaml', text)).toEqual([]);
});
