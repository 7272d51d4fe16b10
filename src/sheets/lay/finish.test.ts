import { expect, it } from 'vitest';
import type { Exercise } from '../../model/exercise.ts';
import { marksOf, type Page } from '../sheet.ts';
import { finishSheet } from './finish.ts';
import { cutLine, foldLine } from './lines.ts';
import { decoration } from './meaning.ts';

const exercise: Exercise = {
  slug: 'proef',
  title: 'Proef',
  description: 'Een proef.',
  trains: 'proeven',
  term: 'proef',
  group: '1/2',
  colour: 'voorlezen',
  filename: 'proef.pdf',
  path: '/proef.pdf',
  lineArtPath: '/proef-zwart-wit.pdf',
  parameters: {},
  adultPage: {
    needs: [],
    steps: [],
    easier: [],
    harder: [],
    withoutPrinter: [],
    ownLanguage: [],
    answers: [],
  },
};
const kit = { words: new Map(), site: { name: 'Site' }, pictureNotice: 'Plaatjes' };
const face = { pictures: ['een', 'twee', 'drie'] } as const;
const textsOf = ({ blocks }: Page): string[] =>
  [...marksOf(blocks)].flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const finish = (...pages: Page[]) => finishSheet(exercise, kit, { ...face, pages }).pages;

it('puts the page for the grown-up first, and numbers all of them', () => {
  const pages = finish({ blocks: [] }, { landscape: true, blocks: [] });
  expect(pages.map((page) => textsOf(page).slice(-2))).toEqual([
    ['Site · Proef · groep 1/2', 'pagina 1 van 3'],
    ['Site · Proef · groep 1/2', 'pagina 2 van 3'],
    ['Site · Proef · groep 1/2', 'pagina 3 van 3'],
  ]);
});

it('explains the dashes that the other pages have, and no others', () => {
  const signs = (...pages: Page[]) =>
    textsOf(finish(...pages)[0] ?? { blocks: [] }).filter((text) => /^(knippen|vouwen)$/.test(text));
  const cut = { blocks: [decoration([cutLine(20, 20, 40, 20)])] };
  const fold = { blocks: [decoration([foldLine(20, 20, 40, 20)])] };
  expect(signs({ blocks: [] })).toEqual([]);
  expect(signs(cut)).toEqual(['knippen']);
  expect(signs(cut, fold)).toEqual(['knippen', 'vouwen']);
});

it('wears the colour that its exercise names', () => {
  expect(finishSheet(exercise, kit, { ...face, pages: [] }).accent).toBe('purple');
});

it('shows the page that is asked for as the preview', () => {
  const pages: [Page, Page] = [{ blocks: [] }, { blocks: [] }];
  expect(finishSheet(exercise, kit, { ...face, pages }).preview).toBe(1);
  expect(finishSheet(exercise, kit, { ...face, pages, preview: pages[1] }).preview).toBe(2);
});
