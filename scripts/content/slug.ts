/** What may stand in an address: a–z, 0–9 and single hyphens. */
export function isSlug(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
}

export const slugRule = 'kleine letters a–z, cijfers en losse streepjes, zoals “taalspelletjes-aan-tafel”';

/** The slug nearest to any text: `Rijm-bingo!` → `rijm-bingo`. */
export function toSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
