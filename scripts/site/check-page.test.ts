import { describe, expect, it } from 'vitest';
import { formatProblem } from '../content/problems/report.ts';
import { pagePolicy } from '../hosting/policy.ts';
import { checkDrawing, checkPage } from './check-page.ts';

const styles = '@font-face{src:url(/assets/a.woff2)}body{color:red}';
const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy({ styles: [styles], speculationRules: [] })}">`;
const charset = '<meta charset="utf-8">';
const starter = '<script type="module" src="/assets/app.js"></script>';
const head = `${charset}${policy}${starter}<style>${styles}</style>`;

function problemsOf(body: string, inHead = head, onBody = ''): string[] {
  const html = `<!DOCTYPE html><html lang="nl-NL"><head>${inHead}</head><body${onBody}>${body}</body></html>`;
  return checkPage('tips.html', html).map(formatProblem);
}

it.each([
  '<script type="application/json" id="page-data">{"a":"<b onclick=x style=y>"}</script>',
  '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  '<a href="https://elders.nl">elders</a><a href="mailto:a@b.nl">mail</a><a href="#hier">hier</a>',
  '<picture><source srcset="/a.svg 1x, /b.svg 2x"><img src="/c.svg" alt=""></picture>',
  '<link rel="canonical" href="https://elders.nl/tips"><link rel="alternate" href="https://elders.nl/feed.xml">',
  '<p>style="color:red" onclick="x()" &lt;script&gt;</p>',
])('lets through: %s', (body) => {
  expect(problemsOf(body)).toEqual([]);
});

describe('refuses, and says what and where', () => {
  it.each([
    '<script>alert(1)</script>',
    '<script type="module">import "/a.js"</script>',
    '<script type="importmap">{}</script>',
    '<p style="color:red">rood</p>',
    '<a href="/" onclick="weg()">weg</a>',
    '<svg><g onload="x()"/></svg>',
    '<a href=" JavaScript:alert(1)">weg</a>',
    '<script src="https://elders.nl/a.js"></script>',
    '<script src="//elders.nl/a.js"></script>',
    '<link rel="icon" href="https://elders.nl/a.png">',
    '<link rel="preconnect" href="https://elders.nl">',
    '<img src="https://elders.nl/a.png" alt="">',
    '<img src="/\\elders.nl/a.png" alt="">',
    '<img srcset="/a.png 1x, https://elders.nl/b.png 2x" alt="">',
    '<img src="data:image/gif;base64,R0lGOD" alt="">',
    '<svg><use href="https://elders.nl/a.svg#b"/></svg>',
    '<svg><image xlink:href="//elders.nl/a.png"/></svg>',
    '<form action="https://elders.nl/zoek"></form>',
    '<a href="/" ping="https://elders.nl/">weg</a>',
    '<video src="https://elders.nl/a.mp4" poster="https://elders.nl/a.png"></video>',
    '<iframe src="/tips"></iframe>',
    '<object data="/a.pdf"></object>',
    '<base href="https://elders.nl/">',
    '<meta http-equiv="refresh" content="0;url=/">',
    '<meta http-equiv="Set-Cookie" content="a=b">',
  ])('%s', (body) => {
    expect(problemsOf(body).join('\n')).toMatchSnapshot();
    expect(problemsOf(body).length).toBeGreaterThan(0);
  });

  it('a handler on the body itself', () => {
    expect(problemsOf('', head, ' onload="x()"')).toEqual([
      'tips.html  een kenmerk onload op <body>: “x()”  (een handler in een component)',
    ]);
  });

  it.each([
    ['url()', 'body{background:url("https://elders.nl/a.png")}'],
    ['url() without a scheme', 'body{background:url(//elders.nl/a.png)}'],
    ['@import', '@import "https://elders.nl/a.css";'],
  ])('a style sheet that asks elsewhere by %s', (_name, styles) => {
    const own = `${charset}<meta http-equiv="Content-Security-Policy" content="${pagePolicy({ styles: [styles], speculationRules: [] })}"><style>${styles}</style>`;
    expect(problemsOf('', own)).toEqual([expect.stringContaining('een verzoek naar elders in <style>: “')]);
  });
});

describe('the policy of a page', () => {
  const wrong =
    'tips.html  de Content-Security-Policy hoort niet bij deze pagina  (één keer, vóór de enige <style>, en voor precies die stijlen en regels)';

  it.each([
    ['is missing', `${charset}<style>${styles}</style>`],
    ['is there twice', head + policy],
    ['comes after the styles', `${charset}<style>${styles}</style>${policy}`],
    ['comes after a script', `${charset}${starter}${policy}<style>${styles}</style>`],
    ['names other styles', `${charset}${policy}<style>${styles} </style>`],
    ['meets a second style sheet', `${head}<style>p{}</style>`],
    ['meets a style sheet in a file', `${head}<link rel="stylesheet" href="/a.css">`],
  ])('is refused when it %s', (_name, inHead) => {
    expect(problemsOf('', inHead)).toEqual([wrong]);
  });

  it('is refused when a script hides in what only looks like styles', () => {
    const hidden = '<p title="<style>"></p><script>alert(1)</script><p title="</style>"></p>';
    expect(problemsOf(hidden)).toEqual([wrong]);
    expect(problemsOf(hidden, charset + policy)).toEqual([wrong]);
  });
});

describe('a drawing', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><path style="fill:red" d="M0 0"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://elders.nl/a.png"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><style>@import url(https://elders.nl/a.css);</style></svg>',
  ])('is refused with %s', (svg) => {
    expect(checkDrawing('assets/muis.svg', svg)).toHaveLength(1);
  });

  it('may have shapes', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="red" d="M0 0"/></svg>';
    expect(checkDrawing('assets/muis.svg', svg)).toEqual([]);
  });
});
