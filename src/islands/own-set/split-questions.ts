/** What is asked at once and what only of who wants more, and what such a one chose. */
import { type SetChoices, shippedLook } from '../../maker/choices.ts';
import type { Question } from '../../maker/questions.ts';
import { countThings } from '../../maker/texts.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { texts } from './texts.ts';

const isLong = ({ kind }: Question): boolean => kind === 'words' || kind === 'things';

type Asked = readonly (readonly [string, Question])[];

const isLater = (question: Question): boolean => 'isLater' in question && question.isLater === true;

/** One list of things is long enough: any other waits. */
export function splitQuestions({ questions }: Pick<Opened, 'questions'>): { first: Asked; more: Asked } {
  const asked = Object.entries<Question>(questions);
  const list = asked.find(([, question]) => isLong(question));
  const waits = (one: Asked[number]) => isLater(one[1]) || (isLong(one[1]) && one !== list);
  return { first: asked.filter((one) => !waits(one)), more: asked.filter(waits) };
}

/** In a line, what is other than in the printable of the site. */
export function sayMore(
  { answers, title, name, shuffle }: SetChoices,
  { shipped, nameQuestion, questions }: Pick<Opened, 'shipped' | 'nameQuestion' | 'questions'>,
): string {
  const { more } = splitQuestions({ questions });
  return [
    title && texts.more.title(title),
    name && !nameQuestion && texts.more.name(name),
    shuffle !== shippedLook.shuffle && texts.more.shuffled,
    ...more.map(([asked, question]) => {
      const answer = answers[asked];
      if (!('counted' in question) || String(answer) === String(shipped[asked])) return false;
      return countThings(typeof answer === 'object' ? answer.length : Number(answer), question.counted);
    }),
  ]
    .filter(Boolean)
    .join(', ');
}
