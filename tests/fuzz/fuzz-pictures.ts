/** Thousands of broken drawings and photos, each of which must be shown whole, or refused in words. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { drawingFile, listDrawings } from '../../scripts/pictures/list-drawings.ts';
import { drawPhoto, makePhonePhoto } from '../../scripts/pictures/photos/photos-for-tests.ts';
import { damage, damages } from './damage.ts';
import type { Outcome } from './fuzz-content.ts';
import type { Verdict } from './judge.ts';
import { judgeDrawing } from './judge-drawing.ts';
import { judgePhoto } from './judge-photo.ts';

export interface Run {
  cases: number;
  seed: number;
}

export async function fuzzDrawings(run: Run): Promise<Outcome> {
  const drawings = listDrawings().map((name) => readFileSync(drawingFile(name)));
  const small = [
    '<svg viewBox="0 0 32 32"><g fill="#f4b400" transform="rotate(9 16 16)"><path stroke="#1c1c1c" stroke-width="1" d="M3 4q5 9 9 0t9 2a4 6 20 0 1 5 9l-9 9H6V5z"/></g></svg>',
    '<svg viewBox="0 0 32 32"><g fill-rule="evenodd"><polygon points="1,2 30,9 4,28 20 3"/><rect x="4" y="5" width="9" height="7" rx="2"/><ellipse cx="20" cy="20" rx="5" ry="3" fill="none" stroke="#c33" stroke-width=".7"/></g></svg>',
  ];
  return fuzz([...drawings, ...small.flatMap((one) => Array(40).fill(Buffer.from(one)))], judgeDrawing, run);
}

export async function fuzzPhotos(run: Run): Promise<Outcome> {
  const draw = () => drawPhoto(50, 30);
  const photos = await Promise.all([
    makePhonePhoto(50, 30),
    ...[draw().jpeg(), draw().jpeg({ progressive: true }), draw().toColourspace('cmyk').jpeg()].map(finish),
    ...[draw().png(), draw().png({ progressive: true }), draw().png({ palette: true })].map(finish),
    ...[draw().toColourspace('rgb16').png(), draw().ensureAlpha(0.5).png(), draw().greyscale().png()].map(
      finish,
    ),
    ...[draw().webp(), draw().webp({ lossless: true }), draw().ensureAlpha(0.5).webp()].map(finish),
  ]);
  return fuzz(photos, judgePhoto, run);
}

const finish = (photo: ReturnType<typeof drawPhoto>): Promise<Buffer> => photo.toBuffer();

async function fuzz(
  files: readonly Buffer[],
  judge: (bytes: Buffer) => Promise<Verdict>,
  { cases, seed }: Run,
): Promise<Outcome> {
  const outcome: Outcome = { accepted: 0, refused: 0, slowest: 0 };
  for (const whole of files) {
    const { isRefused, faults } = await judge(whole);
    if (isRefused || faults.length > 0) return { ...outcome, failure: `a whole one: ${faults.join(', ')}` };
  }
  const anyFile = fc.nat(files.length - 1);
  const holds = fc.asyncProperty(anyFile, damages, async (which, done) => {
    const { isRefused, took, faults } = await judge(damage(files[which] ?? Buffer.alloc(0), done));
    outcome[isRefused ? 'refused' : 'accepted'] += 1;
    outcome.slowest = Math.max(outcome.slowest, took);
    if (faults.length > 0) throw new Error(faults.slice(0, 3).join('\n'));
  });
  try {
    await fc.assert(holds, { numRuns: cases, seed, includeErrorInReport: true });
    return outcome;
  } catch (error) {
    return { ...outcome, failure: String(error) };
  }
}
