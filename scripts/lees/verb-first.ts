import {
  afterSubject,
  commandsInT,
  irregulars,
  maybeCommandsInT,
  noCommands,
  noVerbs,
  plurals,
  pronouns,
  reflexives,
  subjects,
} from './word-classes.ts';

/** Whether a sentence, given in small letters, starts with a verb that says what someone does and is no command. */
export function startsWithVerb(words: readonly string[]): boolean {
  const [verb = '', second = '', third = ''] = words;
  if (plurals.has(verb) && subjects.has(second)) return true;
  if (noVerbs.has(verb)) return false;
  if (second === 'jij') return noCommands.has(verb) || !isProposal(words);
  if (second === 'je' && isDoneByJe(verb, third)) return true;
  if (/^(?:jullie|ze|we|wij)$/.test(second) && verb.endsWith('en')) return true;
  if (irregulars.has(verb)) return true;
  if (commandsInT.has(verb)) return false;
  if (maybeCommandsInT.has(verb))
    return pronouns.has(second) ? second !== 'je' || isChild(third) : isChild(third);
  return verb.endsWith('t');
}

/** Kook jij vandaag, dan dek ik de tafel. */
function isProposal(words: readonly string[]): boolean {
  return words[words.indexOf('dan') + 2] === 'ik';
}

/** Lees je voor, but not: lees je kind voor. */
function isDoneByJe(verb: string, next: string): boolean {
  return noCommands.has(verb) || (!reflexives.has(verb) && afterSubject.has(next));
}

function isChild(word: string): boolean {
  return /^(?:kind|kleuter|meisje|jongen|klas|groep)$/.test(word);
}
