import { startsWithVerb } from './verb-first.ts';
import { commandsInT, irregulars, noCommands, noVerbs, pronouns, roles, subjects } from './word-classes.ts';
import { splitWords } from './words.ts';

/**
 * Whether a sentence opens with a condition: with als, wanneer or indien; with its verb, and a main clause behind a
 * comma (Gaat dat vlot, neem dan …); or as a question that the next sentence takes up with dan (Lukt het niet? Dan …).
 * A few words tell these from a command or a real question, so a rare one slips through.
 */
export function opensWithCondition(sentence: string, next = ''): boolean {
  const text = withoutStart(whatIsSaid(sentence));
  const words = toWords(text);
  if (/\?["”’)]*$/.test(text)) {
    const opens = startsWithIf(words, true) || startsWithVerb(words);
    return opens && (isTakenUpWithDan(sentence, next) || hasMainClause(text, { withDan: true }));
  }
  if (startsWithIf(words, text.includes(','))) return true;
  return startsWithVerb(words) && hasMainClause(text, { withDan: !subjects.has(words[1] ?? '') });
}

/** Of a sentence that begins with what someone says, no more than that. */
function whatIsSaid(sentence: string): string {
  return sentence.match(/^[“‘(]+([^”]*)”/)?.[1] ?? sentence;
}

function withoutStart(text: string): string {
  return text.replace(/^[“‘"'(…\s]+/, '').replace(/^(?:en|maar|of|want|dus)\s+/i, '');
}

function toWords(text: string): string[] {
  return splitWords(text).map((word) => word.toLowerCase());
}

/** Als ober and als laatste say as what, als een haas says how, and wanneer begins a question too. */
function startsWithIf([first = '', second = '', third = '']: readonly string[], hasComma: boolean): boolean {
  if (first === 'indien') return true;
  if (first !== 'als' && first !== 'wanneer') return false;
  if (pronouns.has(second)) return true;
  if (roles.has(second)) return false;
  const isRole =
    !subjects.has(second) && [irregulars, noCommands, commandsInT].some((verbs) => verbs.has(third));
  return hasComma && !isRole;
}

/** In the same mouth: what is said aloud is not taken up by who tells it. */
function isTakenUpWithDan(sentence: string, next: string): boolean {
  const endsQuote = sentence.endsWith('”');
  const startsQuote = next.startsWith('“');
  return !endsQuote && !startsQuote && toWords(next).slice(0, 5).includes('dan');
}

/** Behind a comma dan, or a verb where that is enough. */
function hasMainClause(text: string, { withDan }: { withDan: boolean }): boolean {
  const clauses = text
    .split(/,["”’]*\s+/)
    .slice(1)
    .map(toWords);
  return clauses.some((words) => {
    if (words.slice(0, 4).includes('dan')) return true;
    const [first] = words;
    return !withDan && first !== undefined && !noVerbs.has(first);
  });
}
