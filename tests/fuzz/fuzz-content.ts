/** Thousands of broken contents, each of which must be read, or refused by its lines. */
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { edits } from './edit.ts';
import { openPlayer } from './open-player.ts';

export interface Outcome {
  accepted: number;
  refused: number;
  /** In milliseconds. */
  slowest: number;
  /** The smallest case that failed, and how. */
  failure?: string;
}

export async function fuzzContent(
  content: string,
  { cases, seed }: { cases: number; seed: number },
): Promise<Outcome> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'fuzz-'));
  const player = openPlayer(content, scratch);
  const outcome: Outcome = { accepted: 0, refused: 0, slowest: 0 };
  const holds = fc.asyncProperty(edits(filesIn(content)), async (made) => {
    const { isRefused, took, faults } = await player.play(made);
    outcome[isRefused ? 'refused' : 'accepted'] += 1;
    outcome.slowest = Math.max(outcome.slowest, took);
    if (faults.length > 0) throw new Error(faults.slice(0, 3).join('\n'));
  });
  try {
    if ((await player.play([])).isRefused)
      throw new Error(`${content} is refused before anything is done to it`);
    await fc.assert(holds, { numRuns: cases, seed, includeErrorInReport: true });
    return outcome;
  } catch (error) {
    return { ...outcome, failure: String(error) };
  } finally {
    player.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** What the program reads of a content folder. */
function filesIn(content: string): string[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[a-z]+\.yaml$|^(artikelen|oefeningen)\/.*\.md$|^[a-z]+\/.*\.yaml$/.test(name))
    .sort();
}
