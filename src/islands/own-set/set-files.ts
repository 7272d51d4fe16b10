import words from '../../generated/own-set/words.json?url';
import { wordPictures } from '../../word-pictures.ts';
import type { GameFiles, SetFiles } from '../../workshop/protocol.ts';
import { paperFaces } from '../paper-faces.ts';

const orders = import.meta.glob<string>(['./*.json', '!./words.json'], {
  base: '../../generated/own-set',
  eager: true,
  query: '?url',
  import: 'default',
});

export const addressOfPicture = (name: string): string | undefined => wordPictures[name];

/** Where all is that anything is made of, whatever the exercise. A worker has no page that an address could be relative to. */
export const filesOfAnySet = (): Omit<SetFiles, 'order'> => ({
  page: location.href.replace(/#.*/, ''),
  words: absolute(words),
  pictures: wordPictures,
  faces: { regular: absolute(paperFaces.regular), bold: absolute(paperFaces.bold) },
});

export const orderOf = (slug: string): SetFiles['order'] => absolute(orders[`./${slug}.json`] ?? '');

export const filesOfSet = (slug: string): SetFiles => ({ ...filesOfAnySet(), order: orderOf(slug) });

const slugOf = (file: string): string => file.slice('./'.length, -'.json'.length);

/** Where the other games are that words could be carried to. */
export const filesOfOtherGames = (slug: string): GameFiles => ({
  words: absolute(words),
  orders: Object.fromEntries(
    Object.entries(orders)
      .map(([file, address]) => [slugOf(file), absolute(address)] as const)
      .filter(([other]) => other !== slug),
  ),
});

export function absolute(address: string): string {
  return import.meta.env.SSR ? address : new URL(address, location.href).href;
}
