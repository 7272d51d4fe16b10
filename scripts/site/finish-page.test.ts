import { describe, expect, it } from 'vitest';
import { pagePolicy } from '../hosting/policy.ts';
import { finishNotFoundPage, finishOfflinePage, finishPage } from './finish-page.ts';

const styles = 'body{color:red}';

function rendered(
  body: string,
  data: object = { loaderData: { '0': null, '0-2': { title: 'Muis' } }, errors: null },
) {
  const json = JSON.stringify(JSON.stringify(data)).replaceAll('<', '\\u003c');
  return [
    '<!DOCTYPE html><html lang="nl-NL"><head><meta charset="utf-8">',
    '<script type="module" crossorigin="" src="/assets/app-1.js"></script>',
    '<link rel="stylesheet" crossorigin="" href="/assets/app-1.css">',
    '<link rel="modulepreload" crossorigin="" href="/assets/home-1.js">',
    '<link rel="preload" as="image" href="/assets/muis-1.svg" crossorigin=""></head>',
    `<body><div id="root" class="site" data-server-rendered="true">${body}`,
    `<script>window.__staticRouterHydrationData = JSON.parse(${json});</script></div>`,
    '\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script></body></html>',
  ].join('');
}

describe('a finished page', () => {
  const body =
    '<title>Rijm</title><meta name="a" content="b"><link rel="canonical" href="/x"><main>Hoi</main>';

  it('has its head tags in the head, and only there', () => {
    const [head = '', rest = ''] = finishPage(rendered(body), styles).split('</head>');
    expect(head).toContain('<title>Rijm</title><meta name="a" content="b"><link rel="canonical" href="/x">');
    expect(rest).toContain('<div id="root" class="site"><main>Hoi</main></div>');
  });

  it('carries its data as JSON that no browser executes', () => {
    const page = finishPage(rendered(body), styles);
    expect(page).toContain('<script type="application/json" id="page-data">{"title":"Muis"}</script>');
    expect(page.match(/<script>/)).toBeNull();
  });

  it('has its styles inside and asks for no script but the starter', () => {
    const page = finishPage(rendered(body), styles);
    expect(page).toContain('<style>body{color:red}</style>');
    expect(page).not.toContain('rel="stylesheet"');
    expect(page).not.toContain('preload');
    expect(page.match(/<script [^>]*src=/g)).toHaveLength(1);
  });

  it('begins with the policy for these styles', () => {
    const page = finishPage(rendered(body), styles);
    expect(page).toContain(
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${pagePolicy(styles)}">`,
    );
  });

  it('keeps the signs that a replacement pattern would eat', () => {
    const signs = "$& $$ $' $` $1";
    const page = finishPage(
      rendered(`<title>${signs}</title><p>${signs}</p>`, { loaderData: { a: signs }, errors: null }),
      styles,
    );
    expect(page.split(signs)).toHaveLength(4);
  });

  it('cannot be left by a closing tag in the data', () => {
    const page = finishPage(rendered(body, { loaderData: { a: '</script><b>' }, errors: null }), styles);
    expect(page).toContain('\\u003c/script>\\u003cb>');
  });

  it('is not made of a page that failed', () => {
    const failed = rendered(body, { loaderData: {}, errors: { '0-2': { message: 'geen muis' } } });
    expect(() => finishPage(failed, styles)).toThrow('The page could not be rendered: geen muis');
  });
});

it('the not-found page carries no data, so that the app renders what the address asks for', () => {
  expect(finishNotFoundPage(rendered('<main>404</main>'), styles)).not.toContain('page-data');
});

it('the offline page runs no app, which would show what the address asks for', () => {
  const page = finishOfflinePage(rendered('<main>Even geen internet</main>'), styles);
  expect(page).toContain('<main>Even geen internet</main>');
  expect(page).not.toContain('<script');
});
