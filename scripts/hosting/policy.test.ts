import { describe, expect, it } from 'vitest';
import { headerPolicy, pagePolicy, securityHeaders } from './policy.ts';

const inlined = { styles: ['body{color:red}', 'p{color:blue}'], speculationRules: ['{"prefetch":[]}'] };

describe('the policy', () => {
  it('lets in the styles and the rules that it is made for, and no others', () => {
    expect(pagePolicy(inlined)).not.toBe(pagePolicy({ ...inlined, styles: ['body{color:red}', ' '] }));
    expect(pagePolicy(inlined)).not.toBe(pagePolicy({ ...inlined, speculationRules: ['{}'] }));
  });

  it('is this one', () => {
    expect(
      headerPolicy(inlined)
        .replace(/sha256-[^']*/g, 'sha256-…')
        .split('; '),
    ).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-…'",
        "style-src 'sha256-…' 'sha256-…'",
        "img-src 'self' blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types worker islands kept-pages",
        "frame-ancestors 'none'",
        "upgrade-insecure-requests",
      ]
    `);
  });

  it('says in a page nothing that only a header can say', () => {
    expect(pagePolicy(inlined)).not.toMatch(/frame-ancestors|upgrade-insecure-requests|report/);
    expect(headerPolicy(inlined).startsWith(`${pagePolicy(inlined)}; `)).toBe(true);
  });

  it.each(['unsafe-inline', 'unsafe-eval', '*', 'data:', 'http:'])('never says %s', (word) => {
    expect(
      headerPolicy(inlined)
        .split(/[ ;]+/)
        .map((source) => source.replaceAll("'", '')),
    ).not.toContain(word);
  });

  it('stands in an attribute and in a line of a configuration as it is', () => {
    for (const [name, value] of securityHeaders(inlined)) {
      expect(name).toMatch(/^[A-Za-z-]+$/);
      expect(value).not.toMatch(/["<>$\\\n]/);
    }
  });
});
