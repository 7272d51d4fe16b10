import { describe, expect, it } from 'vitest';
import { madeUpText, problemsIn, toLink } from '../texts/made-up-text.ts';
import { checkNeverSaid } from './check-never-said.ts';
import { neverSaid } from './never-said.ts';

function check(text: string, url?: string): string[] {
  const made = madeUpText('a.md', text);
  if (url && made.passages[0]) made.passages[0].links.push(toLink(url));
  checkNeverSaid(made);
  return problemsIn(made);
}

describe.each(neverSaid)('$reason', ({ refused, allowed, reason }) => {
  it.each(refused)('refuses “%s”', (text) => {
    expect(check(text)).toHaveLength(1);
    expect(check(text)[0]).toContain(reason);
  });

  it.each(allowed)('allows “%s”', (text) => {
    expect(check(text)).toEqual([]);
  });
});

it('says where, what and why', () => {
  expect(check('Ja. Voorlezen op deze manier werkt altijd.')).toEqual([
    'a.md:1:30  dit belooft dat het altijd werkt: “werkt altijd”  (helpt vaak)',
  ]);
});

it('allows research that the paragraph links to, elsewhere', () => {
  const text = 'Onderzoek laat zien dat wachten helpt.';
  expect(check(text, 'https://voorbeeld.nl/onderzoek')).toEqual([]);
  expect(check(text, '/tips')).toHaveLength(1);
});
