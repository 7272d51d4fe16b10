/** Chosen words in families: what is called for them, how many of a family can be on the cards, and what is in the way. */

import type { Offered } from '../../../maker/questions.ts';
import { mostNamed } from '../../../maker/texts.ts';
import { sayTroubles, type Trouble } from '../../../maker/trouble.ts';
import { hasPicture, type PicturedWord, type WordBank } from '../../../model/word.ts';
import type { Parameters } from '../parameters.ts';
import { type Way, wayNames } from '../ways/way.ts';
import { type Pool, poolOf } from './pool.ts';
import { texts, type Unfit, wayTexts } from './texts.ts';

type Family = Parameters['families'][number];

/** Words whose picture a child knows at a glance, for which something can be called in one way or another. */
export function offerWords(words: WordBank): Offered[] {
  const pools = wayNames.map((way) => poolOf(words, way));
  const rhyme = poolOf(words, 'rijm');
  return [...words.values()]
    .filter(hasPicture)
    .filter(({ weight }) => weight === 'strong')
    .filter((word) => pools.some(({ findUnfit }) => !findUnfit(word)))
    .map((word) => {
      const [call] = rhyme.findUnfit(word) ? [] : rhyme.callsFor([word]);
      return { word, remark: call ? texts.rhymesWith(call.word) : '' };
    });
}

export const inFamilies = (words: readonly PicturedWord[], { familyOf }: Way): PicturedWord[][] =>
  [...new Set(words.map(familyOf))].map((family) => words.filter((word) => familyOf(word) === family));

/** In the order of the site's own printable, and with its calls, as far as its families are chosen. */
export function familiesOf(
  chosen: readonly PicturedWord[],
  shipped: readonly Family[],
  { way, callsFor }: Pool,
  words: WordBank,
): Family[] {
  const known = shipped.flatMap((family) => {
    const call = words.get(family.call);
    return call ? [{ ...family, name: way.familyOf(call) }] : [];
  });
  const rankOf = ([member]: readonly PicturedWord[]): number => {
    const rank = known.findIndex(({ name }) => member && name === way.familyOf(member));
    return rank < 0 ? known.length : rank;
  };
  return inFamilies(chosen, way)
    .sort((one, other) => rankOf(one) - rankOf(other))
    .flatMap((members) => {
      const family = known[rankOf(members)];
      const names = namesOf(members);
      const first = family?.onCards.filter((name) => names.includes(name)) ?? [];
      const calls = namesOf(callsFor(members));
      const call = family && calls.includes(family.call) ? family.call : calls[0];
      return call ? [{ call, onCards: [...new Set([...first, ...names])] }] : [];
    });
}

const namesOf = (words: readonly PicturedWord[]): string[] => words.map(({ word }) => word);

export function findTroubles(chosen: readonly PicturedWord[], pool: Pool): Trouble[] {
  const unfits = findUnfits(chosen, pool);
  const fit = without(chosen, unfits);
  const clashes = findClashes(fit, pool);
  return [...unfits, ...clashes, ...findCrowds(without(fit, clashes), pool)];
}

/** How many of the words can stay, and why the others can't. */
export function sayWhatGoes(
  troubles: readonly Trouble[],
  chosen: readonly PicturedWord[],
  { name, findUnfit }: Pool,
): string | undefined {
  const said = sayTroubles(troubles);
  const left = without(chosen, troubles).length;
  // Of a word or two that their reason is told says enough.
  const isTold = chosen.filter(findUnfit).length > 1 || chosen.length - left > mostNamed;
  return said && isTold ? `${wayTexts[name].fit(left, chosen.length)} ${said}` : said;
}

function without(chosen: readonly PicturedWord[], troubles: readonly Trouble[]): PicturedWord[] {
  const gone = troubles.flatMap((trouble) => trouble.gone);
  return chosen.filter(({ word }) => !gone.includes(word));
}

/** Pictures for which nothing can be called, the largest group first. */
function findUnfits(chosen: readonly PicturedWord[], { name, findUnfit }: Pool): Trouble[] {
  const groups = new Map<Unfit, PicturedWord[]>();
  for (const word of chosen) {
    const unfit = findUnfit(word);
    if (unfit) groups.set(unfit, [...(groups.get(unfit) ?? []), word]);
  }
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([why, members]) => ({
      reason: wayTexts[name].unfit[why](namesOf(members)),
      gone: namesOf(members),
      sayGone: wayTexts[name].unfit[why],
    }));
}

/** Of families that children could take for each other the largest stays, or else the most usual. */
function findClashes(chosen: readonly PicturedWord[], { name, way, usualFirst }: Pool): Trouble[] {
  const kept: PicturedWord[] = [];
  const families = inFamilies([...chosen].sort(usualFirst), way);
  const bySize = families.sort((one, other) => other.length - one.length);
  return bySize.flatMap((members) => {
    const inTheWay = kept.find((other) => members.some((word) => way.clashes(other, word)));
    if (inTheWay) {
      const two = chosen.filter((word) => word === inTheWay || word === members[0]);
      const reason = wayTexts[name].clash(namesOf(two));
      return [{ reason, gone: namesOf(members), sayGone: wayTexts[name].clashes }];
    }
    kept.push(...members);
    return [];
  });
}

/** Words of one family that are too many: one is to be called, and few can be on the cards. */
const findCrowds = (chosen: readonly PicturedWord[], { name, way, roomFor, callsFor }: Pool): Trouble[] =>
  inFamilies(chosen, way).flatMap((members) => {
    const kept = roomFor(members);
    const names = namesOf(members);
    if (kept === names.length) return [];
    const why = kept > 1 ? 'few' : callsFor(members.slice(0, 2)).length > 0 ? 'long' : 'called';
    return [
      {
        reason: wayTexts[name].crowd(names, why),
        gone: names.slice(kept),
        sayGone: wayTexts[name].crowds,
      },
    ];
  });

/** The chosen words and others, until there are so many: new families first, and only what there is room for. */
export function addTo(
  chosen: readonly string[],
  others: readonly PicturedWord[],
  count: number,
  { way, findUnfit, roomFor }: Pool,
): string[] {
  const added = others.filter(({ word }) => chosen.includes(word));
  const fit = others.filter((word) => !added.includes(word) && !findUnfit(word));
  for (const isNewFamily of [true, false])
    for (const word of fit) {
      if (added.length >= count) return namesOf(added);
      if (added.includes(word) || added.some((other) => way.clashes(other, word))) continue;
      const members = added.filter((other) => way.familyOf(other) === way.familyOf(word));
      if (isNewFamily && members.length > 0) continue;
      if (roomFor([...members, word]) === members.length + 1) added.push(word);
    }
  return namesOf(added);
}
