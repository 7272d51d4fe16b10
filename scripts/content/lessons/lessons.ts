/** From a file in content/lessen to a lesson, or to every problem in it. */
import type { VFile } from 'vfile';
import { type Lesson, lessonShape } from '../../../src/model/lesson.ts';
import { rhymes as doRhyme, type Word } from '../../../src/model/word.ts';
import { quote, refuse } from '../problems/problem.ts';
import { complainAboutUnknown, didYouMean, nearest } from '../problems/suggest.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { parseYaml, type YamlDocument } from '../yaml/yaml-document.ts';

/** What a lesson may name. Where the words have problems of their own there are none. */
interface Named {
  words: readonly Word[];
  articles: readonly string[];
  exercises: readonly string[];
  sounds: readonly string[];
}

/** The message of a school's app that is read to its end. */
const letterWords = { fewest: 40, most: 80 } as const;

export function parseLesson(file: VFile, named: Named): Lesson | undefined {
  const document = parseYaml(file, String(file.value));
  const lesson = document && checkShape(file, document, lessonShape);
  if (!lesson) return undefined;
  const check = { file, document };
  checkNames(check, lesson, named);
  checkLetter(check, lesson);
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

interface Check {
  file: VFile;
  document: YamlDocument;
}

type Written = Omit<Lesson, 'slug'>;

function checkNames({ file, document }: Check, lesson: Written, named: Named): void {
  const names = [
    ['article', 'artikel', named.articles],
    ['exercise', 'oefening', named.exercises],
    ['sound', 'klank', named.sounds],
  ] as const;
  for (const [field, kind, known] of names) {
    const name = lesson[field];
    if (name === undefined || known.length === 0 || known.includes(name)) continue;
    refuse(file, 'lesson-name', {
      ...complainAboutUnknown(kind, name, known),
      place: document.placeOf([field]),
    });
  }
}

function checkLetter({ file, document }: Check, { letter }: Written): void {
  const count = letter.split(/\s+/).length;
  if (count >= letterWords.fewest && count <= letterWords.most) return;
  refuse(file, 'lesson-letter', {
    reason: `de brief aan ouders telt ${count} woorden`,
    expected: `${letterWords.fewest} tot ${letterWords.most} woorden`,
    place: document.placeOf(['letter']),
  });
}

type Bank = ReadonlyMap<string, Word>;

function checkPairs({ file, document }: Check, { list }: Written, bank: Bank): void {
  list.pairs?.forEach(({ one, other, rhymes }, index) => {
    const path = ['list', 'pairs', index];
    const words = (['one', 'other'] as const).map((field) =>
      findWord({ file, document }, bank, [...path, field], field === 'one' ? one : other),
    );
    const [first, second] = words;
    if (!first || !second || doRhyme(first, second) === rhymes) return;
    refuse(file, 'lesson-rhyme', {
      reason: `${quote(one)} en ${quote(other)} rijmen ${rhymes ? 'niet' : 'wel'}`,
      expected: `rhymes: ${!rhymes}, of andere woorden`,
      place: document.placeOf(path),
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

function findWord(
  { file, document }: Check,
  bank: Bank,
  path: readonly (string | number)[],
  name: string,
): Word | undefined {
  const word = bank.get(name);
  if (!word)
    refuse(file, 'lesson-word', {
      reason: `${quote(name)} staat niet in content/woorden.yaml`,
      expected: nearest(name, bank.keys()) ? didYouMean(name, bank.keys()) : 'een woord dat daar staat',
      place: document.placeOf([...path]),
    });
  return word;
}
