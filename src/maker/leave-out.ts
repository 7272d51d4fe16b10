/** What the grown-up reads, without the sentences about what is not in a set. */
import type { Line, Phrase } from '../model/exercise.ts';
import { changeLines, changeTexts, type Told, textOf } from './told.ts';

type IsGone = (text: string) => boolean;

/** Of a list that names it among others, and of a sentence that has it as an example, the rest stays. */
export function leaveOut(told: Told, absent: readonly string[]): Told {
  const isGone: IsGone = (text) => absent.some((name) => text.toLowerCase().includes(name.toLowerCase()));
  const keep = (line: Line) => keepOf(line, isGone);
  const keepText = (text: string) => textOf(keep([{ text, strong: false }]));
  const keepItems = (text: string) => (isGone(text) && keepListed('', text, isGone)) || text;
  const changed = changeTexts(told, keepText);
  return {
    ...changed,
    trains: keepItems(told.trains),
    term: keepItems(told.term),
    cast: told.cast.map((player) => (isGone(player.says ?? '') ? { who: player.who } : player)),
    adultPage: changeLines(told.adultPage, keep),
  };
}

function keepOf(line: Line, isGone: IsGone): Line {
  if (!isGone(textOf(line))) return line;
  const sentences = sentencesOf(line);
  const kept = sentences.flatMap((sentence) => {
    const text = textOf(sentence);
    if (!isGone(text)) return [sentence];
    const rest = sentence.some(({ strong }) => strong) ? keepLead(sentence, isGone) : keepRest(text, isGone);
    return rest === '' ? [] : [[{ text: rest, strong: false }]];
  });
  return kept[0] === sentences[0] ? kept.flat() : beginAnew(kept.flat());
}

/** Of `wat je doet: wat je erbij zegt`, where the first is a sentence by itself. */
function keepLead([lead, ...said]: Line, isGone: IsGone): string {
  const isFirst = lead && !lead.strong && said[0]?.strong && isSentence(lead.text);
  return isFirst && !isGone(lead.text) ? lead.text.replace(/: $/, '. ') : '';
}

/** Without what comes behind the colon. */
const isSentence = (lead: string): boolean => /^(?:\S+ ){4,}\S+: $/.test(lead);

function keepRest(sentence: string, isGone: IsGone): string {
  const [, lead = '', end = ''] = /^(.*), zoals .*?([.!?]?\s*)$/s.exec(sentence) ?? [];
  if (lead !== '' && !isGone(lead)) return lead + end;
  const [, head = '', items = ''] = /^(.*: (?:kies )?)?(.*)$/s.exec(sentence) ?? [];
  return (head === '' ? /^een .* een /.test(items) : !isGone(head)) ? keepListed(head, items, isGone) : '';
}

/** What is left of `één, twee of drie.` */
function keepListed(head: string, items: string, isGone: IsGone): string {
  const [, list = '', end = ''] = /^(.*?)([.!?]?\s*)$/s.exec(items) ?? [];
  const named = list.split(/, | (?:en|of) /);
  const kept = named.filter((name) => !isGone(name));
  const [, and] = / (en|of) (?!.* (?:en|of) )/.exec(list) ?? [];
  const last = and && kept.length > 1 ? ` ${and} ${kept.pop()}` : '';
  if (kept.length > 0) return `${head}${kept.join(', ')}${last}${end}`;
  return isSentence(head) ? head.replace(/: (?:kies )?$/, end) : '';
}

/** `Of dit.` begins as `Dit.` where it comes first. */
function beginAnew(line: Line): Line {
  const [first, ...others] = line;
  const [of] = /^Of:? /.exec(first?.text ?? '') ?? [];
  if (!first || !of) return line;
  const rest = { ...first, text: first.text.slice(of.length) };
  const [next, ...after] = rest.text === '' ? others : [rest, ...others];
  return next ? [{ ...next, text: next.text.charAt(0).toUpperCase() + next.text.slice(1) }, ...after] : [];
}

/** Without the sentences in which one of these words is said out loud. */
export const leaveOutSaid = (lines: readonly Line[], absent: readonly string[]): Line[] =>
  without(lines, (sentence) =>
    sentence.some(
      ({ text, strong }) =>
        strong &&
        text
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .some((word) => absent.includes(word)),
    ),
  );

const without = (lines: readonly Line[], isGone: (sentence: Line) => boolean): Line[] =>
  lines.flatMap((line) => {
    const sentences = sentencesOf(line);
    const kept = sentences.filter((sentence) => !isGone(sentence));
    if (kept.length === sentences.length) return [line];
    return textOf(kept.flat()).trim() === '' ? [] : [kept.flat()];
  });

/** Without the whole of those in which one of these words is. */
export const leaveOutLines = (lines: readonly Line[], absent: readonly string[]): Line[] =>
  lines.filter((line) => !absent.some((word) => textOf(line).toLowerCase().includes(word)));

/** A sentence begins with a capital behind a stop. What is said out loud may have both, and stays whole. */
function sentencesOf(line: Line): Phrase[][] {
  const text = line.map((phrase) => (phrase.strong ? hideWithin(phrase.text) : phrase.text)).join('');
  const starts = [...text.matchAll(/(?<=[.!?]\s)(?=\p{Lu})/gu)].map(({ index }) => index);
  return [0, ...starts].map((from, index) => cut(line, from, starts[index] ?? text.length));
}

const hideWithin = (said: string): string =>
  said.replace(/(?<=^.).*(?=.$)/su, (within) => '-'.repeat(within.length));

/** The phrases from one sign of a line to another. */
function cut(line: Line, from: number, to: number): Phrase[] {
  let at = 0;
  return line.flatMap(({ text, strong }) => {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
    return part === '' ? [] : [{ text: part, strong }];
  });
}
