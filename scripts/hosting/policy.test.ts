import { describe, expect, it } from 'vitest';
import { headerPolicy, pagePolicy, securityHeaders } from './policy.ts';

const styles = 'body{color:red}';

describe('the policy', () => {
  it('lets in the style sheet that it is made for, and no other', () => {
    expect(pagePolicy(styles)).toContain("style-src 'sha256-");
    expect(pagePolicy(styles)).not.toBe(pagePolicy(`${styles} `));
  });

  it('is this one', () => {
    expect(
      headerPolicy(styles)
        .replace(/sha256-[^']*/, 'sha256-…')
        .split('; '),
    ).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'sha256-…'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "upgrade-insecure-requests",
      ]
    `);
  });

  it('says in a page nothing that only a header can say', () => {
    expect(pagePolicy(styles)).not.toMatch(/frame-ancestors|upgrade-insecure-requests|report/);
    expect(headerPolicy(styles).startsWith(`${pagePolicy(styles)}; `)).toBe(true);
  });

  it.each(['unsafe-inline', 'unsafe-eval', '*', 'data:', 'http:'])('never says %s', (word) => {
    expect(
      headerPolicy(styles)
        .split(/[ ;]+/)
        .map((source) => source.replaceAll("'", '')),
    ).not.toContain(word);
  });

  it('stands in an attribute and in a line of a configuration as it is', () => {
    for (const [name, value] of securityHeaders(styles)) {
      expect(name).toMatch(/^[A-Za-z-]+$/);
      expect(value).not.toMatch(/["<>$\\\n]/);
    }
  });
});
