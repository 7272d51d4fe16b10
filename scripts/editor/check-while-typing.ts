import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { VFile } from 'vfile';
import { parseArticle } from '../content/articles/articles.ts';
import { parseExercise } from '../content/exercises/exercises.ts';
import { dataLimits, readSource } from '../content/files/read-source.ts';
import { pictureFinder } from '../content/images/pictures.ts';
import { mapSite } from '../content/links/check-links.ts';
import { checkTogether } from '../content/links/check-together.ts';
import { parseSite } from '../content/pages/site.ts';
import { formatComplaint } from '../content/problems/report.ts';
import { parseSounds } from '../content/words/sounds.ts';

const content = path.resolve(import.meta.dirname, '../../content');

/** For editors that run remark: what the build says of this one file, as it is typed. */
export function checkWhileTyping() {
  return async (_tree: unknown, file: VFile): Promise<void> => {
    const typed = new VFile({ path: file.path, value: String(file) });
    const folder = path.dirname(path.resolve(file.cwd, file.path));
    if (folder === path.join(content, 'artikelen')) await checkArticle(typed);
    if (folder === path.join(content, 'oefeningen')) parseExercise(typed);
    for (const problem of typed.messages) {
      const { place, fatal } = problem;
      // An editor offers what a message expects as a text to put there, and shows nothing else of it.
      file.message(formatComplaint(problem), { place, source: 'kleutertaal' }).fatal = fatal;
    }
  };
}

async function checkArticle(file: VFile): Promise<void> {
  const [site, soundsFile, articles, exercises] = await Promise.all([
    readSource(path.join(content, 'site.yaml'), 'content/site.yaml', dataLimits),
    readSource(path.join(content, 'klanken.yaml'), 'content/klanken.yaml', dataLimits),
    slugsIn('artikelen'),
    slugsIn('oefeningen'),
  ]);
  const draft = parseArticle(file, parseSite(site), pictureFinder(content));
  if (!draft) return;
  const sounds = parseSounds(soundsFile, { words: [], exercises })?.sounds.map(({ sound }) => sound) ?? [];
  // The headings of the other articles are not read: a link to one of them is the build's to check.
  const headings = new Map([[draft.slug, draft.headingIds]]);
  checkTogether([{ file, draft }], new Set(articles), mapSite(articles, headings, { exercises, sounds }));
}

async function slugsIn(folder: string): Promise<string[]> {
  return (await readdir(path.join(content, folder))).map((name) => path.parse(name).name);
}
