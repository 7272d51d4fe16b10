/** Verhaal-kaarten with chosen cards: of each pile enough for another story the next time. */

import { type Thing, toKey } from '../../../maker/questions.ts';
import { quoted } from '../../../maker/say.ts';
import { mixedBy } from '../../../maker/seed.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import type { Scene } from '../../../sheets/lay/scene.ts';
import { layVignette } from '../../../sheets/lay/vignette.ts';
import { maker, titles } from '../layout.ts';
import { window } from '../measures.ts';
import type { Parameters } from '../parameters.ts';
import { storyParts } from '../rules.ts';

type Answers = { readonly cards: readonly string[]; readonly vragen: readonly string[] };

const piles = [...storyParts, 'vragen'] as const;
type Pile = (typeof piles)[number];

/** On the page of a pile the others are empty, to draw on. */
const fewestOfPile = 3;

const counted = { one: 'kaart', more: 'kaarten' } as const;

export const kind: SetKind<Parameters, Answers> = {
  maker,

  questions: (shipped) => ({
    cards: {
      kind: 'things',
      field: 'kaarten',
      question: 'Welke kaarten doen mee?',
      hint: `Van elke soort minstens ${fewestOfPile}. Op de lege kaarten teken je zelf.`,
      counted,
      groups: storyParts.map((part) => ({ heading: titles[part], things: shipped[part].map(toThing) })),
    },
    vragen: {
      kind: 'things',
      field: 'vragen',
      question: 'Welke vragen kun je trekken?',
      counted,
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
        reason: sayShort(short.map((pile) => ({ name: nameOf(pile), count: chosenOf(pile).length }))),
        remedies: [{ name: `Kies er ${missing} bij`, answers: full }],
      },
    };
  },
};

const nameOf = (pile: Pile): string => titles[pile === 'vragen' ? 'vraag' : pile];

function sayShort(piles: readonly { name: string; count: number }[]): string {
  const [first] = piles;
  if (first && piles.length === 1)
    return `Van de ‘${first.name}’ heb je er minstens ${fewestOfPile} nodig; je hebt er ${first.count}.`;
  return `Van elke soort heb je minstens ${fewestOfPile} kaarten nodig. Er zijn te weinig ${quoted(piles.map(({ name }) => name))}.`;
}

const fewestOf = (pile: readonly Scene[]): number => Math.min(fewestOfPile, pile.length);

const keyOf = ({ name }: Scene): string => toKey(name);

const toThing = (card: Scene): Thing => ({
  key: keyOf(card),
  name: card.name,
  shows: { ...window, marks: layVignette({ x: 0, y: 0, ...window }, card) },
});
