/** Exists for the compiler alone. */
declare const places: unique symbol;

/** A text with places in braces that are filled in where it is shown: `{n} bladzijden`. */
export type TextWith<Place extends string> = string & { readonly [places]: { [Each in Place]: Each } };

const place = /\{([^{}]*)\}/;

/** Whether these are its places: all of them, and no others. */
export function hasPlaces<Place extends string>(
  text: string,
  expected: readonly Place[],
): text is TextWith<Place> {
  const found = new Set(text.split(place).filter((_, index) => index % 2 === 1));
  return found.size === expected.length && expected.every((one) => found.has(one));
}

export function fill<Place extends string>(
  text: TextWith<Place>,
  values: Readonly<Record<Place, string | number>>,
): string {
  return fillParts(text, values).join('');
}

/** For values that are not text: the stretches between them stay as they are. */
export function fillParts<Place extends string, Value>(
  text: TextWith<Place>,
  values: Readonly<Record<Place, Value>>,
): (string | Value)[] {
  const named: Readonly<Record<string, Value>> = values;
  return text.split(place).map((part, index) => (index % 2 === 0 ? part : (named[part] ?? part)));
}
