/** A picture's own file, as `pictureSvg` writes it without an outline, read back. */
import { toAbsolute } from './path-data.ts';
import type { Picture, Shape } from './picture.ts';

export function readPictureSvg(name: string, svg: string): Picture {
  const [, width = '', height = ''] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const shapes = [...svg.matchAll(/<path([^>]*)\/>/g)].map(([, attributes = '']) => readShape(attributes));
  return { name, width: Number(width), height: Number(height), shapes };
}

function readShape(attributes: string): Shape {
  const values = new Map(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const [fill, stroke] = [values.get('fill'), values.get('stroke')];
  return {
    d: toAbsolute(values.get('d') ?? ''),
    ...(fill && fill !== 'none' ? { fill } : {}),
    ...(stroke ? { stroke, weight: Number(values.get('stroke-width')) } : {}),
    ...(values.get('fill-rule') === 'evenodd' ? { evenOdd: true } : {}),
  };
}
