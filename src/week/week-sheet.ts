/** What somebody ticked of a week → one Sheet of all of it, with page one before it. */
import type { Taught, WeekChoice, WeekOrder } from '../model/week-order.ts';
import { hasPicture, type PicturedWord, type WordBank } from '../model/word.ts';
import type { Imprint } from '../sheets/imprint.ts';
import { numberPages } from '../sheets/lay/number-pages.ts';
import { inPart } from '../sheets/lay/parts.ts';
import { accents } from '../sheets/palette.ts';
import { refuse } from '../sheets/refusal.ts';
import type { Page, Part, Sheet } from '../sheets/sheet.ts';
import { layLetterPage } from './letter-page.ts';
import { planPart } from './plan-part.ts';
import { layPlanOfWeek, type WeekItem } from './plan-week.ts';
import { layProgrammePages } from './programme-pages.ts';
import { layQuestionsPage } from './questions-page.ts';
import { layTalkingPlate } from './talking-plate.ts';
import { texts } from './texts.ts';
import { layWeekGame, type PlayedGame } from './week-game.ts';
import { layWordCards } from './word-cards.ts';

/** One of the things that were ticked, with what page one says of it. */
interface Item {
  readonly name: string;
  /** Its first page has this number. */
  use(first: number): string;
  readonly pages: readonly Page[];
  readonly preview?: Page;
}

interface Chosen {
  readonly order: WeekOrder;
  readonly choice: WeekChoice;
  /** Those that were ticked. */
  readonly games: readonly PlayedGame[];
}

export function makeWeekSheet(chosen: Chosen, bank: WordBank, imprint: Imprint): Sheet {
  const { order, choice } = chosen;
  const words = order.words.map((word) => find(word, bank));
  const items = listItems(chosen, words, { bank, imprint });
  const others = items.flatMap(({ pages }) => pages);
  const pages = [{ part: planPart, blocks: [] }, ...others];
  const pictures = words.slice(0, 3).map(({ picture }) => picture);
  const plan = layPlanOfWeek(
    {
      ...order,
      pictures,
      children: choice.children,
      pictureNotice: imprint.pictureNotice,
      items: items.map((item) => tellItem(item, pages)),
    },
    pages,
  );
  const all = [{ ...plan, part: planPart }, ...others];
  return {
    title: `${order.title} – ${imprint.site.name}`,
    description: order.subtitle,
    accent: accents[order.colour],
    preview: 0,
    pages: numberPages(all, {
      headOf: ({ part }) => part?.of ?? order.title,
      foot: [imprint.site.name, order.title],
    }),
  };
}

function find(word: string, bank: WordBank): PicturedWord {
  const found = bank.get(word);
  if (!found || !hasPicture(found))
    refuse('word', `"${word}" staat niet met een plaatje in content/woorden.yaml`);
  return found;
}

interface Given {
  readonly bank: WordBank;
  readonly imprint: Imprint;
}

function listItems({ order, choice, games }: Chosen, words: readonly PicturedWord[], given: Given): Item[] {
  const { programme, taught, plate, questions = [], letter } = order;
  return [
    ...(choice.programme && programme ? [programmeItem(layProgrammePages(programme, taught))] : []),
    ...(choice.words && words.length > 0 ? [wordsItem(words, taught)] : []),
    ...(choice.plate && plate
      ? [
          plateItem(
            layTalkingPlate(
              plate,
              plate.things.map((thing) => find(thing, given.bank)),
            ),
            questions,
          ),
        ]
      : []),
    ...(choice.letter && letter
      ? [
          letterItem(
            layLetterPage(
              order.title,
              letter,
              words.map(({ picture }) => picture),
            ),
          ),
        ]
      : []),
    ...games.map((game): Item => {
      const { title, trains, group, pages, preview } = layWeekGame(game, given.imprint);
      return { name: title, use: (first) => texts.plan.game(trains, group, first), pages, preview };
    }),
  ];
}

function programmeItem(pages: readonly Page[]): Item {
  const part: Part = {
    name: texts.parts.programme,
    holder: 'leerkracht',
    prints: 'once',
    twoSided: pages.length > 1,
  };
  return { name: part.name, use: () => texts.plan.programme, pages: inPart(part, pages) };
}

const wordsItem = (words: readonly PicturedWord[], taught: Taught | undefined): Item => ({
  name: texts.parts.words,
  use: () =>
    [
      texts.plan.words(words.length),
      texts.plan.articles,
      ...(taught ? [texts.plan.taught(taught.words.length)] : []),
    ].join(' '),
  pages: layWordCards(words, taught),
});

/** The questions stand on the back of the plate. */
function plateItem(plate: Page, questions: readonly string[]): Item {
  const hasBack = questions.length > 0;
  const part: Part = { name: texts.parts.plate, holder: 'klas', prints: 'once', twoSided: hasBack };
  return {
    name: texts.parts.plate,
    use: (first) => (hasBack ? texts.plan.plate(first + 1) : texts.plan.plateAlone),
    pages: [plate, ...(hasBack ? [layQuestionsPage(questions)] : [])].map((page) => ({ ...page, part })),
  };
}

const letterPart: Part = { name: texts.parts.letter, holder: 'kind', prints: { copyFor: 1 } };
const letterItem = (page: Page): Item => ({
  name: texts.parts.letter,
  use: () => texts.plan.letter,
  pages: [{ ...page, part: letterPart }],
});

function tellItem({ name, use, pages: own, preview }: Item, all: readonly Page[]): WeekItem {
  const [start] = own;
  const first = start ? all.indexOf(start) + 1 : 0;
  const page = preview ?? start ?? { blocks: [] };
  return { name, use: use(first), pile: { name, page, first, last: first + own.length - 1 } };
}
