import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import type { Question } from '../../../src/model/article.ts';
import { pointAt } from '../files/text-place.ts';
import { isBlank, plainText, readableText } from '../markdown/readable-text.ts';
import { refuse, warn } from '../problems/problem.ts';

/** What stands below them has a place of its own on the page. */
export const fixedHeadings = {
  actions: 'Probeer dit vandaag',
  questions: 'Veelgestelde vragen',
  class: 'In de klas',
};

/** What stands above and below the line 'Gerelateerde artikelen:', which no reader sees. */
export function cutRelated(tree: Root, file: VFile): { body: RootContent[]; related: RootContent[] } {
  const nodes = tree.children;
  const start = nodes.findIndex(isRelatedLine);
  if (start < 0) return { body: nodes, related: [] };
  const related = nodes.slice(start);
  for (const node of related.slice(1)) {
    if (!isBlank([node]) && !holdsLink(node))
      warn(file, 'after-related', {
        reason: 'deze tekst staat na ‘Gerelateerde artikelen:’ en wordt niet gepubliceerd',
        expected: 'zet de tekst erboven',
        place: node.position,
      });
  }
  return { body: nodes.slice(0, start), related };
}

/** Right below other text, or in a list, the line 'Gerelateerde artikelen:' would be published as text. */
export function refuseHiddenRelated(body: readonly RootContent[], file: VFile): void {
  const source = String(file.value);
  for (const node of body) {
    const found = /(?:^|\n)[\t >*+-]*(gerelateerde artikelen[*_]*\s*:)/i.exec(sourceOf(node, source));
    if (!found?.[1]) continue;
    const offset = (node.position?.start.offset ?? 0) + found.index + found[0].indexOf(found[1]);
    refuse(file, 'related', {
      reason: 'de regel ‘Gerelateerde artikelen:’ staat hier midden in andere tekst',
      expected: 'een lege regel erboven, en geen streepje of spatie ervoor',
      place: pointAt(source, offset),
    });
  }
}

function sourceOf({ position }: RootContent, source: string): string {
  return position ? source.slice(position.start.offset, position.end.offset) : '';
}

export function isRelatedLine(node: RootContent): boolean {
  const text = readableText([node]);
  return isElement(node) && node.tagName === 'p'
    ? /^\s*gerelateerde\s+artikelen\s*:/i.test(text)
    : isHeading(node) && /^\s*gerelateerde\s+artikelen\s*:?\s*$/i.test(text);
}

function holdsLink(node: RootContent | ElementContent): boolean {
  if (!isElement(node)) return false;
  return node.tagName === 'a' || node.children.some(holdsLink);
}

/**
 * The boxes below the heading 'Probeer dit vandaag', lifted out of the body together with that heading. Directly
 * below it nothing else may stand: it would lose its heading.
 */
export function liftActions(body: RootContent[], file: VFile): { body: RootContent[]; actions: Element[] } {
  const headings = body.filter((node) => isHeading(node) && isActionsHeading(node));
  for (const second of headings.slice(1))
    refuse(file, 'actions', {
      reason: 'de kop ‘Probeer dit vandaag’ staat er twee keer',
      expected: 'één keer',
      place: second.position,
    });
  const [heading] = headings;
  if (!heading) return { body, actions: [] };
  const start = body.indexOf(heading);
  const below = body.slice(start + 1);
  const nextHeading = below.findIndex(isHeading);
  for (const node of nextHeading < 0 ? below : below.slice(0, nextHeading)) {
    if (isChecklist(node) || isBlank([node])) continue;
    refuse(file, 'actions', {
      reason: 'onder ‘Probeer dit vandaag’ staat iets anders dan een vakje',
      expected: 'alleen regels die beginnen met “- [ ] ”',
      place: node.position,
    });
  }
  return {
    body: [...body.slice(0, start), ...below.filter((node) => !isChecklist(node))],
    actions: below.filter(isChecklist).flatMap((list) => list.children.filter(isElement)),
  };
}

function isActionsHeading(node: RootContent): boolean {
  return isFixed(node, 'actions');
}

function isFixed(node: RootContent, name: keyof typeof fixedHeadings): boolean {
  return headingText(node) === fixedHeadings[name].toLowerCase();
}

/** To compare with, without the sign that a writer ended it with. */
export function headingText(node: RootContent): string {
  return plainText([node])
    .toLowerCase()
    .replace(/[:.!]$/, '');
}

/** The questions (level 3) below the heading 'Veelgestelde vragen' (level 2), each with its answer. */
export function findQuestions(body: readonly RootContent[], file: VFile): Question[] {
  const start = body.findIndex((node) => isSectionHeading(node) && isFixed(node, 'questions'));
  if (start < 0) return [];
  const questions: { heading: Element; answer: RootContent[] }[] = [];
  for (const node of body.slice(start + 1)) {
    if (isSectionHeading(node)) break;
    if (isElement(node) && node.tagName === 'h3') questions.push({ heading: node, answer: [] });
    else questions.at(-1)?.answer.push(node);
  }
  return questions.map(({ heading, answer }) => {
    const found = { question: plainText([heading]), answer: plainText(answer) };
    if (found.answer === '')
      refuse(file, 'faq', { reason: 'deze vraag heeft geen antwoord', place: heading.position });
    return found;
  });
}

/**
 * The heading 'In de klas' (level 2) and all below it, down to the next one, as one section: it has a place of its own
 * on the page.
 */
export function gatherClass(body: RootContent[], file: VFile): RootContent[] {
  const [heading, second] = body.filter((node) => isSectionHeading(node) && isFixed(node, 'class'));
  if (!heading) return body;
  if (second)
    refuse(file, 'class', {
      reason: 'de kop ‘In de klas’ staat er twee keer',
      expected: 'één keer',
      place: second.position,
    });
  const start = body.indexOf(heading);
  const next = body.findIndex((node, index) => index > start && isSectionHeading(node));
  const end = next < 0 ? body.length : next;
  const inside = body.slice(start, end);
  if (inside.filter(isElement).length === 1)
    refuse(file, 'class', {
      reason: 'onder ‘In de klas’ staat niets',
      expected: 'tekst of een lijst',
      place: heading.position,
    });
  const section: Element = {
    type: 'element',
    tagName: 'section',
    properties: {},
    children: inside.filter((node) => node.type !== 'doctype'),
  };
  return [...body.slice(0, start), section, ...body.slice(end)];
}

/** Headings of this level divide an article into sections. */
function isSectionHeading(node: RootContent): boolean {
  return isElement(node) && node.tagName === 'h2';
}

export function isElement(node: RootContent | ElementContent): node is Element {
  return node.type === 'element';
}

export function isHeading(node: RootContent): node is Element {
  return isElement(node) && /^h[1-6]$/.test(node.tagName);
}

export function isChecklist(node: RootContent | ElementContent): node is Element {
  return isElement(node) && String(node.properties.className).includes('contains-task-list');
}
