/**
 * Turns an SVG drawing into a list of plain absolute paths. What cannot be drawn faithfully that way (gradients,
 * masks, clips, transparency, anything unknown) is refused by name, never drawn approximately.
 */
import svgpath from 'svgpath';
import { type INode, parseSync } from 'svgson';
import type { Picture, Shape } from '../../src/sheets/picture.ts';

export class PictureRefusal extends Error {}

const known = new Set([
  'd',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'fill-rule',
  'clip-rule',
  'transform',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'width',
  'height',
  'points',
  'viewBox',
  'xmlns',
  'id',
]);

const colourNames: Record<string, string> = { white: '#ffffff', black: '#000000', red: '#ff0000' };

function colourOf(value: string, refuse: (what: string) => never): string | undefined {
  if (value === 'none') return undefined;
  const hex = (colourNames[value] ?? value).toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(hex)) return hex;
  if (/^#[0-9a-f]{3}$/.test(hex)) return `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`;
  return refuse(`kleur ${value}`);
}

function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

function geometryOf(node: INode, refuse: (what: string) => never): string {
  const value = (name: string, fallback = 0): number => Number(node.attributes[name] ?? fallback);
  switch (node.name) {
    case 'path':
      return node.attributes.d ?? refuse('pad zonder lijn');
    case 'circle':
      return ellipsePath(value('cx'), value('cy'), value('r'), value('r'));
    case 'ellipse':
      return ellipsePath(value('cx'), value('cy'), value('rx'), value('ry'));
    case 'rect': {
      const [x, y, w, h] = [value('x'), value('y'), value('width'), value('height')];
      const r = value('rx', value('ry'));
      if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
      const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}Z`;
    }
    case 'polygon':
      return `M${node.attributes.points ?? ''}Z`;
    case 'polyline':
      return `M${node.attributes.points ?? ''}`;
    default:
      return refuse(`<${node.name}>`);
  }
}

interface Inherited {
  readonly fill: string;
  readonly stroke: string;
  readonly weight: number;
  readonly transforms: readonly string[];
}

/** `svg` is a whole <svg> with a viewBox that begins at 0 0. */
export function toPlainPaths(name: string, svg: string): Picture {
  const refuse = (what: string): never => {
    throw new PictureRefusal(`plaatje ${name} kan niet getrouw getekend worden: ${what}`);
  };
  const root = parseSync(svg);
  const [left, top, width, height] = (root.attributes.viewBox ?? '').split(/[ ,]+/).map(Number);
  if (left !== 0 || top !== 0 || !width || !height) return refuse('geen viewBox die bij 0 0 begint');
  const shapes: Shape[] = [];
  const walk = (node: INode, from: Inherited): void => {
    if (node.type === 'text' || node.name === 'title') return;
    for (const attribute of Object.keys(node.attributes)) if (!known.has(attribute)) refuse(attribute);
    const { attributes } = node;
    const here: Inherited = {
      fill: attributes.fill ?? from.fill,
      stroke: attributes.stroke ?? from.stroke,
      weight: Number(attributes['stroke-width'] ?? from.weight),
      transforms: attributes.transform ? [attributes.transform, ...from.transforms] : from.transforms,
    };
    if (node.name === 'g' || node.name === 'svg') {
      for (const child of node.children) walk(child, here);
      return;
    }
    const fill = colourOf(here.fill, refuse);
    const stroke = colourOf(here.stroke, refuse);
    if (!fill && !stroke) return;
    let path = svgpath(geometryOf(node, refuse));
    for (const transform of here.transforms) path = path.transform(transform);
    const d = path.abs().unshort().unarc().round(2).toString();
    shapes.push({
      d,
      ...(fill ? { fill } : {}),
      ...(stroke ? { stroke, weight: here.weight } : {}),
      ...(attributes['fill-rule'] === 'evenodd' ? { evenOdd: true } : {}),
    });
  };
  walk(root, { fill: '#000000', stroke: 'none', weight: 1, transforms: [] });
  if (shapes.length === 0) refuse('er staat niets op');
  return { name, width, height, shapes };
}
