import { VFile } from 'vfile';
import { expect } from 'vitest';
import type { Block } from '../../../src/model/article.ts';
import type { Site } from '../../../src/model/site.ts';
import { filesOf } from '../../pictures/photos/photo-files.ts';
import { mapSite } from '../links/check-links.ts';
import { type ArticleDraft, checkTogether } from '../links/check-together.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parseArticle } from './articles.ts';

/** The addresses of a site that doesn't exist, for tests. */
export const testSite: Site = {
  name: 'Proefsite',
  url: 'https://proef.test',
  email: 'post@proef.test',
  tagline: 'Om te proberen',
  description: 'Een site om te proberen',
  pictureBook: { url: 'https://boeken.test', credit: 'Mede mogelijk gemaakt door Boeken' },
  copyrightYear: 2025,
};

export const testFields = `title: Proef
category: rijm
metaTitle: Proef
metaDescription: Een proef
summary: Een proef
datePublished: 2025-09-01
relatedArticles: [ander]`;

/** The first line below the front matter of a test article. */
export const firstBodyLine = testFields.split('\n').length + 3;

/** Reads one article beside another one, `ander`, and the exercise `rijm-bingo`. */
export function readTestArticle(
  body: string,
  fields = testFields,
): { draft: ArticleDraft | undefined; problems: string[]; warnings: string[] } {
  const file = new VFile({ path: 'content/artikelen/proef.md', value: `---\n${fields}\n---\n${body}` });
  const photo = { fingerprint: '', width: 700, height: 200, isSeeThrough: false };
  const picture = { source: 'muis.png', photo, files: filesOf('muis', photo) };
  const draft = parseArticle(file, testSite, { find: () => picture, asked: new Map() });
  const slugs = ['proef', 'ander'];
  const headingIds = new Map([
    ['ander', ['een-kop']],
    ['proef', draft?.headingIds ?? []],
  ]);
  if (draft)
    checkTogether(
      [{ file, draft }],
      { published: slugs, concepts: [] },
      mapSite(slugs, headingIds, {
        exercises: ['rijm-bingo'],
        sounds: ['m'],
        lessons: ['tas-of-jas'],
        themes: ['herfst'],
      }),
    );
  const said = (fatal: boolean) =>
    problemsIn({ messages: file.messages.filter((message) => message.fatal === fatal) }).map((problem) =>
      problem.slice(file.path.length).replace(/^:/, ''),
    );
  return { draft, problems: said(true), warnings: said(false) };
}

/** Of an article with nothing wrong in it. */
export function bodyOf(markdown: string): Block[] | undefined {
  const { draft, problems } = readTestArticle(markdown);
  expect(problems).toEqual([]);
  return draft?.article?.body;
}
