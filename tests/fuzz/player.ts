/** A process of its own, for a case that never ends has to be stopped from without: plays what it is sent. */
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { openContentReader } from '../../scripts/content/read-content.ts';
import type { Edit } from './edit.ts';
import { judge, type Verdict } from './judge.ts';
import { copyContent, makeEdits } from './make-edits.ts';

const [source = '', scratch = ''] = process.argv.slice(2).map((name) => path.resolve(name));
const folder = path.join(mkdtempSync(path.join(scratch, 'player-')), 'content');
copyContent(source, folder);

/** Remembers what it made of the files that nobody edits. */
const reader = openContentReader(folder);

/** What Node says to whoever builds, in English. */
const warnings: string[] = [];
process.on('warning', ({ message }) => warnings.push(message));

async function play(edits: readonly Edit[]): Promise<Verdict> {
  const mend = makeEdits(folder, source, edits);
  const verdict = await judge(folder, reader);
  mend();
  return { ...verdict, faults: [...verdict.faults, ...warnings.splice(0)] };
}

process.on('message', async (edits: Edit[]) => process.send?.(await play(edits)));
process.on('disconnect', () => process.exit());
