import type { List, Nodes, Parent, Root, Table } from 'mdast';
import type { VFile } from 'vfile';
import { showsSomething } from '../../../src/model/unseen-signs.ts';
import { type Complaint, refuse, warn } from '../problems/problem.ts';

/**
 * Refuses what no block of an article can hold, and what would change on its way into one. What is refused is made
 * plain, so that it isn't refused again further on.
 */
export function refuseForeignMarkdown() {
  return (tree: Root, file: VFile): void => {
    checkNode(tree, undefined, file);
    removeFootnotes(tree);
  };
}

function checkNode(node: Nodes, parent: Parent | undefined, file: VFile): void {
  const complaint = complainAbout(node, parent);
  if (complaint) refuse(file, 'markdown', { ...complaint, place: node.position });
  if (node.type === 'list') refuseOddChecklist(node, file);
  if (node.type === 'table') checkRows(node, file);
  if (node.type === 'code') node.lang = null;
  if ('children' in node) for (const child of node.children) checkNode(child, node, file);
}

/** They are refused already: as HTML they would be refused again. */
function removeFootnotes(parent: Root | Parent): void {
  const others = parent.children.filter(
    ({ type }) => type !== 'footnoteReference' && type !== 'footnoteDefinition',
  );
  parent.children = others;
  for (const child of others) if ('children' in child) removeFootnotes(child);
}

const footnote: Complaint = { reason: 'een voetnoot kan hier niet', expected: 'zet de tekst in de zin zelf' };
const reference: Complaint = {
  reason: 'een link met het adres op een andere plek kan hier niet',
  expected: 'zet het adres erachter: [tekst](/adres)',
};

function complainAbout(node: Nodes, parent: Parent | undefined): Complaint | undefined {
  switch (node.type) {
    case 'footnoteReference':
    case 'footnoteDefinition':
      return footnote;
    case 'definition':
    case 'linkReference':
    case 'imageReference':
      return reference;
    case 'code':
      return {
        reason: 'een codeblok kan hier niet',
        expected: 'gewone tekst; begin een regel niet met vier spaties of met ```',
      };
    case 'heading':
      if (node.depth === 2 || node.depth === 3) return undefined;
      return { reason: `een kop van niveau ${node.depth} kan hier niet`, expected: '## of ###' };
    case 'image':
      if (!standsAlone(parent))
        return {
          reason: 'een plaatje kan niet midden in een zin staan',
          expected: 'een eigen regel, met een lege regel erboven en eronder',
        };
      if (!showsSomething(node.alt ?? ''))
        return {
          reason: 'dit plaatje heeft geen beschrijving',
          expected: '![wat er te zien is](bestand.png)',
        };
      return undefined;
    default:
      return undefined;
  }
}

function standsAlone(parent: Parent | undefined): boolean {
  return parent?.type === 'paragraph' && parent.children.length === 1;
}

function refuseOddChecklist(list: List, file: VFile): void {
  const boxes = list.children.filter((item) => typeof item.checked === 'boolean');
  const first = boxes[0];
  if (!first) return;
  if (list.ordered)
    refuse(file, 'checklist', {
      reason: 'een genummerde lijst kan geen vakjes hebben',
      expected: 'een lijst met “- [ ] ”',
      place: first.position,
    });
  else if (boxes.length < list.children.length)
    refuse(file, 'checklist', {
      reason: 'in deze lijst hebben sommige punten een vakje en andere niet',
      expected: 'overal “- [ ] ” of nergens',
      place: list.children.find((item) => typeof item.checked !== 'boolean')?.position,
    });
  for (const item of boxes.filter((box) => box.checked)) {
    refuse(file, 'checklist', {
      reason: 'dit vakje is al aangevinkt',
      expected: 'een leeg vakje: “- [ ] ”',
      place: item.position,
    });
    item.checked = false;
  }
}

const sayCells = (count: number): string => `${count} ${count === 1 ? 'cel' : 'cellen'}`;

/** Cells beyond the width of the first row would be dropped; those that a row lacks would stay empty. */
function checkRows({ children: [head, ...rows] }: Table, file: VFile): void {
  const width = head?.children.length ?? 0;
  for (const row of rows) {
    const surplus = row.children[width];
    if (row.children.length < width)
      warn(file, 'table', {
        reason: `deze rij heeft ${sayCells(row.children.length)}, de eerste rij van de tabel ${width}`,
        expected: 'een leeg vakje als er niets hoort: | |',
        place: row.position,
      });
    if (!surplus) continue;
    refuse(file, 'table', {
      reason: `deze rij heeft ${sayCells(row.children.length)}, de eerste rij van de tabel ${width}`,
      expected: `hoogstens ${width}; schrijf \\| voor het teken |`,
      place: surplus.position,
    });
  }
}
