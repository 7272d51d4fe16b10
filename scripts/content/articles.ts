import type { VFile } from 'vfile';
import { addresses } from '../../src/model/addresses.ts';
import type { Article } from '../../src/model/article.ts';
import type { Site } from '../../src/model/site.ts';
import { checkRelated, readArticleFields } from './article-fields.ts';
import { fewestWords, mostWords } from './article-length.ts';
import {
  cutRelated,
  findQuestions,
  gatherClass,
  liftActions,
  refuseHiddenRelated,
} from './article-sections.ts';
import { toBlocks, toBoxes } from './blocks.ts';
import { checkLinks, type SiteMap } from './check-links.ts';
import { partFile } from './front-matter.ts';
import { warnOfGuidance } from './guidance.ts';
import { nameHeadings } from './heading-ids.ts';
import { type InternalLink, readLinks } from './links.ts';
import { parseMarkdown } from './markdown.ts';
import type { FindPicture } from './pictures.ts';
import { refuse, warn } from './problem.ts';
import { countWords, readableText } from './readable-text.ts';
import type { YamlDocument } from './yaml-document.ts';

/** An article as far as it can be judged without the others. */
export interface ArticleDraft {
  file: VFile;
  slug: string;
  fields: YamlDocument | undefined;
  /** Not there when something is wrong with it; its links are checked all the same. */
  article: Article | undefined;
  links: InternalLink[];
  relatedLinks: InternalLink[];
  headingIds: Set<string>;
}

/** Reads one article; its file takes the problems. */
export function parseArticle(
  file: VFile,
  site: Site | undefined,
  findPicture: FindPicture,
): ArticleDraft | undefined {
  const page = partFile(file);
  if (!page) return undefined;
  warnOfGuidance(file);
  const { fields, body } = page;
  const slug = String(file.stem);
  const frontMatter = fields && readArticleFields(file, fields, site);
  file.value = body;
  const text = parseText(file, site, findPicture);
  const article = frontMatter && text && { slug, ...frontMatter, ...text.content };
  const { links = [], relatedLinks = [], headingIds = new Set<string>() } = text ?? {};
  return { file, slug, fields, article, links, relatedLinks, headingIds };
}

function parseText(file: VFile, site: Site | undefined, findPicture: FindPicture) {
  if (String(file.value).trim() === '') {
    refuse(file, 'empty', { reason: 'onder de velden staat geen tekst' });
    return undefined;
  }
  const tree = parseMarkdown(file);
  if (!tree) return undefined;
  const links = readLinks(tree, file, site);
  const { body: whole, related } = cutRelated(tree, file);
  refuseHiddenRelated(whole, file);
  const { body, actions } = liftActions(whole, file);
  const headingIds = nameHeadings(body, file);
  const around = { file, findPicture };
  const content = {
    wordCount: countWords(readableText(whole)),
    body: toBlocks(gatherClass(body, file), around),
    actions: toBoxes(actions, around),
    faq: findQuestions(body, file),
  };
  checkWordCount(file, content.wordCount);
  const [first] = related;
  const relatedLinks = links.filter(
    ({ place }) => first && (place?.start.offset ?? 0) >= (first.position?.start.offset ?? 0),
  );
  return { content, links, relatedLinks, headingIds };
}

function checkWordCount(file: VFile, words: number): void {
  if (words >= fewestWords && words <= mostWords) return;
  warn(file, 'word-count', {
    reason: `het artikel heeft ${words} woorden`,
    expected: `${fewestWords} tot ${mostWords}`,
  });
}

/** What only shows beside the other articles and pages. */
export function checkTogether(drafts: readonly ArticleDraft[], slugs: readonly string[], map: SiteMap): void {
  for (const { file, slug, fields, article, links, relatedLinks } of drafts) {
    if (fields) checkRelated(file, fields, slugs);
    checkLinks(file, links, addresses.article(slug), map);
    if (article) checkRelatedLinks(file, article, relatedLinks);
  }
}

function checkRelatedLinks(file: VFile, { relatedArticles }: Article, links: readonly InternalLink[]): void {
  const named = relatedArticles.map(addresses.article);
  for (const { href, place } of links) {
    if (!href.startsWith(addresses.article('')) || named.includes(href)) continue;
    refuse(file, 'related', {
      reason: `dit artikel staat niet bij relatedArticles: ${href}`,
      expected: 'zet het bovenaan bij relatedArticles, of haal de link weg',
      place,
    });
  }
}
