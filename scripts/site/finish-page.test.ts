import { describe, expect, it } from 'vitest';
import { pageStamp, stampedRevision } from '../../src/model/page-stamp.ts';
import { pagePolicy } from '../hosting/policy.ts';
import { finishPage } from './finish-page.ts';

const pathname = '/tips';
const styles = 'body{margin:0}';
const rules = { mouse: '{"prerender":[]}', touch: '{"prefetch":[]}' };
const starter = '<script type="module" src="/assets/app-1.js"></script>';
const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy({ styles: [styles], speculationRules: Object.values(rules) })}">`;

/** As vite-react-ssg hands it over. */
const rendered = (inRoot: string) => `<!DOCTYPE html><html lang="nl-NL"><head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <script type="module" crossorigin="" src="/assets/app-1.js"></script>
  </head>
  <body>
    <div id="root" class="site" data-server-rendered="true">${inRoot}<script>window.__staticRouterHydrationData = JSON.parse("{\\"errors\\":null}");</script></div>
<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>

</body></html>`;

const finish = (inRoot: string, script?: string) =>
  finishPage(rendered(inRoot), { pathname, styles, rules, ...(script !== undefined && { script }) });

describe('a page as it is published', () => {
  it('has the policy before all else, then its script, its head tags and its styles', () => {
    const head =
      '<title>Tips</title><meta name="description" content="Over tips"><link rel="canonical" href="/tips">';
    expect(finish(`${head}<main>tekst</main>`).replace(stampedRevision, '')).toBe(
      `<!DOCTYPE html><html lang="nl-NL"><head><meta charset="utf-8">${policy}${starter}<meta name="viewport" content="width=device-width">${head}<style>${styles}</style></head>\n  <body><div id="root" class="site"><main>tekst</main></div><script type="speculationrules">${rules.mouse}</script><template><script type="speculationrules">${rules.touch}</script></template></body></html>`,
    );
  });

  it('runs another script where it has one of its own', () => {
    const page = finish('<title>404</title>', '/assets/not-found-1.js');
    expect(page).toContain(`${policy}<script src="/assets/not-found-1.js"></script>`);
    expect(page).not.toContain('app-1.js');
  });

  it('asks ahead for no picture that it names right below', () => {
    const page = finish('<link rel="preload" as="image" href="/assets/muis-1.svg"><title>Muis</title>');
    expect(page).toContain('<title>Muis</title><style>');
    expect(page).not.toContain('preload');
  });

  it('keeps texts apart only in an island, where React sees them again', () => {
    const page = finish('<p>a<!-- -->b</p><div data-island="list"><p>c<!-- -->d</p></div>');
    expect(page).toContain('<p>ab</p><div data-island="list"><p>c<!-- -->d</p></div>');
  });

  it.each(['$&', '$$', "$'", '$`'])('leaves %s in a text alone', (sign) => {
    expect(finish(`<title>${sign}</title><p>${sign}</p>`)).toContain(`<p>${sign}</p>`);
    expect(finish(`<title>${sign}</title><p>${sign}</p>`)).toContain(`<title>${sign}</title>`);
  });

  it.each(['muis > huis', '<b>muis</b>', '5 > < 6', '</body>', '</head>', '<link'])(
    'leaves %s in what an attribute says alone',
    (said) => {
      const [meta, link] = [`<meta name="description" content="${said}">`, `<link rel="me" title="${said}">`];
      const page = finish(`${meta}${link}<title>t</title><p title="${said}">a</p>`);
      expect(page).toContain(`${meta}${link}<title>t</title><style>${styles}</style></head>`);
      expect(page).toContain(`<div id="root" class="site"><p title="${said}">a</p></div><script type="spec`);
    },
  );

  it('says last where it stands, and of which text it is', () => {
    const [page, same, other] = ['muis', 'muis', 'huis'].map((text) => finish(`<p>${text}</p>`));
    const [, revision = ''] = stampedRevision.exec(page ?? '') ?? [];
    expect(page).toContain(`<script ${pageStamp(pathname, revision)} type="speculationrules">`);
    expect(same).toBe(page);
    expect(stampedRevision.exec(other ?? '')?.[1]).not.toBe(revision);
  });

  it('refuses a page without its root or its starter', () => {
    expect(() => finishPage('<html><head></head></html>', { pathname, styles, rules })).toThrow('no #root');
    expect(() => finishPage('<head></head><div id="root"></div>', { pathname, styles, rules })).toThrow(
      'no starter',
    );
  });
});
