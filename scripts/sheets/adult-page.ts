/** The body of an exercise file → the grown-up's page: fixed sections, each with what it must hold. */
import type { List, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { AdultPage, Line, Phrase } from '../../src/model/exercise.ts';
import { isRefused, refuse } from '../content/problem.ts';

const sections = {
  Nodig: 'needs',
  'Zo speel je': 'steps',
  Makkelijker: 'easier',
  Moeilijker: 'harder',
  'Zonder printer': 'withoutPrinter',
  'In je eigen taal': 'ownLanguage',
  Antwoorden: 'answers',
} as const;

type SectionTitle = keyof typeof sections;
const optional: readonly SectionTitle[] = ['Antwoorden'];
const isSectionTitle = (title: string): title is SectionTitle => title in sections;

/** The body's line numbers are the file's; problems come as messages on `file`. */
export function parseAdultPage(file: VFile, body: string): AdultPage | undefined {
  const complain = (rule: string, reason: string, node?: RootContent | PhrasingContent): void =>
    refuse(file, rule, { reason, place: node?.position?.start });

  const toLine = (nodes: readonly PhrasingContent[], strong = false): Line =>
    nodes.flatMap((node): Phrase[] => {
      if (node.type === 'text') return [{ text: node.value.replace(/\s*\n\s*/g, ' '), strong }];
      if (node.type === 'strong' || node.type === 'emphasis') return [...toLine(node.children, true)];
      complain('adult-page', 'hier kan alleen gewone tekst en **vet** staan', node);
      return [];
    });
  const toLines = (node: RootContent): Line[] => {
    if (node.type === 'paragraph') return [toLine(node.children)];
    if (node.type === 'list')
      return node.children.map((item) => {
        const [only, ...more] = item.children;
        if (only?.type !== 'paragraph' || more.length > 0)
          complain('adult-page', 'elk punt is één alinea', item);
        return only?.type === 'paragraph' ? toLine(only.children) : [];
      });
    complain('adult-page', 'hier kan alleen een alinea of een lijst staan', node);
    return [];
  };

  const tree: Root = unified().use(remarkParse).parse(body);
  const found = new Map<SectionTitle, { lines: Line[]; lists: List[]; heading: RootContent }>();
  let current: SectionTitle | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const title = textOf(node);
      current = isSectionTitle(title) ? title : undefined;
      if (node.depth !== 2 || !current)
        complain(
          'adult-page',
          `onbekend kopje "${title}"; deze zijn er: ${Object.keys(sections)
            .map((name) => `## ${name}`)
            .join(', ')}`,
          node,
        );
      else if (found.has(current)) complain('adult-page', `kopje "${title}" staat er twee keer`, node);
      if (current && !found.has(current)) found.set(current, { lines: [], lists: [], heading: node });
      continue;
    }
    const section = current && found.get(current);
    if (!section) {
      complain('adult-page', 'tekst zonder geldig kopje erboven', node);
      continue;
    }
    section.lines.push(...toLines(node));
    if (node.type === 'list') section.lists.push(node);
  }

  for (const title of Object.keys(sections) as SectionTitle[]) {
    const section = found.get(title);
    if (!section) {
      if (!optional.includes(title)) complain('adult-page', `kopje "## ${title}" ontbreekt`);
    } else if (section.lines.length === 0)
      complain('adult-page', `onder "${title}" staat niets`, section.heading);
  }
  const steps = found.get('Zo speel je');
  if (steps && !(steps.lists.length === 1 && steps.lists[0]?.ordered))
    complain('adult-page', '"Zo speel je" is één genummerde lijst', steps.heading);
  else if (steps && (steps.lines.length < 3 || steps.lines.length > 5))
    complain('adult-page', `"Zo speel je" heeft 3 tot 5 stappen, geen ${steps.lines.length}`, steps.heading);
  const own = found.get('In je eigen taal');
  if (own && own.lines.length !== 1) complain('adult-page', '"In je eigen taal" is één regel', own.heading);

  if (isRefused(file)) return undefined;
  const lines = (title: SectionTitle): Line[] => found.get(title)?.lines ?? [];
  return {
    needs: lines('Nodig'),
    steps: lines('Zo speel je'),
    easier: lines('Makkelijker'),
    harder: lines('Moeilijker'),
    withoutPrinter: lines('Zonder printer'),
    ownLanguage: lines('In je eigen taal')[0] ?? [],
    answers: lines('Antwoorden'),
  };
}
