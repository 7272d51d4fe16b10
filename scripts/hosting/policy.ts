import { createHash } from 'node:crypto';

export type Header = readonly [name: string, value: string];

/**
 * What a page may fetch and run: its own site's files, the styles that stand in it, and speculation rules, which fetch
 * nothing that the others don't allow.
 */
function directives(styles: readonly string[]): Record<string, string> {
  return {
    'default-src': "'none'",
    'script-src': "'self' 'inline-speculation-rules'",
    'style-src': styles.map(hashSource).join(' '),
    // A photo that a visitor puts on a card of their own is in the browser only.
    'img-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
  };
}

/** What only a header can say: in a meta element a browser passes over the first, and the second helps no page. */
const headerOnly = { 'frame-ancestors': "'none'", 'upgrade-insecure-requests': '' };

/** The policy for the meta element of a page with these styles in it. */
export function pagePolicy(styles: readonly string[]): string {
  return join(directives(styles));
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The policy for the header, where the host can send one. */
export function headerPolicy(styles: readonly string[]): string {
  return join({ ...directives(styles), ...headerOnly });
}

/** With every answer, whatever it holds. HSTS leaves other subdomains alone: they may not be ours. */
export function securityHeaders(styles: readonly string[]): Header[] {
  return [
    ['Content-Security-Policy', headerPolicy(styles)],
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
