import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VFile } from 'vfile';
import { stringify } from 'yaml';
import { articleShape } from '../../src/model/article.ts';
import type { Day } from '../../src/model/day.ts';
import type { Either } from '../../src/model/either.ts';
import { fields, slugRule } from '../../src/model/shape.ts';
import { guidanceSign } from '../content/articles/guidance.ts';
import { complainAboutSlug, toSlug } from '../content/files/slug.ts';
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
  const found = checkShape(asked, withoutPlaces(inSmallLetters(answers)), fields(questions));
  await checkName(folder, answers.titel ?? '', asked);
  if (!found || asked.messages.length > 0) return { problems: asked.messages };
  const file = path.join(folder, `${toSlug(found.titel)}.md`);
  const { titel, categorie, samenvatting } = found;
  const frontMatter = stringify(
    {
      concept: true,
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

/** What is wrong with one answer, as far as it can be told without the others. */
export async function checkAnswer(folder: string, question: Question, answer: string): Promise<Problem[]> {
  const asked = new VFile();
  const answers = inSmallLetters({ [question]: answer });
  checkShape(asked, withoutPlaces(answers), fields({ [question]: questions[question] }));
  if (question === 'titel') await checkName(folder, answer, asked);
  return asked.messages;
}

/** The name of the file, and so the address, is made of the title. */
async function checkName(folder: string, title: string, asked: VFile): Promise<void> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) refuse(asked, 'missing-folder', { reason: `de map ${folder} ontbreekt` });
  if (title.trim() === '') return;
  const slug = toSlug(title);
  const complaint = complainAboutSlug(slug);
  if (slug === '')
    refuse(asked, 'slug', { reason: `van ${quote(title)} is geen adres te maken`, expected: slugRule });
  else if (complaint)
    refuse(asked, 'slug', { ...complaint, reason: `het adres wordt ${quote(slug)}: ${complaint.reason}` });
  else if (names?.includes(`${slug}.md`))
    refuse(asked, 'slug', {
      reason: `er is al een artikel ${quote(`${slug}.md`)}`,
      expected: 'een andere titel',
    });
}

/** A category is known by its name, however that is typed. */
const inSmallLetters = (answers: Answers): Answers =>
  answers.categorie === undefined
    ? answers
    : { ...answers, categorie: answers.categorie.trim().toLowerCase() };

/** They stand in no file. */
function withoutPlaces(data: Answers) {
  const nowhere = () => ({ line: 1, column: 1 });
  return { data, placeOf: nowhere, placeOfKey: nowhere };
}
