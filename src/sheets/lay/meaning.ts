/** What a thing on a page is, for whoever hears the page read aloud. No layout names a role itself. */
import type { Artifact, Element, Mark } from '../sheet.ts';

/** Drawn, and passed over when the page is read. */
export const decoration = (marks: readonly Mark[]): Artifact => ({ role: 'Artifact', children: marks });

/** Read as its `alt`. */
export const figure = (alt: string, marks: readonly Mark[]): Element => ({
  role: 'Figure',
  alt,
  children: marks,
});

export const heading = (level: 1 | 2 | 3, marks: readonly Mark[]): Element => ({
  role: `H${level}`,
  children: marks,
});

export const paragraph = (marks: readonly Mark[]): Element => ({ role: 'P', children: marks });

export const list = (items: readonly Element[]): Element => ({ role: 'L', children: items });

/** A number, a dot or a sign stands in the label. */
export const item = (body: readonly (Element | Mark)[], label?: readonly Mark[]): Element => ({
  role: 'LI',
  children: [
    ...(label ? [{ role: 'Lbl', children: label } as const] : []),
    { role: 'LBody', children: body },
  ],
});
