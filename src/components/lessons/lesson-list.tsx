import { pages } from '../../content.ts';
import { fill } from '../../model/fill.ts';
import type { Lesson } from '../../model/lesson.ts';

const texts = pages.lessons.list;

/** The exact words, pairs or sentences that a lesson is given with, in their order. */
export function LessonList({ list: { heading, pairs, words, lines } }: Pick<Lesson, 'list'>) {
  return (
    <section className="lesson-list" aria-labelledby="lijst">
      <h2 id="lijst">{heading}</h2>
      <ol>
        {pairs?.map(({ one, other, rhymes, note }) => (
          <li key={`${one} ${other}`}>
            {fill(texts.pair, { een: one, ander: other })}{' '}
            <small>{note ?? (rhymes ? texts.rhymes : texts.rhymesNot)}</small>
          </li>
        ))}
        {words?.map(({ word, firstSound, claps, note }) => (
          <li key={word}>
            {word} <small>{note ?? firstSound ?? (claps && fill(texts.claps, { n: claps }))}</small>
          </li>
        ))}
        {lines?.map(({ say, answer }) => (
          <li key={say}>
            {say} {answer && <small>{answer}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}
