/** The rules of a trail: which task can stand with which word, and where. */
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import { type PicturedWord, startsWithCluster, type WordBank } from '../../model/word.ts';
import type { FigureName } from '../../sheets/cast/index.ts';
import { type Chosen, chooseFrom, type Stock } from '../../sheets/choose.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import type { Objection, Path } from '../../sheets/refusal.ts';
import { checkDoubles, checkOtherNames } from '../../sheets/word-rules.ts';
import { answerTo, easierOf, leastRhymes, questionOf, rhymesInBank } from './answers.ts';
import { type BoardName, boards } from './boards.ts';
import type { Parameters } from './parameters.ts';
import { canBeReadFirst, isShort } from './readable.ts';
import { findStrangers } from './strangers.ts';
import { type Asking, heardTasks, type Reading, signOn, type Task, tasks } from './tasks.ts';

/** A field as it is chosen; without a word when the bank does not have it. */
export interface ChosenField extends Asking {
  readonly word: Chosen | undefined;
  readonly path: Path;
}

export const fieldsOnTrail = 12;
/** How often each task comes at least where nothing is read: a child should meet them all. */
const leastOfEach = 2;
/** One word to read is no trail to read. */
export const leastToRead = 2;

function checkReading(word: Chosen, reads: Reading | undefined): string | undefined {
  if (!canBeReadFirst(word))
    return `"${word.word}" is nog geen leeswoord: drie klanken, geschreven zoals je het hoort (maan, vis, roos)`;
  if (reads === 'kort' && !isShort(word))
    return `"${word.word}" heeft een klank van twee letters; op een spoor met korte leeswoorden staat voor elke klank één letter (vis, zon)`;
  return undefined;
}

function checkRhymes(word: Chosen, bank: WordBank): string | undefined {
  const [first, ...more] = rhymesInBank(word, bank);
  if (1 + more.length >= leastRhymes && first) return undefined;
  const only = first ? `alleen "${first.word}"` : 'geen enkel woord';
  return `op "${word.word}" rijmt ${only} in de woordenlijst; het moeten er minstens ${leastRhymes} zijn`;
}

/** Read first, it has no other name. */
function checkNext({ task, next }: Asking, word: Chosen, bank: WordBank): Objection[] {
  const path = [...word.path.slice(0, -1), 'next'];
  if (next && task !== 'lees')
    return [{ rule: 'next-task', reason: `alleen na "lees" komt nog een opdracht; hier na "${task}"`, path }];
  const reason = next === 'rijm' && checkRhymes(word, bank);
  return reason ? [{ rule: 'task-rijm', reason, path }] : [];
}

function checkTask(task: Task, word: Chosen, reads: Reading | undefined, bank: WordBank): Objection[] {
  const object = (reason: string) => [{ rule: `task-${task}`, reason, path: word.path }];
  switch (task) {
    case 'klap':
      return checkOtherNames([word], 'claps');
    case 'rijm': {
      const names = checkOtherNames([word], 'rhyme');
      const reason = checkRhymes(word, bank);
      return reason ? [...names, ...object(reason)] : names;
    }
    case 'klank': {
      const names = checkOtherNames([word], 'firstSound');
      if (!startsWithCluster(word)) return names;
      const reason = `"${word.word}" begint met twee medeklinkers: de eerste klank is dan lastig te horen`;
      return [...names, ...object(reason)];
    }
    case 'lees': {
      const reason = checkReading(word, reads);
      return reason ? object(reason) : [];
    }
    case 'doe':
      return [];
  }
}

/** Whether a field with this word can ask for this, on a trail with such words to read. */
export function canAsk(asking: Asking, word: PicturedWord, bank: WordBank, reads: Reading = 'lang'): boolean {
  const chosen = { ...word, path: [] };
  return [...checkTask(asking.task, chosen, reads, bank), ...checkNext(asking, chosen, bank)].length === 0;
}

function checkCounts(fields: readonly ChosenField[], reads: Reading | undefined, path: Path): Objection[] {
  const objections: Objection[] = [];
  if (fields.length !== fieldsOnTrail) {
    const reason = `op het spoor zijn ${fieldsOnTrail} vakjes; er staan er ${fields.length}`;
    objections.push({ rule: 'field-count', reason, path });
  }
  const countOf = (task: Task): number => fields.filter((field) => field.task === task).length;
  if (!reads && countOf('lees') > 0)
    objections.push({ rule: 'task-count', reason: 'op een spoor zonder lezen staat "lees"', path });
  const least = reads
    ? { lees: leastToRead }
    : Object.fromEntries(heardTasks.map((task) => [task, leastOfEach]));
  for (const task of tasks) {
    const [count, wanted = 0] = [countOf(task), least[task]];
    if (count >= wanted) continue;
    const reason = `"${task}" komt ${count} keer voor: minstens ${wanted}`;
    objections.push({ rule: 'task-count', reason, path });
  }
  return objections;
}

/** Words to read may follow each other; what is asked by a sign is another each time. */
const checkTurns = (fields: readonly ChosenField[]): Objection[] =>
  fields.flatMap((field, index): Objection[] => {
    const [before] = fields.slice(Math.max(0, index - 1), index);
    const sign = signOn(field);
    if (!before || !sign || signOn(before) !== sign) return [];
    const path = [...field.path, field.task === 'lees' ? 'next' : 'task'];
    return [{ rule: 'task-twice', reason: `"${sign}" komt twee keer achter elkaar`, path }];
  });

/** `reads` is what words it has to read, if any; `path` is where its fields are. */
export const checkTrail = (
  fields: readonly ChosenField[],
  reads: Reading | undefined,
  bank: WordBank,
  path: Path,
): Objection[] => [
  ...checkCounts(fields, reads, path),
  ...checkTurns(fields),
  ...checkDoubles(fields.flatMap(({ word }) => word ?? [])),
  ...fields.flatMap(({ word, ...asking }) =>
    word ? [...checkTask(asking.task, word, reads, bank), ...checkNext(asking, word, bank)] : [],
  ),
];

export interface TrailField extends Asking {
  readonly word: PicturedWord;
  readonly question: string;
  /** What the grown-up can hold an answer against. */
  readonly answer: string | undefined;
  /** Said to who does not know it: to think of a rhyme is hard, which of two words rhymes is easier to hear. */
  readonly easier?: string;
}

export interface Trail {
  readonly title: string;
  readonly board: BoardName;
  readonly fields: readonly TrailField[];
  /** Shown among what is read, and nowhere on the road. */
  readonly strangers: readonly PicturedWord[];
}

export const wordsToRead = ({ fields }: Pick<Trail, 'fields'>): PicturedWord[] =>
  fields.flatMap(({ task, word }) => (task === 'lees' ? [word] : []));

interface TrailGame {
  readonly trails: readonly Trail[];
  readonly pawns: readonly FigureName[];
}

/** Who cannot read maan yet may read vis: among several trails there is one for that, before the other. */
function checkSteps(trails: Parameters['trails']): Objection[] {
  const first = trails.findIndex(({ reads }) => reads === 'lang');
  if (trails.length === 1 || first < 0 || trails.slice(0, first).some(({ reads }) => reads === 'kort'))
    return [];
  const reason = 'voor een spoor met lange leeswoorden (maan) komt er een met korte (vis)';
  return [{ rule: 'reading-step', reason, path: ['trails', first, 'reads'] }];
}

/** Who goes over a bridge passes by words to read: in that turn there are two, one on each side. */
const checkBridges = (trails: Parameters['trails']): Objection[] =>
  trails.flatMap(({ board, fields }, trail) =>
    boards[board].bridges.flatMap(({ from, to }) => {
      const skipsReading = fields.slice(from, to - 1).some(({ task }) => task === 'lees');
      if (!skipsReading) return [];
      return [from, to].flatMap((number): Objection[] => {
        const [foot] = fields.slice(number - 1, number);
        if (!foot || foot.task === 'lees') return [];
        const reason = `over de brug van ${from} naar ${to} sla je leeswoorden over; op ${number} moet er dan ook een staan, geen plaatje ("${foot.word}")`;
        return [{ rule: 'reading-skipped', reason, path: ['trails', trail, 'fields', number - 1, 'task'] }];
      });
    }),
  );

/** Who acts on both sides of a bridge goes over it without a word. */
const checkBridgeTalk = (trails: Parameters['trails']): Objection[] =>
  trails.flatMap(({ board, fields }, trail) =>
    boards[board].bridges.flatMap(({ from, to }) => {
      const isActed = (number: number): boolean => fields[number - 1]?.task === 'doe';
      if (!isActed(from) || !isActed(to)) return [];
      const reason = `over de brug van ${from} naar ${to} kom je met twee keer "doe", dus zonder taal; zet op ${to} iets anders`;
      return [{ rule: 'bridge-talk', reason, path: ['trails', trail, 'fields', to - 1, 'task'] }];
    }),
  );

const checkPawns = (pawns: readonly FigureName[]): Objection[] =>
  pawns.flatMap((name, index) =>
    pawns.indexOf(name) === index
      ? []
      : [{ rule: 'double-pawn', reason: `"${name}" staat er twee keer`, path: ['pawns', index] }],
  );

/** By field whether the good one of two answers comes first: once in each two that follow each other, so that nobody learns where it is. */
function orderOf(title: string, fields: readonly ChosenField[]): ReadonlyMap<number, boolean> {
  const random = randomFrom(`${title} ${fields.map(({ word }) => word?.word).join()}`);
  const choosing = fields.flatMap(({ task }, index) => (choices.includes(task) ? [index] : []));
  const firsts = choosing.flatMap((_, index) => (index % 2 === 0 ? shuffle([true, false], random) : []));
  return new Map(choosing.map((field, index) => [field, firsts[index] ?? false]));
}

/** Where one can say: this, or that? */
const choices: readonly Task[] = ['klap', 'rijm', 'klank'];

const wordsOf = (fields: readonly ChosenField[]): Chosen[] => fields.flatMap(({ word }) => word ?? []);

export function prepareTrails({ parameters }: Choices<Parameters>, stock: Stock): Prepared<TrailGame> {
  const choose = chooseFrom(stock);
  const trails = parameters.trails.map(({ title, board, reads, fields: named }, trail) => {
    const path = ['trails', trail, 'fields'];
    const fields = named.map(({ word, ...asking }, index): ChosenField => {
      const at = [...path, index];
      return { ...asking, path: at, word: choose.surePicture(word, [...at, 'word']) };
    });
    return { title, board, fields, objections: checkTrail(fields, reads, stock.words, path) };
  });
  choose.surePictures(parameters.acts ?? [], ['acts']);
  const objections = [
    ...choose.objections,
    ...trails.flatMap((trail) => trail.objections),
    ...checkSteps(parameters.trails),
    ...checkBridges(parameters.trails),
    ...checkBridgeTalk(parameters.trails),
    ...checkPawns(parameters.pawns),
  ];
  return prepared(objections, () => ({
    trails: trails.map(({ title, board, fields }) => {
      const goodFirst = orderOf(title, fields);
      const onTrail = wordsOf(fields);
      const toRead = wordsOf(fields.filter(({ task }) => task === 'lees'));
      const elsewhere = trails.flatMap((other) => wordsOf(other.fields));
      return {
        title,
        board,
        strangers: findStrangers({ toRead, onTrail }, elsewhere, stock.words),
        fields: fields.flatMap(({ word, path, ...asking }, index) => {
          if (!word) return [];
          const others = [...fields.slice(index + 1), ...fields.slice(0, index)].flatMap(
            (field) => field.word ?? [],
          );
          const easier = easierOf(asking, word, others, stock.words, goodFirst.get(index) ?? false);
          return [
            {
              ...asking,
              word,
              question: questionOf(asking, word),
              answer: answerTo(asking, word, stock.words),
              ...(easier && { easier }),
            },
          ];
        }),
      };
    }),
    pawns: parameters.pawns,
  }));
}
