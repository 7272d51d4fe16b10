/** Of two words that are in each other's way either can go: where the nearest set leaves one out, another leaves out the other. */
import type { Answers, Hindrance, Remedy } from './choices.ts';
import { mostNamed, quoted, sayChanged } from './texts.ts';

/** `isFine` tells whether answers make a set; the words that the reason names are those that are in the way. */
export function offerEither(
  { reason, remedies }: Hindrance,
  answers: Answers,
  isFine: (answers: Answers) => boolean,
): Hindrance {
  const [nearest] = remedies;
  const others = nearest
    ? Object.entries(answers).flatMap(([name, answer]) =>
        typeof answer === 'object' ? swapIn(name, answer, nearest) : [],
      )
    : [];
  const names = new Set(remedies.map((remedy) => remedy.name));
  const fine = others.filter((other) => !names.has(other.name) && isFine(other.answers));
  return { reason, remedies: [...remedies, ...fine] };

  function swapIn(name: string, chosen: readonly string[], { answers: to }: Remedy): Remedy[] {
    const kept = to[name];
    if (typeof kept !== 'object') return [];
    const lost = chosen.filter((key) => !kept.includes(key));
    if (lost.length > mostNamed) return [];
    const named = chosen.filter((key) => reason.includes(quoted([key])));
    const [back, out] = [lost, kept].map((keys) => named.filter((key) => keys.includes(key)));
    return (back ?? []).flatMap((one) =>
      (out ?? []).map((other) => {
        const words = inOrder(chosen, kept, [one], other);
        return { name: sayChanged([chosen, words]), answers: { ...to, [name]: words } };
      }),
    );
  }
}

/** As they were chosen, and behind those what came with them. */
function inOrder(
  chosen: readonly string[],
  kept: readonly string[],
  back: readonly string[],
  out: string,
): string[] {
  const all = [...kept, ...back].filter((key) => key !== out);
  return [...chosen.filter((key) => all.includes(key)), ...all.filter((key) => !chosen.includes(key))];
}

/** First what keeps the words that were asked for last: whoever takes one means to have it. */
export function latestStays(
  remedies: readonly Remedy[],
  latest: Readonly<Record<string, readonly string[]>>,
): Remedy[] {
  const lostBy = (remedy: Remedy): number =>
    Object.entries(latest).flatMap(([name, words]) => {
      const kept = remedy.answers[name];
      return typeof kept === 'object' ? words.filter((word) => !kept.includes(word)) : [];
    }).length;
  return [...remedies].sort((one, other) => lostBy(one) - lostBy(other));
}

/** What came into each list, the last time that words did. */
export function latestIn(
  past: readonly Pick<{ answers: Answers }, 'answers'>[],
  now: Answers,
): Readonly<Record<string, readonly string[]>> {
  let later = now;
  for (const { answers } of past.toReversed()) {
    const added = addedTo(answers, later, now);
    if (Object.keys(added).length > 0) return added;
    later = answers;
  }
  return {};
}

/** As far as it is still there. */
const addedTo = (from: Answers, to: Answers, now: Answers): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(to).flatMap(([name, answer]) => {
      const [before, kept] = [from[name], now[name]];
      if (typeof answer !== 'object' || typeof before !== 'object' || typeof kept !== 'object') return [];
      const added = answer.filter((key) => !before.includes(key) && kept.includes(key));
      return added.length > 0 ? [[name, added] as const] : [];
    }),
  );
