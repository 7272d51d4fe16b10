import type { VFile } from 'vfile';
import { addresses } from '../../../src/model/addresses.ts';
import type { Article } from '../../../src/model/article.ts';
import type { Picture } from '../images/pictures.ts';
import { refuse } from '../problems/problem.ts';
import { type ArticleNames, complainAboutConcept } from './article-names.ts';
import { checkLinks, type SiteMap } from './check-links.ts';
import { checkRelated, type NamedArticle } from './check-related.ts';
import type { InternalLink } from './links.ts';

/** An article as far as it can be judged without the others. */
export interface ArticleDraft {
  slug: string;
  /** Undefined when something is wrong with it; its links are checked all the same. */
  article?: Article | undefined;
  named: NamedArticle[];
  links: InternalLink[];
  relatedLinks: InternalLink[];
  headingIds: string[];
  /** By the names of their files: nothing where one is broken. */
  pictures: ReadonlyMap<string, Picture | undefined>;
}

/** Checks what depends on the other articles and pages. */
export function checkTogether(
  drafts: readonly { file: VFile; draft: ArticleDraft }[],
  articles: ArticleNames,
  map: SiteMap,
): void {
  for (const { file, draft } of drafts) {
    const { slug, named, article, links, relatedLinks } = draft;
    checkRelated(file, named, articles);
    checkLinks(file, links, addresses.article(slug), map);
    refuseLinksToConcepts(
      file,
      links,
      articles.concepts.filter((concept) => concept !== slug),
    );
    if (article) checkRelatedLinks(file, article, relatedLinks);
  }
}

function refuseLinksToConcepts(
  file: VFile,
  links: readonly InternalLink[],
  concepts: readonly string[],
): void {
  for (const { href, place } of links) {
    const concept = concepts.find((slug) => addresses.article(slug) === href.replace(/#.*$/s, ''));
    if (concept !== undefined) refuse(file, 'link-to-concept', { ...complainAboutConcept(concept), place });
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
