import { describe, expect, it } from 'vitest';
import { pagePolicy } from '../hosting/policy.ts';
import { finishPage } from './finish-page.ts';

const styles = 'body{color:red}';
const script = '<script type="module" src="/assets/starter-1.js"></script>';
const rules = '{"prerender":[]}';
const touch = { styles, script, rules };

function rendered(body: string) {
  return [
    '<!DOCTYPE html><html lang="nl-NL"><head><meta charset="utf-8">',
    '<link rel="stylesheet" crossorigin="" href="/assets/app-1.css">',
    '<link rel="modulepreload" crossorigin="" href="/assets/home-1.js"></head>',
    `<body><div id="root" class="site" data-server-rendered="true">${body}</div>`,
    '\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script></body></html>',
  ].join('');
}

const body =
  '<link rel="preload" as="image" href="/assets/muis-1.svg"><title>Rijm</title><meta name="a" content="b"><link rel="canonical" href="/x"><main>Hoi</main>';

describe('a finished page', () => {
  const page = finishPage(rendered(body), touch);

  it('has its head tags in the head, and only there', () => {
    const [head = '', rest = ''] = page.split('</head>');
    expect(head).toContain('<title>Rijm</title><meta name="a" content="b"><link rel="canonical" href="/x">');
    expect(rest).toContain('<div id="root" class="site"><main>Hoi</main></div>');
  });

  it('has its styles inside and asks for no script but its own', () => {
    expect(page).toContain(`<style>${styles}</style>`);
    expect(page).not.toContain('rel="stylesheet"');
    expect(page).not.toContain('preload');
    expect(page.match(/<script>/)).toBeNull();
    expect(page.match(/<script [^>]*src=/g)).toHaveLength(1);
  });

  it('keeps texts apart only where an island takes over', () => {
    const seams = '<p>24<!-- --> tips</p>';
    expect(finishPage(rendered(body + seams), touch)).toContain('<p>24 tips</p>');
    const island = `<div data-island="list">${seams}</div>`;
    expect(finishPage(rendered(body + seams + island), touch)).toContain(`<p>24 tips</p>${island}`);
  });

  it('tells the browser which pages it may make ahead', () => {
    expect(page).toContain(`<script type="speculationrules">${rules}</script>`);
  });

  it('begins with the policy for what stands in it, and asks for its script right after', () => {
    expect(page).toContain(
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${pagePolicy([styles])}">${script}`,
    );
  });

  it('keeps the signs that a replacement pattern would eat', () => {
    const signs = "$& $$ $' $` $1";
    const signed = finishPage(rendered(`<title>${signs}</title><p>${signs}</p>`), touch);
    expect(signed.split(signs)).toHaveLength(3);
  });

  it('is made of nothing but a rendered page', () => {
    expect(() => finishPage('<p>Hoi</p>', touch)).toThrow('The rendered page has no #root');
  });
});
