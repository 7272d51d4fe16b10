/** Lees-spoor with chosen words: each on a field that can ask for it, and a pawn for each child. */
import type { Remedy } from '../../../maker/choices.ts';
import { keysIn } from '../../../maker/keys-in.ts';
import { refuseOwn } from '../../../maker/own-words/own-word.ts';
import { planForChildren } from '../../../maker/plan-for-children.ts';
import {
  askChildren,
  askWords,
  type OneQuestion,
  type Questions,
  thingsOf,
  toKey,
} from '../../../maker/questions.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { refusals, sayChanged } from '../../../maker/texts.ts';
import { hasPicture, type PicturedWord, type WordBank } from '../../../model/word.ts';
import { figureNames } from '../../../sheets/cast/index.ts';
import { maker } from '../layout.ts';
import type { Parameters } from '../parameters.ts';
import { tasks } from '../tasks.ts';
import type { Filling } from './fill-trails.ts';
import type { Trail } from './read-less.ts';
import { texts } from './texts.ts';
import {
  allTrails,
  chosenTrails,
  type FilledTrails,
  fitsIn,
  type TrailFiller,
  trailFiller,
} from './trails.ts';

const children = { least: 2, most: 6 } as const;

type Answers = {
  readonly children: number;
  /** The key of its title, or all. */
  readonly trail: string;
  readonly words: readonly string[];
};

export const kind: SetKind<Parameters, Answers> = {
  maker,
  questions: askTrails,

  shipped(parameters, words) {
    return {
      children: Math.min(children.most, parameters.pawns.length),
      trail: allTrails,
      words: keysIn(askTrails(parameters, words).words, wordsOn(parameters.trails)),
    };
  },

  plan({ children: count }, { plan, parameters }, { pawns }) {
    if (count === pawns.length) return {};
    // Where pictures are covered, everybody covers the same ones: with fewer children it takes as long.
    const isRead = parameters.trails.some(({ reads }) => reads);
    const minutes = isRead ? plan.minutes : 5 * Math.round((plan.minutes * count) / pawns.length / 5);
    return planForChildren({ ...plan, minutes }, count, children.least);
  },

  decide(answers, { parameters: shipped, slug }, { words }) {
    const filler = trailFiller(shipped, words, slug);
    const trails = chosenTrails(shipped, answers.trail);
    const filled = filler.fillWhole(trails, answers.words);
    if (filled) {
      const others = figureNames.filter((name) => !shipped.pawns.includes(name));
      const pawns = [...shipped.pawns, ...others].slice(0, answers.children);
      return { parameters: { ...shipped, trails: filled, pawns } };
    }
    const question = askTrails(shipped, words).words;
    const others = [...wordsOn(trails), ...thingsOf(question).map(({ key }) => key)];
    return {
      hindrance: {
        reason: sayMissing(filler.fill(trails, answers.words, others), filler.fits),
        remedies: findRemedies(answers, shipped, question, others, filler),
      },
    };
  },
};

function askTrails(shipped: Parameters, words: WordBank): Questions<Answers> {
  const fits = fitsIn(shipped, words);
  const offered = [...words.values()].filter(hasPicture).flatMap((word) => {
    const can = word.weight === 'strong' ? tasks.filter((task) => fits({ task }, word)) : [];
    return can.length > 0 ? [{ word, remark: texts.canBe(can) }] : [];
  });
  const taking = new Set(offered.map(({ word }) => word.word));
  const refuse = ({ word }: PicturedWord) => (taking.has(word) ? undefined : refusals.tooLong);
  return {
    children: askChildren(children.least, children.most, texts.children),
    trail: askTrail(shipped),
    words: {
      ...askWords(offered, undefined, refuseOwn(words, refuse)),
      hint: texts.words(shipped.trails[0]?.fields.length ?? 0),
    },
  };
}

const askTrail = ({ trails }: Parameters): OneQuestion => ({
  kind: 'one',
  field: 'spoor',
  question: texts.trail,
  options: [
    { key: allTrails, name: texts.allTrails(trails.length) },
    ...trails.map(({ title, reads }) => ({ key: toKey(title), name: texts.oneTrail(title, reads) })),
  ],
});

const wordsOn = (trails: readonly Trail[]): string[] =>
  trails.flatMap(({ fields }) => fields.map(({ word }) => word));

/** As many of the words as there is room for, with others beside them; one trail; or else what the site has. */
function findRemedies(
  answers: Answers,
  shipped: Parameters,
  question: Questions<Answers>['words'],
  others: readonly string[],
  filler: TrailFiller,
): Remedy<Answers>[] {
  const trails = chosenTrails(shipped, answers.trail);
  const { on } = filler.complete(trails, answers.words, others);
  const settled = keysIn(
    question,
    on.flatMap((word) => word?.word ?? []),
  );
  const nearest: Remedy<Answers>[] = [
    { name: sayChanged([answers.words, settled]), answers: { ...answers, words: settled } },
    ...shipped.trails.map(({ title }) => ({
      name: texts.onlyTrail(title),
      answers: { ...answers, trail: toKey(title) },
    })),
  ];
  const remedies = nearest.filter(({ answers: { trail, words } }) =>
    filler.fillWhole(chosenTrails(shipped, trail), words),
  );
  if (remedies.length > 0) return remedies;
  return [{ name: texts.shippedWords, answers: { ...answers, words: keysIn(question, wordsOn(trails)) } }];
}

function sayMissing({ trails, on, extra }: FilledTrails, fits: Filling['fits']): string {
  const titles = trails.map(({ title }) => title);
  const fields = trails.flatMap((trail) => trail.fields.map(({ task }) => ({ task, reads: trail.reads })));
  const empty = fields.filter((_, index) => !on[index]).map(({ task }) => task);
  if (empty.length === 0)
    return texts.tooMany(
      titles,
      fields.length,
      extra.map(({ word }) => word),
    );
  const canOf = (word: PicturedWord) =>
    tasks.filter((asked) => fields.some((field) => field.task === asked && fits(field, word)));
  const kinds = [...new Set(extra.map((word) => String(canOf(word))))];
  const noField = kinds.map((can) => {
    const words = extra.filter((word) => String(canOf(word)) === can);
    return texts.noField(
      words.map(({ word }) => word),
      words.slice(0, 1).flatMap(canOf),
    );
  });
  return [texts.tooFew(titles, fields.length, empty), ...noField].join(' ');
}
