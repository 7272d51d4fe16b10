import './lesson-row.css';
import { publicAddress } from '../../base.ts';
import { lessons, pages } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';
import { fill } from '../../model/fill.ts';
import { minutesOf } from '../../model/lesson.ts';

/** Links to all lessons. */
export function LessonRow() {
  return (
    <ul className="lesson-row">
      {lessons.map((lesson) => (
        <li key={lesson.slug}>
          <a href={publicAddress(addresses.lesson(lesson.slug))}>
            {lesson.title} <small>{fill(pages.lessons.minutes, { n: minutesOf(lesson) })}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
