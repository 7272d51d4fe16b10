import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { isRefused } from '../problems/problem.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parseYaml } from './yaml-document.ts';

function tellOf(text: string): string[] {
  const file = new VFile({ path: 'x.yaml', value: text });
  expect(parseYaml(file, text)).toBeDefined();
  expect(isRefused(file)).toBe(false);
  return problemsIn(file);
}

const shown = (typed: string, meant: string) =>
  `hier kan geen opmaak: “${typed}” komt zo op de site  (${meant})`;

test.each([
  ['tip: Lees **elke** dag.', '1:11', shown('**elke**', 'gewone tekst: elke')],
  ['- a: 1\n- b: "**Doel: lezen"', '2:7', shown('**', 'gewone tekst, zonder **')],
  ['tip: Lees *elke* dag.', '1:11', shown('*elke*', 'gewone tekst: elke')],
  ['tip: Lees _elke dag_.', '1:11', shown('_elke dag_', 'gewone tekst: elke dag')],
  ['tip: Lees __elke__ dag.', '1:11', shown('__elke__', 'gewone tekst: elke')],
  ['tip: Zie [de tips](/tips).', '1:10', shown('[de tips](/tips)', 'gewone tekst: de tips')],
  ['tip: Zie [de tips] (/tips).', '1:10', shown('[de tips] (/tips)', 'gewone tekst: de tips')],
  ['tip: Een ![muis](../muis.png).', '1:10', shown('![muis](../muis.png)', 'gewone tekst: muis')],
  ['tip: Niet ~~wel~~.', '1:11', shown('~~wel~~', 'gewone tekst: wel')],
  ['tip: Zeg `mmm`.', '1:10', shown('`mmm`', 'gewone tekst: mmm')],
  ['letter: |\n  Dag\n  ## Kop\n', '3:3', shown('## Kop', 'gewone tekst: Kop')],
  ['tip: Lees <b>nu.', '1:11', shown('<b>', 'gewone tekst, zonder <b>')],
  ['tip: Lees <br/> nu.', '1:11', shown('<br/>', 'gewone tekst, zonder <br/>')],
  ['tip: Zie <https://a.nl>.', '1:10', shown('<https://a.nl>', 'gewone tekst, zonder <https://a.nl>')],
  ['tip: In het caf&eacute;.', '1:16', shown('&eacute;', 'het teken zelf: é')],
  ['tip: Anna &amp; Bram', '1:11', shown('&amp;', 'het teken zelf: &')],
  ['tip: caf&#233;', '1:9', shown('&#233;', 'het teken zelf: é')],
])('%j: a reader would see the signs', (text, place, said) => {
  expect(tellOf(text)).toEqual([`x.yaml:${place}  ${said}`]);
});

test('each kind is told of once in a field, where it stands, or else where the field begins', () => {
  expect(tellOf('a: >-\n  Een **dag**\n  met **nog** <i>iets\n  anders</i>.\nb: "\\u003cb>"')).toEqual([
    `x.yaml:2:7  ${shown('**dag**', 'gewone tekst: dag')}`,
    `x.yaml:3:15  ${shown('<i>', 'gewone tekst, zonder <i>')}`,
    `x.yaml:5:4  ${shown('<b>', 'gewone tekst, zonder <b>')}`,
  ]);
});

test.each([
  'a: Het kost € 5,95* per stuk.',
  'a: 5 * 3 = 15, en 5 * 3 * 2 is 30.',
  'a: De _at rijmt op kat, en _uis op huis.',
  'a: k__t, en ook ___.',
  'a: Leren & Groeien; R&D; C&A.',
  'a: 3 < 5 en 5 > 3, en <3.',
  'a: "Zie [1] (bladzijde 3), #1."',
  'a: taalspelletjes_aan_tafel',
  'a: "[een, twee]"',
  'a: https://boeken.test/x?a=1&b=2;c',
  'a: R&nope; D',
  '"**a**": 1',
])('%s is plain text', (text) => {
  expect(tellOf(text)).toEqual([]);
});
