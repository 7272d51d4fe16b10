/** For what we don't draw, what a writer can do instead. */

const shapes = 'alleen path, circle, ellipse, rect, polygon, polyline en g';
const plainFill = 'een effen vlak, zoals fill="#f4b400"';
const withoutHole = 'een vorm die al zo gesneden is';
const itself = 'de vorm zelf, op elke plek waar je hem ziet';
const asPath = 'letters als path, of geen letters';
const still = 'een plaatje dat stilstaat';
const ownAttributes = 'fill, stroke en stroke-width als eigen kenmerken van de vorm';
const opaque = 'een effen kleur, zoals je hem door het vlak heen ziet';

const insteadOfElements = new Map([
  ...toAll(['linearGradient', 'radialGradient', 'pattern', 'filter'], plainFill),
  ...toAll(['clipPath', 'mask'], withoutHole),
  ...toAll(['defs', 'use', 'symbol', 'marker'], itself),
  ...toAll(['text', 'tspan', 'textPath'], asPath),
  ...toAll(['animate', 'animateTransform', 'animateMotion', 'set'], still),
  ['style', ownAttributes],
  ['image', 'getekende vormen; een foto hoort bij een artikel'],
  ['line', 'een polyline of een path'],
  ['svg', 'één svg, met g voor een groep'],
]);

const insteadOfAttributes = new Map([
  ...toAll(['style', 'class'], ownAttributes),
  ...toAll(['opacity', 'fill-opacity', 'stroke-opacity', 'mix-blend-mode'], opaque),
  ...toAll(['clip-path', 'mask'], withoutHole),
  ...toAll(['href', 'xlink:href'], itself),
  ['filter', plainFill],
  ['stroke-dasharray', 'een lijn zonder streepjes, of elk streepje als vorm'],
  ['color', plainFill],
]);

function toAll(names: readonly string[], instead: string): [string, string][] {
  return names.map((name) => [name, instead]);
}

export const insteadOfElement = (name: string): string => insteadOfElements.get(name) ?? shapes;

export const insteadOfAttribute = (name: string): string => insteadOfAttributes.get(name) ?? 'haal het weg';
