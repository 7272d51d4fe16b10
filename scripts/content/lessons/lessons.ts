/** From a file in content/lessen to a lesson, or to every problem in it. */
import type { VFile } from 'vfile';
import type { Article } from '../../../src/model/article.ts';
import { type Lesson, lessonShape } from '../../../src/model/lesson.ts';
import { rhymes as doRhyme, type Word } from '../../../src/model/word.ts';
import { fixedHeadings } from '../articles/article-sections.ts';
import { type ArticleNames, complainAboutArticle } from '../links/article-names.ts';
import { type NamedSite, sayNameInFields } from '../pages/site-name.ts';
import { type Complaint, quote, refuse, warn } from '../problems/problem.ts';
import { complainAboutUnknown, didYouMean } from '../problems/suggest.ts';
import { checkLetter } from '../weeks/check-letter.ts';
import { complainAboutWord } from '../words/unknown-word.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { type Path, parseYaml, type YamlDocument } from '../yaml/yaml-document.ts';
import { warnOfLength } from './warn-of-length.ts';

/** What a lesson may name. Where the words have problems of their own there are none. */
interface Named {
  words: readonly Word[];
  articles: ArticleNames;
  exercises: readonly string[];
  sounds: readonly string[];
}

export function parseLesson(file: VFile, named: Named, site: NamedSite | undefined): Lesson | undefined {
  const yaml = parseYaml(file, String(file.value));
  const document = yaml && sayNameInFields(yaml, site);
  const lesson = document && checkShape(file, document, lessonShape);
  if (!lesson) return undefined;
  const check = { file, document };
  checkNames(check, lesson, named);
  checkLetter(file, document, ['letter'], lesson.letter);
  warnOfLength(file, document, lesson);
  if (named.words.length > 0) {
    const bank = new Map(named.words.map((word) => [word.word, word]));
    checkPairs(check, lesson, bank);
    checkWords(check, lesson, bank);
  }
  return { slug: String(file.stem), ...lesson };
}

/** No article has two lessons. */
export function checkLessonsTogether(lessons: readonly { file: VFile; lesson: Lesson | undefined }[]): void {
  lessons.forEach(({ file, lesson }, index) => {
    const earlier = lessons.slice(0, index).find((other) => other.lesson?.article === lesson?.article);
    if (lesson && earlier)
      refuse(file, 'lesson-double', {
        reason: `bij het artikel ${quote(lesson.article)} hoort al een les: ${earlier.file.path}`,
        expected: 'één les bij elk artikel',
      });
  });
}

/** Advice: an article leads to its lesson from its place for the classroom. */
export function warnOfUnled(
  lessons: readonly { file: VFile; lesson: Lesson | undefined }[],
  articles: readonly Article[],
): void {
  for (const { file, lesson } of lessons) {
    const article = articles.find(({ slug }) => slug === lesson?.article);
    if (!article || article.body.some(({ kind }) => kind === 'class')) continue;
    warn(file, 'lesson-unled', {
      reason: `het artikel ${quote(article.slug)} verwijst niet naar deze les`,
      expected: `een kop ## ${fixedHeadings.class} in dat artikel`,
    });
  }
}

interface Check {
  file: VFile;
  document: YamlDocument;
}

type Written = Omit<Lesson, 'slug'>;

function checkNames({ file, document }: Check, lesson: Written, named: Named): void {
  const { articles, exercises, sounds } = named;
  const names = [
    ['article', articles.published, (name: string) => complainAboutArticle(name, articles)],
    ['exercise', exercises, (name: string) => complainAboutUnknown('oefening', name, exercises)],
    ['sound', sounds, (name: string) => complainAboutSound(name, sounds)],
  ] as const;
  for (const [field, known, complainAbout] of names) {
    const name = lesson[field];
    if (name === undefined || known.length === 0 || known.includes(name)) continue;
    const complaint = complainAbout(name);
    if (complaint) refuse(file, 'lesson-name', { ...complaint, place: document.placeOf([field]) });
  }
}

const complainAboutSound = (name: string, sounds: readonly string[]): Complaint => ({
  reason: `er is geen klank ${quote(name)}`,
  expected: didYouMean(name, sounds),
});

type Bank = ReadonlyMap<string, Word>;

function checkPairs(check: Check, { list }: Written, bank: Bank): void {
  list.pairs?.forEach(({ one, other, rhymes }, index) => {
    const path = ['list', 'pairs', index];
    const first = findWord(check, bank, [...path, 'one'], one);
    const second = findWord(check, bank, [...path, 'other'], other);
    if (!first || !second || doRhyme(first, second) === rhymes) return;
    refuse(check.file, 'lesson-rhyme', {
      reason: `${quote(one)} en ${quote(other)} rijmen ${rhymes ? 'niet' : 'wel'}`,
      expected: `rhymes: ${!rhymes}, of andere woorden`,
      place: check.document.placeOf(path),
    });
  });
}

function checkWords({ file, document }: Check, { list }: Written, bank: Bank): void {
  list.words?.forEach(({ word: name, firstSound, claps }, index) => {
    const path = ['list', 'words', index];
    const word = findWord({ file, document }, bank, [...path, 'word'], name);
    if (!word) return;
    const heard = [
      ['firstSound', firstSound, word.firstSound],
      ['claps', claps, word.claps],
    ] as const;
    for (const [field, said, known] of heard) {
      if (said === undefined || said === known) continue;
      refuse(file, 'lesson-heard', {
        reason: `bij ${quote(name)} staat ${field}: ${said}`,
        expected: `${field}: ${known}, zoals in content/woorden.yaml`,
        place: document.placeOf([...path, field]),
      });
    }
  });
}

function findWord({ file, document }: Check, bank: Bank, path: Path, name: string): Word | undefined {
  const word = bank.get(name);
  if (!word) refuse(file, 'lesson-word', { ...complainAboutWord(name, bank), place: document.placeOf(path) });
  return word;
}
