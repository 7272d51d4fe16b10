/** Reads a drawing and says what the program should not have done with it. */
import { renderAsync } from '@resvg/resvg-js';
import { VFile } from 'vfile';
import { decodeSource } from '../../scripts/content/files/read-source.ts';
import { checkDrawing, drawingLimits } from '../../scripts/content/images/drawings.ts';
import { isRefused } from '../../scripts/content/problems/problem.ts';
import { formatProblem } from '../../scripts/content/problems/report.ts';
import { toPlainPaths } from '../../scripts/pictures/plain-paths.ts';
import { pictureSvg } from '../../src/sheets/picture.ts';
import { isIn, type Verdict } from './judge.ts';

/** In milliseconds of the processor's own time. */
const patience = 2000;

export async function judgeDrawing(bytes: Buffer): Promise<Verdict> {
  const before = process.cpuUsage();
  const file = bytes.length > drawingLimits.bytes ? tooLarge : decodeSource('aap.svg', bytes, drawingLimits);
  if (!isRefused(file)) checkDrawing(file);
  const took = process.cpuUsage(before).user / 1000;
  const faults = file.messages.flatMap((message) => {
    const { line, column, reason } = message;
    const isThere = line === undefined || isIn(bytes.toString(), line, column);
    const isSaid = reason.trim() !== '' && !/undefined|\[object/.test(reason);
    return isThere && isSaid ? [] : [formatProblem(message)];
  });
  if (took > patience) faults.push(`it took ${Math.round(took)} ms`);
  if (!isRefused(file) && !(await isDrawnWhole(String(file.value)))) faults.push('it is drawn otherwise');
  return { isRefused: isRefused(file), took, faults };
}

const tooLarge = new VFile();
tooLarge.message('te groot').fatal = true;

/** As another program draws it, which knows all of SVG. Lines of this site are round, whatever SVG says. */
async function isDrawnWhole(svg: string): Promise<boolean> {
  const { picture } = toPlainPaths('aap', svg);
  if (!picture) return false;
  const round = ['linecap', 'linejoin']
    .map((name) => `stroke-${name}`)
    .filter((name) => !new RegExp(`<svg\\b[^>]*${name}`).test(svg))
    .map((name) => ` ${name}="round"`);
  const named = /<svg\b[^>]*xmlns=/.test(svg) ? '' : ' xmlns="http://www.w3.org/2000/svg"';
  const whole = svg
    .replace(/(<svg\b[^>]*?)\s(?:width|height)="[^"]*"/g, '$1')
    .replace(/(<svg\b[^>]*?)\s(?:width|height)="[^"]*"/g, '$1')
    .replace(/<svg\b/, `<svg${named}${round.join('')}`);
  const [one, other] = await Promise.all([whole, pictureSvg(picture, 'plain')].map(paint));
  return countDifferent(one ?? Buffer.alloc(0), other ?? Buffer.alloc(0)) <= 40;
}

async function paint(svg: string): Promise<Buffer> {
  const fitTo = { mode: 'width', value: 96 } as const;
  return (await renderAsync(svg, { fitTo, font: { loadSystemFonts: false }, background: '#888' })).pixels;
}

/** Edges may differ by a shade, since places are rounded to two decimals. */
function countDifferent(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let at = 0; at < one.length; at += 1)
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 100) count += 1;
  return count;
}
