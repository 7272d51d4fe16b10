/** The four things that a story is made of here, and what a set of cards for them must be. */
import { findFigure } from '../../sheets/cast/index.ts';
import { chooseFrom, type Stock } from '../../sheets/choose.ts';
import type { Scene } from '../../sheets/lay/scene.ts';
import { pictureNameOf } from '../../sheets/lay/vignette.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import { placeNames } from '../../sheets/places/index.ts';
import type { Objection, Path } from '../../sheets/refusal.ts';
import { breakLines, measureText } from '../../sheets/text.ts';
import { checkOwnPictures, checkView, drawAll } from '../../sheets/vignette-rules.ts';
import { nameRoom, nameSize, window } from './measures.ts';
import type { Parameters } from './parameters.ts';

export const storyParts = ['wie', 'waar', 'wat', 'probleem'] as const;
export type StoryPart = (typeof storyParts)[number];

export type StoryCard = Pick<Scene, 'name' | 'ground' | 'pictures'>;

/** A card that is there twice makes two draws the same; two cards with one picture cannot be told apart. */
export function checkStoryCards(cards: Readonly<Record<StoryPart, readonly StoryCard[]>>): Objection[] {
  const names = new Map<string, StoryPart>();
  const looks = new Map<string, string>();
  return storyParts.flatMap((part) =>
    cards[part].flatMap(({ name, ground = '', pictures }, index): Objection[] => {
      const path = [part, index];
      const look = [ground, ...pictures.map(pictureNameOf).sort()].join();
      const earlier = names.get(name);
      const alike = looks.get(look);
      names.set(name, part);
      looks.set(look, name);
      if (earlier)
        return [{ rule: 'double-card', reason: `de kaart "${name}" is er al bij ${earlier}`, path }];
      if (alike)
        return [{ rule: 'same-picture', reason: `"${name}" heeft hetzelfde plaatje als "${alike}"`, path }];
      return [];
    }),
  );
}

/** A problem is that of whoever was drawn, wherever that is: it brings nobody and no place of its own. */
const checkAnybodys = (probleem: readonly StoryCard[]): Objection[] =>
  probleem.flatMap(({ name, ground, pictures }, index): Objection[] => {
    const path = ['probleem', index];
    if (pictures.some((picture) => findFigure(pictureNameOf(picture)))) {
      const reason = `op de kaart "${name}" staat al iemand; wie het overkomt, zegt de wie-kaart`;
      return [{ rule: 'problem-of-somebody', reason, path: [...path, 'pictures'] }];
    }
    if (!placeNames.some((place) => place === ground)) return [];
    const reason = `de kaart "${name}" is al ergens (${ground}); waar het gebeurt, zegt de waar-kaart`;
    return [{ rule: 'problem-somewhere', reason, path: [...path, 'ground'] }];
  });

/** On two lines at most, no word wider than its line. */
function fitsOnCard(name: string): boolean {
  if (name.split(' ').some((word) => measureText(word, nameSize, 'bold') > nameRoom)) return false;
  return breakLines([{ text: name, face: 'bold' }], nameRoom, nameSize).length <= 2;
}

const checkName = ({ name }: Scene, path: Path): Objection[] =>
  fitsOnCard(name)
    ? []
    : [
        {
          rule: 'name-too-long',
          reason: `"${name}" past niet op de kaart; maak het korter`,
          path: [...path, 'name'],
        },
      ];

export function prepareStory({ parameters }: Choices<Parameters>, stock: Stock): Prepared<Parameters> {
  const choose = chooseFrom(stock);
  const objections: Objection[] = [...checkStoryCards(parameters), ...checkAnybodys(parameters.probleem)];
  for (const pile of [...storyParts, 'vragen'] as const)
    parameters[pile].forEach((card, index) => {
      const path = [pile, index];
      const pictures = [...path, 'pictures'];
      drawAll(choose, card, pictures);
      objections.push(...checkName(card, path), ...checkView(card, [window], pictures));
      if (pile !== 'vragen')
        objections.push(...checkOwnPictures(stock.words, card.name.split(' '), card, pictures));
    });
  return prepared([...choose.objections, ...objections], () => parameters);
}
