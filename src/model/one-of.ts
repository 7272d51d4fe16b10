/** `rijm, voorlezen of spellen` */
export function oneOf(choices: readonly string[]): string {
  return new Intl.ListFormat('nl', { type: 'disjunction' }).format(choices);
}
