import type { InferOutput } from 'valibot';
import { email, fields, siteUrl, text, wholeNumber } from './shape.ts';

/** What the whole site is, from the one file that says so. */
export const siteShape = fields({
  name: text(60),
  /** The address of the home page without the slash: others are this and a path of `addresses`. */
  url: siteUrl,
  email,
  tagline: text(),
  description: text(),
  pictureBook: fields({
    /** The site with personalised picture books. */
    url: siteUrl,
    /** The whole text of the link in the footer. */
    credit: text(),
  }),
  copyrightYear: wholeNumber(2000, 2100, 'een jaartal'),
});

export type Site = InferOutput<typeof siteShape>;
