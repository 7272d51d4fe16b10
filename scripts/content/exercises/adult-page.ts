/** The body of an exercise file → the grown-up's page: fixed sections, each with what it must hold. */
import type { List, PhrasingContent, Root, RootContent } from 'mdast';

import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { AdultTexts } from '../../../src/model/adult-texts.ts';
import { type AdultPage, adultPageTitles as titles } from '../../../src/model/exercise.ts';
import { keysOf } from '../../../src/model/keys-of.ts';
import { refuse } from '../problems/problem.ts';

type Section = keyof AdultPage;
const sections = keysOf(titles);
const optional: readonly Section[] = ['answers'];
const findSection = (title: string): Section | undefined =>
  sections.find((section) => titles[section] === title);

/** The body's line numbers are the file's; problems come as messages on `file`. */
export function parseAdultPage(file: VFile, body: string): AdultTexts['adultPage'] | undefined {
  let isWhole = true;
  const complain = (reason: string, node?: RootContent | PhrasingContent): void => {
    isWhole = false;
    refuse(file, 'adult-page', { reason, place: node?.position?.start });
  };

  const toText = (nodes: readonly PhrasingContent[]): string =>
    nodes
      .map((node) => {
        if (node.type === 'text') return node.value;
        if (node.type === 'strong' || node.type === 'emphasis')
          return `**${toText(node.children).replaceAll('**', '')}**`;
        complain('hier kan alleen gewone tekst en **vet** staan', node);
        return '';
      })
      .join('');
  const toLines = (node: RootContent): string[] => {
    if (node.type === 'paragraph') return [toText(node.children)];
    if (node.type === 'list')
      return node.children.map((item) => {
        const [only, ...more] = item.children;
        if (only?.type !== 'paragraph' || more.length > 0) complain('elk punt is één alinea', item);
        return only?.type === 'paragraph' ? toText(only.children) : '';
      });
    complain('hier kan alleen een alinea of een lijst staan', node);
    return [];
  };

  const tree: Root = unified().use(remarkParse).parse(body);
  const found = new Map<Section, { lines: string[]; lists: List[]; heading: RootContent }>();
  let current: Section | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const title = textOf(node);
      current = findSection(title);
      if (node.depth !== 2 || !current)
        complain(
          `onbekend kopje "${title}"; deze zijn er: ${sections
            .map((section) => `## ${titles[section]}`)
            .join(', ')}`,
          node,
        );
      else if (found.has(current)) complain(`kopje "${title}" staat er twee keer`, node);
      if (current && !found.has(current)) found.set(current, { lines: [], lists: [], heading: node });
      continue;
    }
    const section = current && found.get(current);
    if (!section) {
      complain('tekst zonder geldig kopje erboven', node);
      continue;
    }
    section.lines.push(...toLines(node));
    if (node.type === 'list') section.lists.push(node);
  }

  for (const section of sections) {
    const title = titles[section];
    const written = found.get(section);
    if (!written) {
      if (!optional.includes(section)) complain(`kopje "## ${title}" ontbreekt`);
    } else if (written.lines.length === 0) complain(`onder "${title}" staat niets`, written.heading);
  }
  const steps = found.get('steps');
  if (steps && !(steps.lists.length === 1 && steps.lists[0]?.ordered))
    complain(`"${titles.steps}" is één genummerde lijst`, steps.heading);
  else if (steps && (steps.lines.length < 3 || steps.lines.length > 5))
    complain(`"${titles.steps}" heeft 3 tot 5 stappen, geen ${steps.lines.length}`, steps.heading);
  const own = found.get('ownLanguage');
  if (own && own.lines.length !== 1) complain(`"${titles.ownLanguage}" is één regel`, own.heading);

  if (!isWhole) return undefined;
  const lines = (section: Section): string[] => found.get(section)?.lines ?? [];
  return {
    needs: lines('needs'),
    steps: lines('steps'),
    easier: lines('easier'),
    harder: lines('harder'),
    withoutPrinter: lines('withoutPrinter'),
    ownLanguage: lines('ownLanguage'),
    answers: lines('answers'),
  };
}
