import { childrenField, setFields } from '../model/address-fields.ts';
import { checkOf } from './address-check.ts';

/** A fragment that this site wrote, of the same set for so many children. */
export function setForChildren(fragment: string, exercise: string, children: number): string {
  const parameters = new URLSearchParams(fragment.slice(1));
  parameters.delete(setFields.check);
  parameters.set(childrenField, String(children));
  parameters.set(setFields.check, checkOf(exercise, parameters));
  return `#${parameters}`;
}
