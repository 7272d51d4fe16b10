import svgpath from 'svgpath';
import { isNear } from './svg-values.ts';

type Path = ReturnType<typeof svgpath>;
type Segment = Parameters<Parameters<Path['iterate']>[0]>[0];

function segmentsOf(path: Path): Segment[] {
  const segments: Segment[] = [];
  path.iterate((segment) => void segments.push(segment));
  return segments;
}

export const staysNear = (path: Path): boolean =>
  segmentsOf(path)
    .flat()
    .every((one) => typeof one === 'string' || isNear(one));

/** svgpath reads what it can, and notes what it can't; it takes an R as well, and white space that others don't. */
export function isPath(text: string): boolean {
  const path = svgpath(text);
  const isRead = 'err' in path && path.err === '';
  const isLine = segmentsOf(path).length > 1 && staysNear(path);
  return isRead && isLine && /^[MLHVCSQTAZ0-9eE \t\r\n.,+-]+$/i.test(text);
}
