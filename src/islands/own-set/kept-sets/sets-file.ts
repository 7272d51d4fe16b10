/** A file that a visitor chose → what of it can be put with the kept sets, and what is told of the rest. */
import { mostKept } from './kept-set.ts';
import { readSets } from './sets-text.ts';
import { mergeInto, type Shelf } from './shelf.ts';
import { texts } from './texts.ts';

/** Far more than so many sets take. */
const largest = mostKept * 20_000;

/** The text of it, or why there is none. */
export async function openFile(file: Blob): Promise<{ text: string } | { said: string }> {
  if (file.size > largest) return { said: texts.tooLarge };
  try {
    return { text: await file.text() };
  } catch {
    return { said: texts.unreadable };
  }
}

interface FromFile {
  readonly shelf: Shelf;
  readonly said: readonly string[];
}

/** What is kept already stays as it is. */
export function putFromFile(
  shelf: Shelf,
  text: string,
  games: readonly { readonly slug: string }[],
): FromFile {
  const { sets, damaged, refused } = readSets(text, (slug) => games.some((game) => game.slug === slug));
  if (refused) return { shelf, said: [texts.refused[refused]] };
  const merged = mergeInto(shelf, sets);
  const counts = [
    [merged.double.length, texts.double],
    [merged.tooMany.length, texts.tooMany],
  ] as const;
  return {
    shelf: merged.shelf,
    said: [
      texts.added(merged.added.length),
      ...counts.flatMap(([count, say]) => (count > 0 ? [say(count)] : [])),
      ...texts.damaged(damaged),
    ],
  };
}
