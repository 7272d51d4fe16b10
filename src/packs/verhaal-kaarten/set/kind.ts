/** Verhaal-kaarten with chosen cards: of each pile enough for another story the next time. */

import { type Thing, toKey } from '../../../maker/questions.ts';
import { mixedBy } from '../../../maker/seed.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { chooseMore } from '../../../maker/texts.ts';
import type { Scene } from '../../../sheets/lay/scene.ts';
import { layVignette } from '../../../sheets/lay/vignette.ts';
import { maker, titles } from '../layout.ts';
import { window } from '../measures.ts';
import type { Parameters } from '../parameters.ts';
import { storyParts } from '../rules.ts';
import { texts } from './texts.ts';

type Answers = { readonly cards: readonly string[]; readonly vragen: readonly string[] };

const piles = [...storyParts, 'vragen'] as const;
type Pile = (typeof piles)[number];

/** On the page of a pile the others are empty, to draw on. */
const fewestOfPile = 3;

export const kind: SetKind<Parameters, Answers> = {
  maker,

  questions: (shipped) => ({
    cards: {
      kind: 'things',
      field: 'kaarten',
      ...texts.cards(fewestOfPile),
      groups: storyParts.map((part) => ({ heading: titles[part], things: shipped[part].map(toThing) })),
    },
    vragen: {
      kind: 'things',
      field: 'vragen',
      ...texts.vragen,
      groups: [{ heading: titles.vraag, things: shipped.vragen.map(toThing) }],
    },
  }),

  shipped: (parameters) => ({
    cards: storyParts.flatMap((part) => parameters[part].map(keyOf)),
    vragen: parameters.vragen.map(keyOf),
  }),

  decide(answers, { parameters: shipped, slug }) {
    const mix = mixedBy(slug);
    const isChosen = (pile: Pile, card: Scene): boolean =>
      (pile === 'vragen' ? answers.vragen : answers.cards).includes(keyOf(card));
    const chosenOf = (pile: Pile): Scene[] => shipped[pile].filter((card) => isChosen(pile, card));
    const filledUp = (pile: Pile): Scene[] => {
      const others = shipped[pile].filter((card) => !isChosen(pile, card));
      const added = others.slice(0, Math.max(0, fewestOf(shipped[pile]) - chosenOf(pile).length));
      return shipped[pile].filter((card) => isChosen(pile, card) || added.includes(card));
    };
    const short = piles.filter((pile) => chosenOf(pile).length < fewestOf(shipped[pile]));
    if (short.length === 0)
      return {
        parameters: {
          wie: [...mix(chosenOf('wie'))],
          waar: [...mix(chosenOf('waar'))],
          wat: [...mix(chosenOf('wat'))],
          probleem: [...mix(chosenOf('probleem'))],
          vragen: [...mix(chosenOf('vragen'))],
        },
      };
    const missing = short.reduce((sum, pile) => sum + filledUp(pile).length - chosenOf(pile).length, 0);
    const full = {
      cards: storyParts.flatMap((part) => filledUp(part).map(keyOf)),
      vragen: filledUp('vragen').map(keyOf),
    };
    return {
      hindrance: {
        reason: texts.tooFew(
          short.map((pile) => ({ name: nameOf(pile), count: chosenOf(pile).length })),
          fewestOfPile,
        ),
        remedies: [{ name: chooseMore(missing), answers: full }],
      },
    };
  },
};

const nameOf = (pile: Pile): string => titles[pile === 'vragen' ? 'vraag' : pile];

const fewestOf = (pile: readonly Scene[]): number => Math.min(fewestOfPile, pile.length);

const keyOf = ({ name }: Scene): string => toKey(name);

const toThing = (card: Scene): Thing => ({
  key: keyOf(card),
  name: card.name,
  shows: { ...window, marks: layVignette({ x: 0, y: 0, ...window }, card) },
});
