/** Luister-dobbelsteen: nets of a cube. What lies underneath is an answer to what lies on top. */

import type { PicturedWord } from '../../model/word.ts';
import type { PaperShape } from '../../sheets/lay/paper-shapes.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import { layAnswers } from './answers-page.ts';
import { contentsOf } from './contents.ts';
import { type Die, layDie, type Outcome } from './die-page.ts';
import { type Action, type Dice, prepareDice, type WordPair } from './rules.ts';

/** Of the first, the second and the third pair of a die: what lies opposite has the same in its corner. */
const signs: readonly PaperShape[] = ['circle', 'square', 'star'];

const actOut = (pair: readonly [Action, Action]): [Outcome, Outcome] => {
  const outcome = ({ action, picture }: Action): Outcome => ({ picture, alt: action });
  return [outcome(pair[0]), outcome(pair[1])];
};
const number = (index: number, of: number): string => (of > 1 ? ` ${index + 1}` : '');

const outcomesOf = (pairs: readonly WordPair[]) =>
  pairs.map((pair, index): [Outcome, Outcome] => {
    const sign = signs[index % signs.length] ?? 'circle';
    const outcome = ({ picture, word }: PicturedWord): Outcome => ({ picture, alt: word, sign });
    return [outcome(pair[0]), outcome(pair[1])];
  });

const planRhymeDice = ({ rhymeDice }: Dice): Die[] =>
  rhymeDice.map(
    (pairs, index): Die => ({
      title: `Rijm-dobbelsteen${number(index, rhymeDice.length)}`,
      hint: 'Wat rijmt erop? Onderop ligt een antwoord. Groep 1 en 2.',
      accent: 'red',
      asks: 'teken-rijm',
      pairs: outcomesOf(pairs),
    }),
  );

const planSoundDice = ({ firstSoundDice }: Dice): Die[] =>
  firstSoundDice.map(
    (pairs, index): Die => ({
      title: `Beginklank-dobbelsteen${number(index, firstSoundDice.length)}`,
      hint: 'Wat hoor je vooraan? Onderop begint hetzelfde. Groep 2.',
      accent: 'blue',
      asks: 'teken-oor',
      pairs: outcomesOf(pairs),
      sounds: pairs.map(([{ firstSound }]) => firstSound),
    }),
  );

const planActions = ({ actions }: Dice): Die => ({
  title: 'Doe-dobbelsteen',
  hint: 'Doe wat bovenop ligt.',
  accent: 'green',
  pairs: actions.map(actOut),
});

const empty: Die = {
  title: 'Lege dobbelsteen',
  hint: 'Teken eerst op alle zes de kanten, of plak er foto’s op. Knip en plak daarna.',
  accent: 'purple',
  pairs: [],
};

/** A die for each group, all different as far as they go: a class plays one sort on one day. */
const perGroup = (dice: readonly Die[]) =>
  ({ holder: 'groepje', prints: { oneEach: dice.map(() => 4) } }) as const;

export const maker = definePageMaker({
  prepare: prepareDice,
  contentsOf,
  layOut: (dice) => {
    const [rhymed, heard, acted] = [planRhymeDice(dice), planSoundDice(dice), planActions(dice)];
    return {
      pages: [
        ...inPart({ name: 'Rijm', ...perGroup(rhymed) }, rhymed.map(layDie)),
        // Of the two sorts rhyme comes first, for either year.
        ...inPart({ name: 'Beginklank', optional: rhymed.length > 0, ...perGroup(heard) }, heard.map(layDie)),
        ...inPart({ name: 'Antwoorden', holder: 'leerkracht', prints: 'once' }, [
          layAnswers([...rhymed, ...heard, acted]),
        ]),
        ...inPart({ name: 'Doe', holder: 'groepje', optional: true, prints: { copyFor: 4 } }, [
          layDie(acted),
        ]),
        ...inPart({ name: 'Leeg', holder: 'groepje', optional: true, prints: { copyFor: 4 } }, [
          layDie(empty),
        ]),
      ],
    };
  },
});
