import type { VFile } from 'vfile';
import type { Site } from '../../../src/model/site.ts';
import type { PictureFinder } from '../images/pictures.ts';
import { readRelated } from '../links/check-related.ts';
import type { ArticleDraft } from '../links/check-together.ts';
import { findExercises, readLinks } from '../links/links.ts';
import { parseMarkdown } from '../markdown/markdown.ts';
import { countWords, readableText } from '../markdown/readable-text.ts';
import { sayNameInFields, sayNameInTree } from '../pages/site-name.ts';
import { refuse } from '../problems/problem.ts';
import { partFile } from '../yaml/front-matter.ts';
import { readArticleFields } from './article-fields.ts';
import { warnOfLength } from './article-length.ts';
import {
  cutRelated,
  findQuestions,
  gatherClass,
  liftActions,
  refuseHiddenRelated,
} from './article-sections.ts';
import { toBlocks, toBoxes } from './blocks.ts';
import { warnOfGuidance } from './guidance.ts';
import { nameHeadings } from './heading-ids.ts';
import { warnOfOddHeadings } from './odd-headings.ts';
import { warnOfOddPlaceholders } from './odd-placeholders.ts';

/** Reads one article; its file takes the problems. */
export function parseArticle(
  file: VFile,
  site: Site | undefined,
  pictures: PictureFinder,
): ArticleDraft | undefined {
  const page = partFile(file);
  if (!page) return undefined;
  warnOfGuidance(file);
  const { body } = page;
  const fields = page.fields && sayNameInFields(page.fields, site);
  const slug = String(file.stem);
  const frontMatter = fields && readArticleFields(file, fields, site);
  file.value = body;
  const text = parseText(file, site, pictures);
  const article = frontMatter && text && { slug, ...frontMatter, ...text.content };
  const named = fields ? readRelated(fields) : [];
  const { links = [], relatedLinks = [], headingIds = [] } = text ?? {};
  return { slug, article, named, links, relatedLinks, headingIds, pictures: pictures.asked };
}

function parseText(file: VFile, site: Site | undefined, pictures: PictureFinder) {
  if (String(file.value).trim() === '') {
    refuse(file, 'empty', { reason: 'onder de velden staat geen tekst' });
    return undefined;
  }
  const tree = parseMarkdown(file);
  if (!tree) return undefined;
  warnOfOddHeadings(tree.children, file);
  warnOfOddPlaceholders(tree, file);
  sayNameInTree(tree, site);
  const links = readLinks(tree, file, site);
  const { body: whole, related } = cutRelated(tree, file);
  refuseHiddenRelated(whole, file);
  const { body, actions } = liftActions(whole, file);
  const headingIds = [...nameHeadings(body, file)];
  const around = { file, pictures };
  const content = {
    wordCount: countWords(readableText(whole)),
    body: toBlocks(gatherClass(body, file), around),
    actions: toBoxes(actions, around),
    faq: findQuestions(body, file),
    exercises: findExercises(links),
  };
  warnOfLength(file, content.wordCount);
  const [first] = related;
  const relatedLinks = links.filter(
    ({ place }) => first && (place?.line ?? 0) >= (first.position?.start.line ?? 0),
  );
  return { content, links, relatedLinks, headingIds };
}
