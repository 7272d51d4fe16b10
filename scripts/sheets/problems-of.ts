/** For tests: what a writer reads after one change in an exercise. */
import { formatProblem } from '../content/report.ts';
import { layOutText, readExample } from './laid-out.ts';

/** Each problem as `line: message`; none when the changed exercise can still be laid out. */
export function problemsOf(slug: string, from: string, to: string): string[] {
  const example = readExample(`oefeningen/${slug}.md`);
  const text = example.replace(from, to);
  if (text === example) throw new Error(`"${from}" is not in ${slug}.md`);
  return layOutText(slug, text).file.messages.map((message) =>
    formatProblem(message).replace(/^.*\.md:(\d+):\d+ {2}/, '$1: '),
  );
}
