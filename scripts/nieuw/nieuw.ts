/** `npm run nieuw`: asks what an article is about and writes it, with today's date and guidance in each paragraph. */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { categories } from '../../src/model/category.ts';
import { keysOf } from '../../src/model/keys-of.ts';
import { oneOf } from '../../src/model/one-of.ts';
import { guidanceSign } from '../content/articles/guidance.ts';
import { formatProblems } from '../content/problems/report.ts';
import { type Answers, type Question, writeArticle } from './write-article.ts';

const prompts: Record<Question, string> = {
  titel: 'Hoe heet het artikel?',
  categorie: `Waar hoort het bij: ${oneOf(categories)}?`,
  samenvatting: 'Waar gaat het over? Eén of twee zinnen voor in de lijst.',
};
const names = keysOf(prompts);

const given = readFlags();
if (given) await write(await askForTheRest(given));

async function write(answers: Answers): Promise<void> {
  const today = new Date().toLocaleDateString('sv-SE');
  const { file, problems } = await writeArticle('content/artikelen', answers, today);
  if (problems) return stop(formatProblems(problems));
  console.log(`${file} staat klaar.`);
  console.log(
    `Bij elke ${guidanceSign} staat wat daar hoort: zet er je eigen tekst. Met npm run dev zie je hoe het wordt.`,
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

async function askForTheRest(given: Answers): Promise<Answers> {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0) return given;
  const answers = { ...given };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  for (const name of missing) {
    terminal.setPrompt(`${prompts[name]}\n> `);
    terminal.prompt();
    const { value, done } = await lines.next();
    // A writer who stops answering, or a script that cannot answer, hears what is still missing.
    if (done) break;
    answers[name] = value;
  }
  terminal.close();
  return answers;
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
