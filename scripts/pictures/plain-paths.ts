/**
 * Turns an SVG drawing into a list of plain absolute paths. What cannot be drawn faithfully that way (gradients,
 * masks, clips, transparency, anything unknown) is refused by its place, never drawn approximately.
 */
import svgpath from 'svgpath';
import type { Either } from '../../src/model/either.ts';
import type { Picture, Shape } from '../../src/sheets/picture.ts';
import { insteadOfAttribute, insteadOfElement } from './instead.ts';
import { type Fault, readSvg, type SvgElement } from './read-svg.ts';
import { kinds } from './svg-attributes.ts';
import { staysNear } from './svg-path.ts';
import {
  type Linear,
  multiply,
  readColour,
  readNumbers,
  readTransform,
  thickening,
  unturned,
} from './svg-values.ts';

export type Drawn = Either<{ picture: Picture }, { faults: Fault[] }>;

/** `svg` is a whole <svg> with a viewBox that begins at 0 0. */
export function toPlainPaths(name: string, svg: string): Drawn {
  const { root, faults } = readSvg(svg);
  if (!root) return { faults };
  faults.push(...checkRoot(root));
  if (faults.length > 0) return { faults };
  const drawn = drawShapes(root, asInEverySvg);
  const shapes = drawn.filter((one) => 'd' in one);
  const beyond = drawn.filter((one) => 'at' in one);
  if (beyond.length > 0) return { faults: beyond };
  if (shapes.length === 0) return { faults: [{ at: root.at, reason: 'er staat niets op' }] };
  const [, , width = 0, height = 0] = readNumbers(attributeOf(root, 'viewBox') ?? '') ?? [];
  return { picture: { name, width, height, shapes } };
}

function checkRoot(root: SvgElement): Fault[] {
  if (root.name === 'svg') return check(root);
  return [{ at: root.at, reason: `dit begint met <${root.name}>`, expected: '<svg viewBox="0 0 32 32">' }];
}

/** All that we don't draw, in the element and below it. */
function check(element: SvgElement): Fault[] {
  const { name, at, attributes, children } = element;
  const kind = kinds.get(name);
  if (!kind) return [{ at, reason: `<${name}> tekenen we niet`, expected: insteadOfElement(name) }];
  const missing = kind.required
    .filter((one) => !attributes.has(one))
    .map((one) => ({
      at,
      reason: `<${name}> zonder ${one}`,
      expected: kind.attributes.get(one)?.expected ?? '',
    }));
  const wrong = [...attributes].flatMap(([one, { value, at: place }]): Fault[] => {
    const rule = kind.attributes.get(one);
    if (!rule)
      return [{ at: place, reason: `het kenmerk ${one} tekenen we niet`, expected: insteadOfAttribute(one) }];
    if (rule.isRight(value)) return [];
    return [{ at: place, reason: `${one} klopt niet: ${quote(value)}`, expected: rule.expected }];
  });
  return [...missing, ...wrong, ...children.filter(isDrawn).flatMap(checkBelow)];
}

const checkBelow = (element: SvgElement): Fault[] =>
  element.name === 'svg'
    ? [{ at: element.at, reason: 'een svg in een svg tekenen we niet', expected: insteadOfElement('svg') }]
    : check(element);

/** What a title says is for who reads the file. */
const isDrawn = ({ name }: SvgElement): boolean => name !== 'title';

function quote(value: string): string {
  const signs = [...value];
  return `“${signs.length > 40 ? `${signs.slice(0, 40).join('')}…` : value}”`;
}

interface Inherited {
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly weight: number;
  readonly rule: string;
  /** From the inside out. */
  readonly transforms: readonly string[];
  readonly linear: Linear;
}

const asInEverySvg: Inherited = {
  fill: '#000000',
  stroke: undefined,
  weight: 1,
  rule: 'nonzero',
  transforms: [],
  linear: unturned,
};

function inherit(element: SvgElement, from: Inherited): Inherited {
  const transform = readTransform(attributeOf(element, 'transform') ?? '');
  const colour = (name: 'fill' | 'stroke') => {
    const value = attributeOf(element, name);
    return value === undefined ? from[name] : readColour(value)?.colour;
  };
  return {
    fill: colour('fill'),
    stroke: colour('stroke'),
    weight: Number(attributeOf(element, 'stroke-width') ?? from.weight),
    rule: attributeOf(element, 'fill-rule') ?? from.rule,
    transforms: transform ? [transform.plain, ...from.transforms] : from.transforms,
    linear: multiply(from.linear, transform?.linear ?? unturned),
  };
}

const attributeOf = ({ attributes }: SvgElement, name: string): string | undefined =>
  attributes.get(name)?.value;

function drawShapes(element: SvgElement, from: Inherited): (Shape | Fault)[] {
  const here = inherit(element, from);
  if (element.name === 'svg' || element.name === 'g')
    return element.children.filter(isDrawn).flatMap((child) => drawShapes(child, here));
  const { fill, weight, rule, transforms, linear } = here;
  const stroke = weight > 0 ? here.stroke : undefined;
  if (!fill && !stroke) return [];
  const thicker = thickening(linear);
  if (stroke && !thicker) return [{ at: element.at, ...unevenLine }];
  let path = svgpath(geometryOf(element));
  for (const transform of transforms) path = path.transform(transform);
  const plain = path.abs().unshort().unarc().round(2);
  if (!staysNear(plain)) return [{ at: element.at, ...farAway }];
  return [
    {
      d: plain.toString(),
      ...(fill ? { fill } : {}),
      ...(stroke && thicker ? { stroke, weight: thicken(weight, thicker) } : {}),
      ...(rule === 'evenodd' ? { evenOdd: true } : {}),
    },
  ];
}

const thicken = (weight: number, thicker: number): number =>
  thicker === 1 ? weight : Number((weight * thicker).toFixed(3));

const unevenLine = {
  reason: 'een lijn wordt hier door transform niet overal even dik',
  expected: 'scale met één getal, of zonder skew',
};
const farAway = {
  reason: 'deze vorm valt ver buiten het plaatje',
  expected: 'een vorm in het vak van viewBox',
};

function geometryOf(element: SvgElement): string {
  const value = (name: string): number => Number(attributeOf(element, name) ?? 0);
  switch (element.name) {
    case 'path':
      return attributeOf(element, 'd') ?? '';
    case 'circle':
      return ellipsePath(value('cx'), value('cy'), value('r'), value('r'));
    case 'ellipse':
      return ellipsePath(value('cx'), value('cy'), value('rx'), value('ry'));
    case 'rect':
      return rectPath(element, value('x'), value('y'), value('width'), value('height'));
    case 'polygon':
      return `${pointsPath(element)}Z`;
    default:
      return pointsPath(element);
  }
}

const pointsPath = (element: SvgElement): string =>
  `M${readNumbers(attributeOf(element, 'points') ?? '')?.join(' ')}`;

function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** A corner that is given one way is as round the other way, and no rounder than half of its side. */
function rectPath(element: SvgElement, x: number, y: number, w: number, h: number): string {
  const [across, down] = [attributeOf(element, 'rx'), attributeOf(element, 'ry')];
  const rx = Math.min(Number(across ?? down ?? 0), w / 2);
  const ry = Math.min(Number(down ?? across ?? 0), h / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${w - 2 * rx}${corner(rx, ry)}v${h - 2 * ry}${corner(-rx, ry)}h${2 * rx - w}${corner(-rx, -ry)}v${2 * ry - h}${corner(rx, -ry)}Z`;
}
