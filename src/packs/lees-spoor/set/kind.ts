/** Lees-spoor with chosen words: each on a field that can ask for it, and a pawn for each child. */

import type { Remedy } from '../../../maker/choices.ts';
import { keysIn } from '../../../maker/keys-in.ts';
import { planForChildren } from '../../../maker/plan-for-children.ts';
import {
  askChildren,
  askWords,
  type OneQuestion,
  type Questions,
  thingsOf,
  toKey,
} from '../../../maker/questions.ts';
import { quotedBriefly, sayChanged } from '../../../maker/say.ts';
import { isShuffled, mixedBy } from '../../../maker/seed.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { hasPicture, type PicturedWord, type WordBank } from '../../../model/word.ts';
import { figureNames } from '../../../sheets/cast/index.ts';
import { fitsInAnswers, maker } from '../layout.ts';
import type { Parameters } from '../parameters.ts';
import { answerTo, canAsk } from '../rules.ts';
import { type Reading, type Task, tasks } from '../tasks.ts';
import { type Filled, type Filling, fillTrails } from './fill-trails.ts';

const children = { least: 2, most: 6 } as const;
const allTrails = 'alle';

type Answers = {
  readonly children: number;
  /** The key of its title, or all. */
  readonly trail: string;
  readonly words: readonly string[];
};
type Trail = Parameters['trails'][number];

const readable: Readonly<Record<Reading, string>> = {
  kort: 'met woorden als vis om te lezen',
  lang: 'met woorden als maan om te lezen',
};

const asks: Readonly<Record<Task, string>> = {
  klap: 'klappen',
  rijm: 'rijmen',
  klank: 'de eerste klank',
  doe: 'nadoen',
  lees: 'lezen',
};

/** Which words a field can have: by the rules, and by what can be acted out. */
function suitIn(shipped: Parameters, words: WordBank): Filling['suits'] {
  const own = shipped.trails.flatMap(({ fields }) => fields).filter(({ task }) => task === 'doe');
  const acted = new Set([...(shipped.acts ?? words.keys()), ...own.map(({ word }) => word)]);
  const known = new Map<string, boolean>();
  return ({ task, reads }, word) => {
    const key = `${task} ${reads} ${word.word}`;
    const suits =
      known.get(key) ??
      (canAsk(task, word, words, reads) &&
        fitsInAnswers(answerTo(task, word, words)) &&
        (task !== 'doe' || acted.has(word.word)));
    known.set(key, suits);
    return suits;
  };
}

function askTrail({ trails }: Parameters): OneQuestion {
  return {
    kind: 'one',
    field: 'spoor',
    question: 'Welk spoor?',
    options: [
      { key: allTrails, name: trails.length > 1 ? 'Allemaal' : 'Het hele spoor' },
      ...trails.map(({ title, reads }) => ({
        key: toKey(title),
        name: `${title}, ${reads ? readable[reads] : 'zonder lezen'}`,
      })),
    ],
  };
}

function askTrails(shipped: Parameters, words: WordBank): Questions<Answers> {
  const suits = suitIn(shipped, words);
  const offered = [...words.values()].filter(hasPicture).flatMap((word) => {
    const can = word.weight === 'strong' ? tasks.filter((task) => suits({ task }, word)) : [];
    return can.length > 0 ? [{ word, remark: can.map((task) => asks[task]).join(', ') }] : [];
  });
  const fields = shipped.trails[0]?.fields.length ?? 0;
  return {
    children: askChildren(children.least, children.most, 'Elk kind krijgt een eigen pion.'),
    trail: askTrail(shipped),
    words: {
      ...askWords(offered),
      hint: `Op een spoor staan ${fields} plaatjes. Onder elk woord staat waar het voor kan.`,
    },
  };
}

export const kind: SetKind<Parameters, Answers> = {
  maker,
  questions: askTrails,

  shipped(parameters, words) {
    const names = parameters.trails.flatMap(({ fields }) => fields.map(({ word }) => word));
    return {
      children: Math.min(children.most, parameters.pawns.length),
      trail: allTrails,
      words: keysIn(askTrails(parameters, words).words, names),
    };
  },

  plan({ children: count }, { plan }, { pawns }) {
    if (count === pawns.length) return {};
    const minutes = 5 * Math.round((plan.minutes * count) / pawns.length / 5);
    return planForChildren({ ...plan, minutes }, count, children.least);
  },

  decide(answers, { parameters: shipped, slug }, { words }) {
    const asked = askTrails(shipped, words);
    const suits = suitIn(shipped, words);
    const find = (names: readonly string[]): PicturedWord[] =>
      names.flatMap((name) => [words.get(name)].filter((word) => word !== undefined).filter(hasPicture));
    const trailsOf = ({ trail }: Answers): Trail[] =>
      shipped.trails.filter(({ title }) => trail === allTrails || trail === toKey(title));
    const fieldsOf = (from: Answers) =>
      trailsOf(from).flatMap(({ reads, fields }, trail) =>
        fields.map((field) => ({ ...field, reads, trail })),
      );

    const fill = (
      from: Answers,
      seed: string,
      others: readonly string[] = [],
      suited: Filling['suits'] = suits,
    ): Filled => {
      const fields = fieldsOf(from);
      const chosen = find(mixedBy(seed)(from.words));
      const before = fields.map(({ word }) =>
        isShuffled(seed) ? undefined : chosen.find((known) => known.word === word),
      );
      return fillTrails({ fields, words: chosen, others: find(others), suits: suited, before });
    };
    const isWhole = ({ on, extra }: Filled): boolean => extra.length === 0 && on.every((word) => word);
    /** Not every shuffle comes out; the one of the site's own printable is the last that is tried. */
    const shuffles = isShuffled(slug) ? [...tries.map((nth) => `${slug} ${nth}`), plain] : [plain];
    const fillAnyhow = (from: Answers): Filled | undefined => {
      if (!isWhole(fill(from, plain))) return undefined;
      for (const suited of [isWorthClapping(suits), suits])
        for (const seed of shuffles) {
          const filled = fill(from, seed, [], suited);
          if (isWhole(filled)) return filled;
        }
      return undefined;
    };

    const filled = fillAnyhow(answers);
    if (filled) {
      const others = figureNames.filter((name) => !shipped.pawns.includes(name));
      let field = 0;
      const trails = trailsOf(answers).map((trail) => ({
        ...trail,
        fields: trail.fields.map(({ task, word }) => ({ task, word: filled.on[field++]?.word ?? word })),
      }));
      return {
        parameters: { ...shipped, trails, pawns: [...shipped.pawns, ...others].slice(0, answers.children) },
      };
    }

    const shippedWords = fieldsOf(answers).map(({ word }) => word);
    const all = thingsOf(asked.words).map(({ key }) => key);
    const names = ({ on }: Filled) =>
      keysIn(
        asked.words,
        on.flatMap((word) => word?.word ?? []),
      );
    const settled = { ...answers, words: names(fill(answers, plain, [...shippedWords, ...all])) };
    const nearest: Remedy<Answers>[] = [
      { name: sayChanged([answers.words, settled.words]), answers: settled },
      ...shipped.trails.map(({ title }) => ({
        name: `Maak alleen ${title}`,
        answers: { ...answers, trail: toKey(title) },
      })),
    ];
    const remedies = nearest.filter((remedy) => fillAnyhow(remedy.answers));
    const own = {
      name: 'Neem de woorden van ons eigen spoor',
      answers: { ...answers, words: keysIn(asked.words, shippedWords) },
    };
    return {
      hindrance: {
        reason: sayMissing(trailsOf(answers), fieldsOf(answers), fill(answers, plain)),
        remedies: remedies.length > 0 ? remedies : [own],
      },
    };
  },
};

/** There is more to clap in a longer word; those come first. */
const isWorthClapping =
  (suits: Filling['suits']): Filling['suits'] =>
  (field, word) =>
    suits(field, word) && (field.task !== 'klap' || word.claps > 1);

/** A seed by which nothing is shuffled. */
const plain = '';
const tries = [1, 2, 3, 4, 5, 6];

function sayMissing(
  trails: readonly Trail[],
  fields: readonly { readonly task: Task }[],
  { on, extra }: Filled,
): string {
  const inDutch = new Intl.ListFormat('nl');
  const where = `Op ${inDutch.format(trails.map(({ title }) => title))} staan ${fields.length} plaatjes.`;
  const empty = fields.filter((_, index) => !on[index]);
  if (empty.length === 0)
    return `${where} Voor ${quotedBriefly(extra.map(({ word }) => word))} is er geen vakje meer.`;
  const counts = tasks.flatMap((task) => {
    const count = empty.filter((field) => field.task === task).length;
    return count > 0 ? [`${count} voor ${asks[task]}`] : [];
  });
  const left = empty.length === 1 ? 'Er blijft 1 vakje leeg' : `Er blijven ${empty.length} vakjes leeg`;
  return `${where} ${left}: ${inDutch.format(counts)}.`;
}
