/** For tests: what is drawn on a page. */
import { type Block, type Element, type Mark, marksOf } from './sheet.ts';

interface Drawn {
  readonly blocks: readonly (Block | Mark)[];
}

/** All marks of one kind, in drawing order. */
export const drawn = <Kind extends Mark['kind']>(
  page: Drawn | undefined,
  kind: Kind,
): Extract<Mark, { kind: Kind }>[] =>
  [...marksOf(page?.blocks ?? [])].filter(
    (mark): mark is Extract<Mark, { kind: Kind }> => mark.kind === kind,
  );

export const drawnIn = <Kind extends Mark['kind']>(block: Block, kind: Kind) =>
  drawn({ blocks: [block] }, kind);

export const picturesDrawn = (page: Drawn): string[] => drawn(page, 'picture').map(({ picture }) => picture);

export const figuresOn = ({ blocks }: { readonly blocks: readonly Block[] }): Element[] =>
  blocks.filter((block): block is Element => block.role === 'Figure');

export const namesOn = (page: { readonly blocks: readonly Block[] }): string[] =>
  figuresOn(page).map(({ alt = '' }) => alt);
