import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VFile } from 'vfile';
import { stringify } from 'yaml';
import { articleShape } from '../../src/model/article.ts';
import type { Day } from '../../src/model/day.ts';
import type { Either } from '../../src/model/either.ts';
import { fields, slugRule } from '../../src/model/shape.ts';
import { guidanceSign } from '../content/articles/guidance.ts';
import { toSlug } from '../content/files/slug.ts';
import { type Problem, quote, refuse } from '../content/problems/problem.ts';
import { checkShape } from '../content/yaml/check-shape.ts';

/** What a writer says of a new article, by the names of the flags. */
export type Answers = Partial<Record<Question, string>>;
export type Question = keyof typeof questions;

const { title, category, summary } = articleShape.entries;

export const questions = { titel: title, categorie: category, samenvatting: summary };

const skeleton = new URL('skeleton.md', import.meta.url);

type Written = Either<{ file: string }, { problems: Problem[] }>;

/** Writes an article that builds as it stands, or returns all problems with the answers and writes nothing. */
export async function writeArticle(folder: string, answers: Answers, today: Day): Promise<Written> {
  const asked = new VFile();
  const found = checkShape(asked, withoutPlaces(answers), fields(questions));
  const slug = toSlug(answers.titel ?? '');
  const name = `${slug}.md`;
  if (answers.titel?.trim() && slug === '')
    refuse(asked, 'slug', {
      reason: `van ${quote(answers.titel)} is geen adres te maken`,
      expected: slugRule,
    });
  if ((await readdir(folder)).includes(name))
    refuse(asked, 'slug', { reason: `er is al een artikel ${quote(name)}`, expected: 'een andere titel' });
  if (!found || asked.messages.length > 0) return { problems: asked.messages };
  const file = path.join(folder, name);
  const { titel, categorie, samenvatting } = found;
  const frontMatter = stringify(
    {
      title: titel,
      category: categorie,
      metaTitle: titel,
      metaDescription: `${guidanceSign} Wat er in een zoekmachine onder de titel staat, in hoogstens 160 tekens.`,
      summary: samenvatting,
      datePublished: today,
      relatedArticles: [],
    },
    { lineWidth: 0 },
  );
  await writeFile(file, `---\n${frontMatter}---\n\n${await readFile(skeleton, 'utf8')}`, { flag: 'wx' });
  return { file };
}

/** They stand in no file. */
function withoutPlaces(data: Answers) {
  const nowhere = () => ({ line: 1, column: 1 });
  return { data, placeOf: nowhere, placeOfKey: nowhere };
}
