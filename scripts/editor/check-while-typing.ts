import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { VFile } from 'vfile';
import type { Site } from '../../src/model/site.ts';
import { parseArticle } from '../content/articles/articles.ts';
import { isConcept } from '../content/articles/concept.ts';
import { parseExercise } from '../content/exercises/exercises.ts';
import { readFolder } from '../content/files/read-folder.ts';
import { dataLimits, readSource } from '../content/files/read-source.ts';
import { openGallery } from '../content/images/gallery.ts';
import { pictureFinder } from '../content/images/pictures.ts';
import { nameArticles } from '../content/links/article-names.ts';
import { mapSite } from '../content/links/check-links.ts';
import { checkTogether } from '../content/links/check-together.ts';
import { parseSite } from '../content/pages/site.ts';
import { formatComplaint } from '../content/problems/report.ts';
import { parseSounds } from '../content/words/sounds.ts';

const content = path.resolve(import.meta.dirname, '../../content');
const { look } = openGallery(content);

/** For editors that run remark: what the build says of this one file, as it is typed. */
export function checkWhileTyping() {
  return async (_tree: unknown, file: VFile): Promise<void> => {
    const typed = new VFile({ path: file.path, value: String(file) });
    const mayBeWrong = isConcept(typed);
    const folder = path.dirname(path.resolve(file.cwd, file.path));
    if (folder === path.join(content, 'artikelen')) await checkArticle(typed);
    if (folder === path.join(content, 'oefeningen')) parseExercise(typed, await readSite());
    for (const problem of typed.messages) {
      const { place, fatal } = problem;
      // An editor offers what a message expects as a text to put there, and shows nothing else of it.
      file.message(formatComplaint(problem), { place, source: 'kleutertaal' }).fatal = fatal && !mayBeWrong;
    }
  };
}

async function checkArticle(file: VFile): Promise<void> {
  const [gallery, site, soundsFile, articles, exercises, lessons, themes] = await Promise.all([
    look(),
    readSite(),
    readSource(content, 'klanken.yaml', dataLimits),
    readFolder(content, 'artikelen'),
    slugsIn('oefeningen'),
    slugsIn('lessen'),
    slugsIn('themas'),
  ]);
  const names = nameArticles(articles.files);
  const draft = parseArticle(file, site, pictureFinder(gallery));
  if (!draft) return;
  const sounds =
    parseSounds(soundsFile, { words: [], exercises }, site)?.sounds.map(({ sound }) => sound) ?? [];
  // The headings of the other articles are not read: a link to one of them is the build's to check.
  const headings = new Map([[draft.slug, draft.headingIds]]);
  checkTogether(
    [{ file, draft }],
    names,
    mapSite([...names.published, ...names.concepts], headings, { exercises, sounds, lessons, themes }),
  );
}

async function readSite(): Promise<Site | undefined> {
  return parseSite(await readSource(content, 'site.yaml', dataLimits));
}

async function slugsIn(folder: string): Promise<string[]> {
  return (await readdir(path.join(content, folder))).map((name) => path.parse(name).name);
}
