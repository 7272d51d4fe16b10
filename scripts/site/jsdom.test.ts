// @ts-expect-error: the renderer asks for it by this name, and has no types of it
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';

it('gives the renderer its page back as it was', () => {
  const page = '<!doctype html>\n<p class=a>Muis &amp; <br>huis';
  expect(new JSDOM(page).serialize()).toBe(page);
});

it.each([
  ['asks for an element', (document: Document) => document.querySelector('head')],
  ['changes something', (document: Document) => Object.assign(document, { title: 'muis' })],
])('stops a renderer that %s', (_what, act) => {
  expect(() => act(new JSDOM('<p>muis').window.document)).toThrow(
    /^The renderer asks its page for \w+: see scripts\/site\/jsdom$/,
  );
});
