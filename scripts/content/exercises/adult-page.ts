/** From the body of an exercise file to the grown-up's page: fixed sections, each with rules of its own. */
import type { List, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { AdultTexts, WrittenGame } from '../../../src/model/adult-texts.ts';
import { isConditional } from '../../../src/model/braces.ts';
import { type AdultSection as Name, adultPageTitles as titles } from '../../../src/model/exercise.ts';
import { keysOf } from '../../../src/model/keys-of.ts';
import { refuseDeepNesting } from '../markdown/refuse-deep-nesting.ts';
import { refuseUnseenCodes } from '../markdown/refuse-unseen-codes.ts';
import { warnOfSlips } from '../markdown/warn-of-slips.ts';
import { parseWithinTime } from '../markdown/within-time.ts';
import { refuse } from '../problems/problem.ts';

const names = keysOf(titles);
const optional: readonly Name[] = ['answers'];

type Complain = (reason: string, node?: RootContent | PhrasingContent) => void;

/** The lines of the body are numbered as in the file. */
export function parseAdultPage(file: VFile, body: string): AdultTexts['adultPage'] | undefined {
  let isWhole = true;
  const complain: Complain = (reason, node) => {
    isWhole = false;
    refuse(file, 'adult-page', { reason, place: node?.position?.start });
  };
  if (refuseDeepNesting(body, file)) return undefined;
  refuseUnseenCodes(body, file);
  const tree = parseWithinTime(file, body, () => {
    const parsed = unified().use(remarkParse).parse(body);
    warnOfSlips(parsed, body, file);
    return parsed;
  });
  if (!tree) return undefined;
  const { sections, games } = readSections(tree, complain);
  checkSections(sections, complain);
  for (const game of games) checkSteps(game.name.replaceAll('\n', ' / '), game, complain);
  if (!isWhole) return undefined;
  const lines = (name: Name): string[] => sections.get(name)?.lines ?? [];
  return {
    needs: lines('needs'),
    steps: lines('steps'),
    ...(games.length > 0 ? { otherGames: games.map(toWritten) } : {}),
    easier: lines('easier'),
    harder: lines('harder'),
    withoutPrinter: lines('withoutPrinter'),
    ownLanguage: lines('ownLanguage'),
    answers: lines('answers'),
  };
}

interface Section {
  heading: RootContent;
  lines: string[];
  lists: List[];
}

type Sections = ReadonlyMap<Name, Section>;

/** Under a heading of its own, below the steps of the first; under more than one where its name differs from set to set. */
interface Game extends Section {
  name: string;
}

const toWritten = ({ name, lines }: Game): WrittenGame => ({ name, steps: lines });

function readSections(tree: Root, complain: Complain): { sections: Sections; games: readonly Game[] } {
  const sections = new Map<Name, Section>();
  const games: Game[] = [];
  const isPlayed = (section: Section): boolean => [sections.get('steps'), games.at(-1)].includes(section);
  let current: Section | undefined;
  for (const node of tree.children) {
    if (node.type !== 'heading') {
      if (!current) complain('tekst zonder geldig kopje erboven', node);
      current?.lines.push(...toLines(node, complain));
      if (node.type === 'list') current?.lists.push(node);
      continue;
    }
    const title = textOf(node);
    const name = names.find((one) => titles[one] === title);
    if (node.depth === 3 && !name && current && isPlayed(current)) {
      const last = games.at(-1);
      const isOtherName = last?.lines.length === 0 && [last.name, title].every(isConditional);
      if (isOtherName) last.name += `\n${title}`;
      else games.push({ name: title, heading: node, lines: [], lists: [] });
      current = games.at(-1);
      continue;
    }
    const earlier = name && sections.get(name);
    if (node.depth !== 2 || !name) complain(`onbekend kopje "${title}"; deze zijn er: ${listTitles()}`, node);
    else if (earlier) complain(`kopje "${title}" staat er twee keer`, node);
    current = name && (earlier ?? { heading: node, lines: [], lists: [] });
    if (name && current) sections.set(name, current);
  }
  return { sections, games };
}

const listTitles = (): string => names.map((name) => `## ${titles[name]}`).join(', ');

function toLines(node: RootContent, complain: Complain): string[] {
  if (node.type === 'paragraph') return [toText(node.children, complain)];
  if (node.type === 'list')
    return node.children.map((item) => {
      const [only, ...more] = item.children;
      if (only?.type !== 'paragraph' || more.length > 0) complain('elk punt is één alinea', item);
      return only?.type === 'paragraph' ? toText(only.children, complain) : '';
    });
  complain('hier kan alleen een alinea of een lijst staan', node);
  return [];
}

function toText(nodes: readonly PhrasingContent[], complain: Complain): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type === 'strong' || node.type === 'emphasis')
        return `**${toText(node.children, complain).replaceAll('**', '')}**`;
      complain('hier kan alleen gewone tekst en **vet** staan', node);
      return '';
    })
    .join('');
}

function checkSections(sections: Sections, complain: Complain): void {
  for (const name of names) {
    const section = sections.get(name);
    if (!section && !optional.includes(name)) complain(`kopje "## ${titles[name]}" ontbreekt`);
    if (section?.lines.length === 0) complain(`onder "${titles[name]}" staat niets`, section.heading);
  }
  const steps = sections.get('steps');
  if (steps) checkSteps(titles.steps, steps, complain);
  const own = sections.get('ownLanguage');
  if (own && own.lines.length !== 1) complain(`"${titles.ownLanguage}" is één regel`, own.heading);
}

function checkSteps(name: string, { lists, lines, heading }: Section, complain: Complain): void {
  if (!(lists.length === 1 && lists[0]?.ordered)) complain(`"${name}" is één genummerde lijst`, heading);
  else if (lines.length < 3 || lines.length > 5)
    complain(`"${name}" heeft 3 tot 5 stappen, geen ${lines.length}`, heading);
}
