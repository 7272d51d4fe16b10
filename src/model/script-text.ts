/** A value as it may stand in a script element of data: no tag can begin in it. */
export function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
