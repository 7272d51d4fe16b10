/** What an article rests on, and what it recommends. */
import * as v from 'valibot';
import { oneOf } from './one-of.ts';
import { fields, list, text, webAddress, wholeNumber } from './shape.ts';

const year = wholeNumber(1500, 2100, 'een jaartal, zoals 2011');

const languageRule = 'de afkorting van een taal, zoals en of fr';

/** A publication, stated as it states itself. */
export const source = fields({
  /** People, or what speaks with `(organisatie)` behind it. */
  authors: list(text(120)),
  title: text(300),
  /** Not there when the publication tells none. */
  year: v.exactOptional(year),
  /** The journal, the publisher or the site. */
  where: text(200),
  url: v.exactOptional(webAddress),
  /** Of the title and of where it stands, when that is not Dutch: `en`. */
  language: v.exactOptional(v.pipe(v.string(languageRule), v.regex(/^[a-z]{2,3}$/, languageRule))),
});

export type Source = v.InferOutput<typeof source>;

const makerRoles = ['tekst', 'tekeningen', 'vertaling'] as const;

export interface Maker {
  name: string;
  /** Not there when one person made all of it. */
  role?: (typeof makerRoles)[number];
}

/** Any sign but brackets and what nobody can see, and a role. */
const typedMaker = new RegExp(`^([ -'*-~\u00a0-\uffff]+?)(?: \\((${makerRoles.join('|')})\\))?$`);
const makerRule = `een naam, met erachter zo nodig ${oneOf(makerRoles.map((role) => `(${role})`))}`;

/** A name with its role behind it, as it is typed: `Anna Bos (tekeningen)`. */
const maker = v.pipe(
  v.string(makerRule),
  v.trim(),
  v.regex(typedMaker, makerRule),
  v.maxLength(120, 'hoogstens 120 tekens'),
  v.transform((typed): Maker => {
    const [, name = typed, typedRole] = typedMaker.exec(typed) ?? [];
    const role = makerRoles.find((known) => known === typedRole);
    return role === undefined ? { name } : { name, role };
  }),
);

/** A picture book that an article recommends. */
export const book = fields({
  title: text(120),
  makers: list(maker),
  /** Of the first Dutch edition. */
  year: v.exactOptional(year),
  publisher: v.exactOptional(text(60)),
  /** What it is an example of: a book without words, one in rhyme. */
  kind: text(40),
  why: text(300),
  /** What to say while reading it. */
  say: text(200),
});

export type Book = v.InferOutput<typeof book>;
