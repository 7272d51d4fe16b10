/**
 * Runs in the page while a writer edits: what is wrong with the content stands over it until it is mended, what could be
 * better waits in a corner, and the page is loaded anew when it was made of older content than there is, also where that
 * happened before it listened.
 */
import { addresses } from '../../src/model/addresses.ts';
import { askForProblems, type ToldProblem, type ToldProblems, tellProblems } from './told-problems.ts';

const styles = `
  section, details {
    position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 70vh; overflow: auto; box-sizing: border-box;
    padding: 1rem 1.5rem 1.5rem; border-top: 6px solid #d3321d; background: #1d1b22; color: #f4f1ea;
    font: 16px/1.5 system-ui, sans-serif;
  }
  details { inset-inline-start: auto; max-width: 100vw; padding: 0.25rem 1rem; border-top: 4px solid #f2b632; }
  summary { cursor: pointer; }
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

const over = openLayer('content-problems');
const corner = openLayer('content-remarks');

import.meta.hot?.on(tellProblems, show);
import.meta.hot?.send(askForProblems);

/** Styles of the page don't reach into it. */
function openLayer(name: string) {
  const element = document.createElement(name);
  const root = element.attachShadow({ mode: 'open' });
  return {
    show: (part: HTMLElement) => {
      root.replaceChildren(make('style', styles), part);
      document.body.append(element);
    },
    remove: () => element.remove(),
  };
}

function show({ edition, count, problems, remarks }: ToldProblems): void {
  corner.remove();
  if (problems.length === 0) {
    over.remove();
    if (document.documentElement.dataset.edition !== String(edition)) location.reload();
    else showRemarks(remarks.filter(isAboutThisPage));
    return;
  }
  const section = make('section', '', [
    make('h2', count),
    make('p', 'Verbeter het en bewaar, dan verdwijnt deze melding. Tot dan blijft de pagina zoals hij was.'),
    make('ol', '', problems.map(item)),
  ]);
  section.setAttribute('role', 'alert');
  over.show(section);
}

function showRemarks(remarks: readonly ToldProblem[]): void {
  if (remarks.length === 0) return;
  const summary = make('summary', `Let op: ${remarks.length}`);
  corner.show(make('details', '', [summary, make('ol', '', remarks.map(item))]));
}

/** On the page of an article there is enough to say of that one. */
function isAboutThisPage({ place = '' }: ToldProblem): boolean {
  const [, article] = location.pathname.split(addresses.article(''));
  return article === undefined || place.startsWith(`content/artikelen/${article}.md`);
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
