/**
 * The vocabulary of every shape that content has. A message is what a writer should have written, in Dutch. No
 * browser needs a check: what runs in one imports the types of `src/model` only.
 */
import * as v from 'valibot';
import { withoutBraces } from './braces.ts';
import { isDay } from './day.ts';
import { hasPlaces, type TextWith } from './fill.ts';
import { oneOf } from './one-of.ts';
import { findUnseenSign, showsSomething } from './unseen-signs.ts';

const textRule = 'tekst; zet haar zo nodig tussen aanhalingstekens';

/** One line or more that say something, with whatever signs in it that can be seen. */
const anyText = (longest = 1000) =>
  v.pipe(
    v.string(textRule),
    v.check((value) => !findUnseenSign(value), 'tekst zonder onzichtbare tekens'),
    v.trim(),
    v.minLength(1, 'tekst'),
    v.check((value) => value === '' || showsSomething(value), 'tekst'),
    v.maxLength(longest, `hoogstens ${longest} tekens`),
  );

/** The same without braces: nothing is filled in there any more. */
export const text = (longest?: number) =>
  v.pipe(
    anyText(longest),
    v.check((value) => !/[{}]/.test(value), 'tekst zonder accolades; alleen {naam} kan, de naam van de site'),
  );

/** With braces, which nobody reads: without them no line of it is longer. */
export const bracedText = (longest: number) =>
  v.pipe(
    anyText(),
    v.check(
      (value) => value.split('\n').every((line) => withoutBraces(line).length <= longest),
      `hoogstens ${longest} tekens`,
    ),
  );

/** With these places in it, which are filled in where it is shown. */
export const textWith = <Place extends string>(...places: readonly Place[]) =>
  v.pipe(
    anyText(),
    v.guard(
      (value: string): value is TextWith<Place> => hasPlaces(value, places),
      `tekst met ${places.map((place) => `{${place}}`).join(' en ')}`,
    ),
  );

/** Where several rules say the same of one value, the first that is broken speaks for all. */
const inOneWord = <Schema extends v.GenericSchema>(schema: Schema): Schema =>
  v.config(schema, { abortPipeEarly: true });

export const wholeNumber = (
  least: number,
  most: number,
  rule = `een heel getal van ${least} tot en met ${most}`,
) => inOneWord(v.pipe(v.number(rule), v.integer(rule), v.minValue(least, rule), v.maxValue(most, rule)));

export const truth = v.boolean('true voor ja, false voor nee');

export const choice = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, oneOf(names));

export const list = <Item extends v.GenericSchema>(item: Item, least = 1, most = 500) =>
  v.pipe(
    v.array(item, 'een lijst'),
    v.minLength(least, least === 1 ? 'een lijst met minstens één punt' : `een lijst van minstens ${least}`),
    v.maxLength(most, `een lijst van hoogstens ${most}`),
  );

export const exactly = <Item extends v.GenericSchema>(count: number, item: Item) =>
  v.pipe(v.array(item, 'een lijst'), v.length(count, `een lijst van precies ${count}`));

/** A word of the bank; whether it is in there, the pack that asks for it tells. */
export const word = text(40);
export const words = (least = 1, most = 500) => list(word, least, most);

const groupRule = 'een groep velden';

/** A group of fields: each must be there, and no other. */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  refuseLists(v.strictObject(entries, groupRule));

/** A group of which these fields are checked, and the others left to somebody else. */
export const openFields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  refuseLists(v.object(entries, groupRule));

/** Groups of one shape, each under a name of its own. */
export const named = <Item extends v.GenericSchema>(item: Item) =>
  refuseLists(v.record(v.string(), item, groupRule));

/** To valibot a list is a group too. */
function refuseLists<Schema extends v.GenericSchema>(group: Schema): Schema {
  const noGroup = v.custom(() => false, groupRule);
  return {
    ...group,
    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) =>
      (Array.isArray(dataset.value) ? noGroup : group)['~run'](dataset, config),
  };
}

const dayRule = 'jaar, maand en dag van een dag die bestaat, zoals 2025-09-07';

const [firstYear, lastYear] = ['2000', '2100'];

/** Of a year in which this site may be read: a slip in it would stand on top of every list, or below it. */
export const day = inOneWord(
  v.pipe(
    v.string(dayRule),
    v.isoDate(dayRule),
    v.check(isDay, dayRule),
    v.check(
      (value) => value.slice(0, 4) >= firstYear && value.slice(0, 4) <= lastYear,
      `een dag in ${firstYear} tot en met ${lastYear}`,
    ),
  ),
);

export const slugRule = 'kleine letters a–z, cijfers en losse streepjes, zoals “taalspelletjes-aan-tafel”';

/** What may stand in an address. */
export const slug = v.pipe(v.string(slugRule), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugRule));

export const siteUrlRule =
  'een adres als https://www.voorbeeld.nl, zonder / aan het eind, zonder ? en zonder #';

/** The address of a site: absolute, without a slash at its end, a query or a fragment. */
export const siteUrl = inOneWord(
  v.pipe(
    v.string(textRule),
    v.regex(/^https?:\/\/[^\s?#\\@]+[^\s?#\\@/]$/, siteUrlRule),
    v.url(siteUrlRule),
    v.check(isPlainUrl, siteUrlRule),
  ),
);

/** As every browser spells it: no capitals in the host, no dots that lead up. */
function isPlainUrl(value: string): boolean {
  const { origin, pathname } = new URL(value);
  return `${origin}${pathname.replace(/\/$/, '')}` === value;
}

const webAddressRule = 'een adres dat begint met https://, zoals https://doi.org/10.1000/182';

/** Of a page elsewhere: nobody is sent over a line that can be listened to, or to another host than is read. */
export const webAddress = inOneWord(
  v.pipe(
    v.string(webAddressRule),
    v.regex(/^https:\/\/[^\s"<>\\]+$/, webAddressRule),
    v.url(webAddressRule),
    v.check((value) => namesNobody(new URL(value)), 'een adres zonder naam of wachtwoord erin'),
  ),
);

function namesNobody({ username, password }: URL): boolean {
  return username === '' && password === '';
}

/** Nothing that a mail program would take for a line of the letter's head. */
export const email = v.pipe(
  v.string(textRule),
  v.regex(/^[\w.+-]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$/, 'een mailadres'),
);
