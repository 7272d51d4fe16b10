import type { Header } from './policy.ts';

/**
 * The headers as nginx.conf includes them. They travel in the published folder, as `_headers` does: the policy names
 * the style sheet of exactly these pages, so a copy in the repository or on the server would be stale after a change
 * of style.
 */
export function nginxHeaders(security: readonly Header[]): string {
  return security.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('');
}
