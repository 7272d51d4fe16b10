/** Building blocks for the schemas of packs. Each message is what a writer should have written, in Dutch. */
import * as v from 'valibot';

export const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, 'een groep velden');

export const text = (longest = 200) =>
  v.pipe(
    v.string('tekst'),
    v.trim(),
    v.minLength(1, 'tekst'),
    v.maxLength(longest, `hoogstens ${longest} tekens`),
  );

export const wholeNumber = (least: number, most: number) => {
  const rule = `een heel getal van ${least} tot en met ${most}`;
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(least, rule), v.maxValue(most, rule));
};

export const list = <Item extends v.GenericSchema>(item: Item, least = 1, most = 500) =>
  v.pipe(
    v.array(item, 'een lijst'),
    v.minLength(least, `een lijst van minstens ${least}`),
    v.maxLength(most, `een lijst van hoogstens ${most}`),
  );

/** A word of the word bank; whether it is in there, `pickWords` and `pickPictures` tell. */
export const word = text(40);
export const words = (least = 1, most = 500) => list(word, least, most);

export const choice = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  v.picklist(names, names.join(', '));

export const truth = v.boolean('true of false');
