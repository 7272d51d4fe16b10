/** Of a game that is the same for any number of children, as many as its paper is counted for. */
import { anyGroup } from '../sheets/lay/print-load.ts';
import type { Remedy } from './choices.ts';
import { askChildren } from './questions.ts';
import type { SetKind } from './set-kind.ts';
import { printedFor } from './texts.ts';

const name = 'group';
const children = { least: 1, most: 36, shipped: Math.max(...anyGroup) } as const;

const question = {
  ...askChildren(children.least, children.most, printedFor.hint),
  question: printedFor.question,
  isLater: true,
} as const;

export const printForChildren = (kind: SetKind): SetKind => ({
  ...kind,
  questions: (parameters, words) => ({ ...kind.questions(parameters, words), [name]: question }),
  shipped: (parameters, words) => ({ ...kind.shipped(parameters, words), [name]: children.shipped }),
  decide(answers, ...given) {
    const { [name]: count = children.shipped } = answers;
    const keep = (remedy: Remedy): Remedy => ({ ...remedy, answers: { ...remedy.answers, [name]: count } });
    const { hindrance, ...decided } = kind.decide(answers, ...given);
    if (hindrance) return { hindrance: { ...hindrance, remedies: hindrance.remedies.map(keep) } };
    const { suggestions = [] } = decided;
    return { ...decided, suggestions: suggestions.map(keep) };
  },
  plan(answers, made, shipped) {
    const { [name]: count } = answers;
    return {
      ...(typeof count === 'number' && count !== children.shipped ? { printFor: [count] } : {}),
      ...kind.plan?.(answers, made, shipped),
    };
  },
});
