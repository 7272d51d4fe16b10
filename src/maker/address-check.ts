/** What stands at the end of the address of a set, and tells whether the rest is there as it was written. */
import { setFields } from '../model/address-fields.ts';

export const checkSigns = 4;

/** Four signs that other fields, or those of another exercise, hardly ever have. */
export function checkOf(exercise: string, parameters: URLSearchParams): string {
  const said = [...parameters].flatMap(([field, value]) =>
    field === setFields.check ? [] : `${field}=${value}`,
  );
  const text = [exercise, ...said].join('&');
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return (hash % 36 ** checkSigns).toString(36).padStart(checkSigns, '0');
}
