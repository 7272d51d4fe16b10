/** Klank-zoekplaatje with chosen scenes, with the answers or without. */

import { type OneQuestion, type Thing, toKey } from '../../../maker/questions.ts';
import { mixedBy } from '../../../maker/seed.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import type { WordBank } from '../../../model/word.ts';
import { marksOf } from '../../../sheets/sheet.ts';
import { drawScene, maker } from '../layout.ts';
import type { SceneData } from '../parameters.ts';
import type { SceneChoices } from '../rules.ts';
import { texts } from './texts.ts';

type WithAnswers = 'met' | 'zonder';
type Answers = { readonly scenes: readonly string[]; readonly answers: WithAnswers };

const askAnswers: OneQuestion<WithAnswers> = { kind: 'one', field: 'antwoorden', ...texts.answers };

export const kind: SetKind<SceneChoices, Answers> = {
  maker,

  questions: (shipped, words) => ({
    scenes: {
      kind: 'things',
      field: 'platen',
      ...texts.scenes,
      groups: [{ heading: texts.heading, things: drawThings(shipped, words) }],
    },
    answers: askAnswers,
  }),

  shipped: ({ scenes }) => ({ scenes: scenes.map(keyOf), answers: 'met' }),

  decide(answers, { parameters: { scenes: all }, slug }) {
    const scenes = all.filter((scene) => answers.scenes.includes(keyOf(scene)));
    if (scenes.length > 0)
      return {
        parameters: {
          scenes: [...mixedBy(slug)(scenes)],
          ...(answers.answers === 'met' ? {} : { hasAnswers: false }),
        },
      };
    const one = (scene: SceneData) => ({
      name: texts.useScene(scene.sound),
      answers: { ...answers, scenes: [keyOf(scene)] },
    });
    return {
      hindrance: {
        reason: texts.noScene,
        remedies: [
          ...all.slice(0, 1).map(one),
          { name: texts.useAll, answers: { ...answers, scenes: all.map(keyOf) } },
        ],
      },
    };
  },
};

const keyOf = ({ sound, backdrop }: SceneData): string => toKey(`${sound} ${backdrop}`);

/** Of the page. */
const scale = 1 / 4;

/** Each as it is, in small. */
function drawThings(shipped: SceneChoices, words: WordBank): Thing[] {
  const stock = { words, missesPicture: () => undefined };
  const { model } = maker.prepare({ parameters: shipped, slug: '' }, stock);
  return shipped.scenes.map((data, index) => {
    const scene = model?.scenes[index];
    const thing = { key: keyOf(data), name: texts.name(data.sound), remark: data.backdrop };
    if (!scene) return thing;
    const marks = [...marksOf(drawScene(scene, { scale, x: 0, y: 0 }))];
    return { ...thing, shows: { width: scene.width * scale, height: scene.height * scale, marks } };
  });
}
