import * as v from 'valibot';
import { type Book, type Maker, type MakerRole, makerRoles, type Source } from '../../src/model/article.ts';
import type { Shape } from './check-shape.ts';
import { oneOf } from './problem.ts';
import { fields, list, text, webAddress, year } from './shapes.ts';

const languageRule = 'de afkorting van een taal, zoals en of fr';
const language = v.pipe(v.string(languageRule), v.regex(/^[a-z]{2,3}$/, languageRule));

/** What an article's advice rests on. Only what the publication says of itself may stand here. */
export const source: Shape<Source> = fields({
  authors: list(text(120)),
  title: text(300),
  year: v.exactOptional(year),
  where: text(200),
  url: v.exactOptional(webAddress),
  language: v.exactOptional(language),
});

const roles = makerRoles.map((role) => `(${role})`);
const makerRule = `een naam, met erachter zo nodig ${oneOf(roles)}`;
const typedMaker = new RegExp(`^([^()]+?)(?: \\((${makerRoles.join('|')})\\))?$`);

/** A name with its role behind it, as it is typed: `Anna Bos (tekeningen)`. */
const maker = v.pipe(
  text(120),
  v.check((typed) => typedMaker.test(typed), makerRule),
  v.transform((typed): Maker => {
    const [, name = typed, role] = typedMaker.exec(typed) ?? [];
    return role === undefined ? { name } : { name, role: role as MakerRole };
  }),
);

export const book: Shape<Book> = fields({
  title: text(120),
  makers: list(maker),
  year: v.exactOptional(year),
  publisher: v.exactOptional(text(60)),
  kind: text(40),
  why: text(300),
  say: text(200),
});
