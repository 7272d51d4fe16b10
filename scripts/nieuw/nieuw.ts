/** `npm run nieuw`: asks what an article is about and writes it, with today's date and guidance in each paragraph. */
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { categories } from '../../src/model/category.ts';
import { keysOf } from '../../src/model/keys-of.ts';
import { oneOf } from '../../src/model/one-of.ts';
import { guidanceSign } from '../content/articles/guidance.ts';
import { formatComplaint, formatProblems, formatWarnings } from '../content/problems/report.ts';
import { advise } from '../lees/advise.ts';
import { type Answers, checkAnswer, type Question, writeArticle } from './write-article.ts';

const prompts: Record<Question, string> = {
  titel: 'Hoe heet het artikel?',
  categorie: `Waar hoort het bij: ${oneOf(categories)}?`,
  samenvatting: 'Waar gaat het over? Eén of twee zinnen voor in de lijst.',
};
const names = keysOf(prompts);
const folder = 'content/artikelen';

const given = readFlags();
if (given) await write(await askForTheRest(given));

async function write(answers: Answers): Promise<void> {
  const today = new Date().toLocaleDateString('sv-SE');
  const { file, problems } = await writeArticle(folder, answers, today);
  if (problems) return stop(formatProblems(problems));
  console.log(`${file} staat klaar.`);
  const advice = (await advise('content')).filter(
    (one) => one.file && path.resolve(one.file) === path.resolve(file),
  );
  if (advice.length > 0) console.log(formatWarnings(advice));
  console.log(
    `Bij elke ${guidanceSign} staat wat daar hoort: zet er je eigen tekst. Met npm run dev zie je hoe het wordt.
Het is nog een concept. Is het af, haal dan de regel “concept: true” weg: dan komt het op de site.`,
  );
}

function readFlags(): Answers | undefined {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    return parseArgs({ options }).values;
  } catch {
    stop(`Zo kan het: npm run nieuw -- ${names.map((name) => `--${name} "…"`).join(' ')}`);
    return undefined;
  }
}

/** Each answer is checked when it is given, and asked for again, so that the others are not given for nothing. */
async function askForTheRest(given: Answers): Promise<Answers> {
  if (names.every((name) => given[name] !== undefined)) return given;
  const answers = { ...given };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  for (const name of names) {
    while (!(await isRight(name, answers[name]))) {
      terminal.setPrompt(`${prompts[name]}\n> `);
      terminal.prompt();
      const { value, done } = await lines.next();
      // A writer who stops answering, or a script that cannot answer, hears what is still missing.
      if (done) return answers;
      answers[name] = value;
    }
  }
  terminal.close();
  return answers;
}

async function isRight(question: Question, answer: string | undefined): Promise<boolean> {
  if (answer === undefined) return false;
  const problems = await checkAnswer(folder, question, answer);
  for (const problem of problems) console.log(formatComplaint(problem));
  return problems.length === 0;
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
