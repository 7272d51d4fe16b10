/** What the grown-up reads of hunts with other things, or with fewer cards. */
import type { Exercise } from '../../model/exercise.ts';
import type { WordBank } from '../../model/word.ts';
import type { AskedHunts } from '../../sheets/packs/woordenjacht/rules.ts';
import { leaveOut } from '../leave-out.ts';
import { swapTold } from '../retell.ts';
import { type Told, textOf, withPlan } from '../told.ts';

export function tellHunts(exercise: Exercise<AskedHunts>, made: AskedHunts, words: WordBank): Told {
  const shipped = exercise.parameters;
  const isWhole = (['sounds', 'rhymes'] as const).every((name) => made[name].length > 0);
  const titles = made.cards.map(({ title }) => title);
  const told = leaveOut(
    isWhole && shipped.cards.every(({ title }) => titles.includes(title))
      ? exercise
      : withoutChoice(exercise),
    [
      ...(made.sounds.length > 0 ? [] : ['klank', 'begint']),
      ...(made.rhymes.length > 0 ? [] : ['rijm']),
      ...(made.sounds.length + made.rhymes.length > 0 ? [] : ['vakje vol']),
    ],
  );
  return made.cards.length > 0 ? tellThings(told, shipped, made, words) : tellHeard(told, made);
}

/** Which cards there are, page one shows. */
const withoutChoice = (told: Told): Told => ({
  ...told,
  adultPage: {
    ...told.adultPage,
    needs: told.adultPage.needs.map((line) =>
      line.map((phrase) => ({ ...phrase, text: phrase.text.replace(/: kies .*$/, '') })),
    ),
  },
});

const thingsOf = ({ cards }: AskedHunts) => cards.flatMap(({ things }) => things);

/** The thing that is told of becomes one of the set, with its own new word. */
function tellThings(told: Told, shipped: AskedHunts, made: AskedHunts, words: WordBank): Told {
  const own = thingsOf(made);
  const gone = thingsOf(shipped).filter(({ word }) => !own.some((one) => one.word === word));
  const steps = told.adultPage.steps.map(textOf).join(' ');
  const example = gone.find(({ teach }) => teach && steps.includes(teach));
  const other = own.find(({ teach }) => teach);
  const cast = told.cast.map((player) =>
    gone.some(({ word }) => words.get(word)?.picture === player.with?.[1]) ? { who: player.who } : player,
  );
  const named = gone.map(({ word }) => `${words.get(word)?.article ?? 'de'} ${word}`);
  if (!example?.teach) return leaveOut({ ...told, cast }, named);
  if (!other?.teach)
    return withPlan(
      leaveOut({ ...told, cast }, [...named, example.teach, `een ${example.word}`, 'de pijl']),
      {
        can: { see: 'Zegt zelf het nieuwe woord in een zin.' },
        notYet: { see: 'Wijst het goede aan, maar zegt het woord nog niet.' },
      },
    );
  const asked = `${words.get(example.word)?.article} ${example.word}`;
  const swaps = new Map([
    [`een ${example.word}`, `een ${other.word}`],
    [example.teach, other.teach],
  ]);
  const asking = {
    ...told,
    cast,
    adultPage: {
      ...told.adultPage,
      steps: told.adultPage.steps.map((line) =>
        line.map((phrase) =>
          phrase.strong && phrase.text.includes(asked) && phrase.text.endsWith('?')
            ? { ...phrase, text: 'Hoe heet dit ook alweer?' }
            : phrase,
        ),
      ),
    },
  };
  return withPlan(swapTold(leaveOut(asking, named), swaps, { words }), {
    can: { see: `Zegt uit zichzelf: kijk, ${other.teach}!` },
  });
}

/** Only cards to listen with. */
function tellHeard(told: Told, { sounds, rhymes }: AskedHunts): Told {
  const found = [...(sounds.length > 0 ? ['net zo begint'] : []), ...(rhymes.length > 0 ? ['rijmt'] : [])];
  const goal = `Het kind vindt iets wat ${found.join(' of wat ')}.`;
  const rest = { ...told, trains: 'luisteren naar woorden', term: 'fonologisch bewustzijn' };
  return withPlan(
    leaveOut(rest, [
      'nieuw woord',
      'nieuwe woord',
      'klink',
      'de pijl',
      'weer naar',
      'blijft het stil',
      'de emmer',
    ]),
    {
      goal,
      can: { see: 'Vindt iets wat past en zegt de twee woorden.', next: 'Neem een nieuwe kaart.' },
      withHelp: { see: 'Kiest goed als jij twee dingen aanwijst.' },
      notYet: {
        see: 'Wijst iets aan wat nog niet past.',
        next: 'Zeg de twee woorden langzaam en luister samen.',
      },
    },
  );
}
