/** A page of one exercise in a sheet of more: what is painted in the exercise's own colour keeps that colour. */
import { type Accent, type Colour, softOf } from '../sheets/palette.ts';
import { type Block, type Element, isMark, type Mark, type Page } from '../sheets/sheet.ts';

export const keepColour = (page: Page, accent: Accent): Page => ({
  ...page,
  blocks: page.blocks.map((block) => inBlock(block, accent)),
});

const inBlock = (block: Block, accent: Accent): Block =>
  block.role === 'Artifact'
    ? { ...block, children: block.children.map((mark) => inMark(mark, accent)) }
    : inElement(block, accent);

const inElement = (element: Element, accent: Accent): Element => ({
  ...element,
  children: element.children.map((child): Element | Mark => {
    if (isMark(child)) return inMark(child, accent);
    return inElement(child, accent);
  }),
});

function inMark(mark: Mark, accent: Accent): Mark {
  if (mark.kind === 'picture') return mark;
  if (mark.kind === 'text') return { ...mark, colour: paint(mark.colour, accent) };
  const stroke = mark.stroke && { ...mark.stroke, colour: paint(mark.stroke.colour, accent) };
  if (mark.kind === 'line') return stroke ? { ...mark, stroke } : mark;
  return {
    ...mark,
    ...(mark.fill && { fill: paint(mark.fill, accent) }),
    ...(stroke && { stroke }),
  };
}

function paint(colour: Colour, accent: Accent): Colour {
  if (colour === 'own') return accent;
  return colour === 'ownSoft' ? softOf(accent) : colour;
}
