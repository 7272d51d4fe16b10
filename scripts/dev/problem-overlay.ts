/**
 * Runs in the page while a writer edits: what is wrong with the content stands over it until it is mended, and the page
 * is loaded anew when it was made of older content than there is, also where that happened before it listened.
 */
import { askForProblems, type ToldProblem, type ToldProblems, tellProblems } from './told-problems.ts';

const styles = `
  section {
    position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 70vh; overflow: auto; box-sizing: border-box;
    padding: 1rem 1.5rem 1.5rem; border-top: 6px solid #d3321d; background: #1d1b22; color: #f4f1ea;
    font: 16px/1.5 system-ui, sans-serif;
  }
  h2 { margin: 0; font-size: 1.25rem; }
  p { margin: 0.25rem 0 0; }
  ol { margin: 0; padding: 0; list-style: none; }
  li { margin-top: 1.25rem; }
  code, pre { font: 14px/1.5 ui-monospace, monospace; }
  .place { color: #9fd0ff; }
  pre { margin: 0.25rem 0 0; padding: 0.5rem 0.75rem; background: #2b2833; white-space: pre-wrap; overflow-wrap: anywhere; }
  .line { color: #a49fae; user-select: none; }
  mark { background: none; color: #ff9c8a; }
  .expected { color: #a5dd8c; }
`;

const element = document.createElement('content-problems');
const root = element.attachShadow({ mode: 'open' });

import.meta.hot?.on(tellProblems, show);
import.meta.hot?.send(askForProblems);

function show({ edition, count, problems }: ToldProblems): void {
  if (problems.length === 0) {
    element.remove();
    if (document.documentElement.dataset.edition !== String(edition)) location.reload();
    return;
  }
  const section = make('section', '', [
    make('h2', count),
    make('p', 'Verbeter het en bewaar, dan verdwijnt deze melding. Tot dan blijft de pagina zoals hij was.'),
    make('ol', '', problems.map(item)),
  ]);
  section.setAttribute('role', 'alert');
  root.replaceChildren(make('style', styles), section);
  document.body.append(element);
}

function item({ place, source, reason, expected }: ToldProblem): HTMLElement {
  return make('li', '', [
    ...(place ? [make('code', place, [], 'place')] : []),
    make('p', reason),
    ...(source
      ? [
          make('pre', '', [
            make('span', `${source.line} | `, [], 'line'),
            source.before,
            make('mark', source.from),
          ]),
        ]
      : []),
    ...(expected ? [make('p', expected, [], 'expected')] : []),
  ]);
}

function make(name: string, text: string, inside: (Node | string)[] = [], className = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(text, ...inside);
  return made;
}
