import { expect, it } from 'vitest';
import { readPagePassages } from './page-passages.ts';

it('reads all Dutch of a page: its head, its text, what is read out, and nothing else', () => {
  const html = [
    '<!DOCTYPE html><html lang="nl-NL"><head><title>Titel</title><style>p{color:red}</style>',
    '<meta name="description" content="Waar het over gaat"><meta name="viewport" content="width=device-width">',
    '<meta property="og:title" content="Voor elders"><script type="application/json">{"a":"b"}</script></head>',
    '<body><nav aria-label="Hoofdmenu"><a href="/">Thuis</a></nav>',
    '<main><h1 lang="en">Oops!</h1><p>Een <em>schuin</em> woord.</p><p translate="no">Kees Bol, <cite>Xander</cite></p><span>Rijm</span><time>7 sep</time>',
    '<img src="/a.png" alt="Een muis"><input placeholder="Zoek hier"><svg><title>x</title></svg></main></body></html>',
  ].join('');
  expect(readPagePassages(html).map(({ text }) => text)).toEqual([
    'Titel',
    'Waar het over gaat',
    'Voor elders',
    'Thuis',
    'Hoofdmenu',
    'Een schuin woord.',
    'Rijm',
    '7 sep',
    'Een muis',
    'Zoek hier',
  ]);
});
