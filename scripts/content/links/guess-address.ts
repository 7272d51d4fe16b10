import { nearest } from '../problems/suggest.ts';

/**
 * The address that was meant: that of the file that was named, one that goes on where the typed one stops, one with
 * this name in another folder, or else the one that looks most like it.
 */
export function guessAddress(typed: string, addresses: readonly string[]): string | undefined {
  const path = typed.replace(/\/+$/, '').replace(/\.md$/, '');
  const name = path.slice(path.lastIndexOf('/'));
  const ways = [
    (address: string) => address === path,
    (address: string) => address.startsWith(`${path}-`),
    (address: string) => address.endsWith(name),
    (address: string) => address.includes(`${name}-`),
  ];
  const pages = addresses.filter((address) => !address.endsWith('.pdf'));
  for (const isMeant of name.length > 1 ? ways : []) {
    const [first, ...others] = pages.filter(isMeant);
    // Of several, nobody knows which.
    if (first !== undefined && others.length === 0) return first;
  }
  return nearest(path, addresses);
}
