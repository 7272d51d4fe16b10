import { createHash } from 'node:crypto';
import { islandsPolicy, keptPagesPolicy } from '../../src/model/trusted-types.ts';
import { workerPolicy } from '../../src/model/worker-file.ts';

export type Header = readonly [name: string, value: string];

/** What stands in pages themselves; of each, any. */
export interface Inlined {
  styles: readonly string[];
  /** For making or fetching pages ahead. */
  speculationRules: readonly string[];
}

/**
 * What a page may fetch and run: its own site's files, and the styles and rules that stand in it. Of strings it makes
 * neither elements nor scripts, but where we say so.
 */
function directives({ styles, speculationRules }: Inlined): Record<string, string> {
  return {
    'default-src': "'none'",
    'script-src': ["'self'", ...speculationRules.map(hashSource)].join(' '),
    'style-src': styles.map(hashSource).join(' '),
    // A photo that a visitor puts on a card of their own is in the browser only.
    'img-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': [workerPolicy, islandsPolicy, keptPagesPolicy].join(' '),
  };
}

/** What only a header can say: in a meta element a browser passes over the first, and the second helps no page. */
const headerOnly = { 'frame-ancestors': "'none'", 'upgrade-insecure-requests': '' };

/** The policy for the meta element of a page with these in it. */
export function pagePolicy(inlined: Inlined): string {
  return join(directives(inlined));
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The policy for the header, where the host can send one. */
export function headerPolicy(inlined: Inlined): string {
  return join({ ...directives(inlined), ...headerOnly });
}

/** With every answer, whatever it holds. HSTS leaves other subdomains alone: they may not be ours. */
export function securityHeaders(inlined: Inlined): Header[] {
  return [
    ['Content-Security-Policy', headerPolicy(inlined)],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

function join(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');
}
