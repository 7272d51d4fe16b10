import * as v from 'valibot';
import { isDay } from '../../src/model/day.ts';
import { isSlug, slugRule } from './slug.ts';

/** The building blocks of every schema. A message is what a writer should have written. */

const textRule = 'tekst; zet haar zo nodig tussen aanhalingstekens';

/** YAML can spell them, as in `"\\a"`; HTML and the feed's XML can't hold them. */
function hasControlSign(value: string): boolean {
  return /[^\P{Cc}\t\n]/u.test(value);
}

/** One line or more of text that says something. */
export const text = (longest = 1000) =>
  v.pipe(
    v.string(textRule),
    v.check((value) => value.trim() !== '', 'tekst'),
    v.check((value) => !hasControlSign(value), 'tekst zonder onzichtbare stuurtekens'),
    v.transform((value) => value.trim()),
    v.maxLength(longest, `hoogstens ${longest} tekens`),
  );

export const number = (rule = 'een getal') => v.pipe(v.number(rule), v.integer('een heel getal'));

const yearRule = 'een jaartal, zoals 2011';

export const year = v.pipe(
  v.number(yearRule),
  v.integer(yearRule),
  v.minValue(1500, yearRule),
  v.maxValue(2100, yearRule),
);

export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(item, 'een lijst'),
    v.check((items) => items.length > 0, 'een lijst met minstens één punt'),
  );

export const exactly = <Item extends v.GenericSchema>(count: number, item: Item) =>
  v.pipe(v.array(item, 'een lijst'), v.length(count, `een lijst van precies ${count}`));

/** A group of fields: each must be there, and no other. */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<object>(isGroup, 'een groep velden'), v.strictObject(entries, 'een groep velden'));

/** A group of which these fields are checked, and the others left to somebody else. */
export const openFields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<object>(isGroup, 'een groep velden'), v.object(entries, 'een groep velden'));

function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const dayRule = 'een dag die bestaat, zoals 2025-09-07';

export const day = v.pipe(v.string(dayRule), v.check(isDay, dayRule));

export const slug = v.pipe(v.string(slugRule), v.check(isSlug, slugRule));

/** The address of a site: absolute, without a slash at its end, a query or a fragment. */
export function isSiteUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s?#\\@]+[^\s?#\\@/]$/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return `${url.origin}${url.pathname.replace(/\/$/, '')}` === value;
}

export const siteUrlRule =
  'een adres als https://www.voorbeeld.nl, zonder / aan het eind, zonder ? en zonder #';

export const siteUrl = v.pipe(v.string(textRule), v.check(isSiteUrl, siteUrlRule));

const webAddressRule = 'een adres dat begint met https://, zoals https://doi.org/10.1000/182';

/** Of a page elsewhere: nobody is sent over a line that can be listened to. */
export const webAddress = v.pipe(
  v.string(webAddressRule),
  v.check((value) => /^https:\/\/[^\s"<>@]+$/.test(value) && URL.canParse(value), webAddressRule),
);

export const email = v.pipe(
  v.string(textRule),
  v.check((value) => /^[^\s@<>"']+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value), 'een mailadres'),
);
