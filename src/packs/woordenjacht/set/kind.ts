/** Woordenjacht with chosen words: what to find, what to listen for, what to rhyme on. */

import { keysIn } from '../../../maker/keys-in.ts';
import { kinFirst } from '../../../maker/kin-first.ts';
import { refuseOwn } from '../../../maker/own-words/own-word.ts';
import { askWords, type Questions } from '../../../maker/questions.ts';
import { mixedBy } from '../../../maker/seed.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { refusals, sayChanged } from '../../../maker/texts.ts';
import { mostUsualFirst } from '../../../model/usual-words.ts';
import { canStandTogether, hasPicture, type PicturedWord, type WordBank } from '../../../model/word.ts';
import { fitsBesideBox } from '../label.ts';
import { maker } from '../layout.ts';
import type { AskedHunts } from '../rules.ts';
import { fewestThings, makeHunts } from './hunts.ts';
import { makeKeys, mostKeys, offerFor, refuseKey, rhymeKeys, soundKeys } from './keys.ts';
import { texts } from './texts.ts';

type Answers = {
  readonly words: readonly string[];
  readonly sounds: readonly string[];
  readonly rhymes: readonly string[];
};

const offerThings = (words: WordBank): PicturedWord[] =>
  [...words.values()]
    .filter(hasPicture)
    .filter(({ word, weight }) => weight === 'strong' && fitsBesideBox(word));

function askHunts({ cards, more = [], sounds, rhymes }: AskedHunts, words: WordBank): Questions<Answers> {
  const things = [...cards.flatMap((card) => card.things), ...more];
  return {
    words: {
      ...askWords(
        offerThings(words).map((word) => ({
          word,
          remark: things.find((thing) => thing.word === word.word)?.teach ?? texts.toWrite,
        })),
        undefined,
        refuseOwn(words, ({ word }) => (fitsBesideBox(word) ? undefined : refusals.tooLong)),
      ),
      ...texts.words,
      sought: true,
    },
    sounds: {
      ...askWords(
        offerFor(soundKeys, sounds, words),
        undefined,
        refuseOwn(words, (word) => refuseKey(word, soundKeys, sounds, words)),
      ),
      field: 'klank',
      ...texts.sounds(mostKeys),
    },
    rhymes: {
      ...askWords(
        offerFor(rhymeKeys, rhymes, words),
        undefined,
        refuseOwn(words, (word) => refuseKey(word, rhymeKeys, rhymes, words)),
      ),
      field: 'rijm',
      ...texts.rhymes(mostKeys),
    },
  };
}

export const kind: SetKind<AskedHunts, Answers> = {
  maker,
  questions: askHunts,

  shipped(parameters, words) {
    const { cards, sounds, rhymes } = parameters;
    const asked = askHunts(parameters, words);
    const namesOf = (named: readonly { readonly word: string }[]) => named.map(({ word }) => word);
    return {
      words: keysIn(asked.words, namesOf(cards.flatMap(({ things }) => things))),
      sounds: keysIn(asked.sounds, namesOf(sounds)),
      rhymes: keysIn(asked.rhymes, namesOf(rhymes)),
    };
  },

  decide(answers, { parameters: shipped, slug }, { words }) {
    const mix = mixedBy(slug);
    const things = offerThings(words);
    const named = (names: readonly string[]) =>
      [...words.values()].filter(({ word }) => names.includes(word));
    const heard = offerFor(soundKeys, shipped.sounds, words, named(answers.sounds)).map(({ word }) => word);
    const rhymed = offerFor(rhymeKeys, shipped.rhymes, words, named(answers.rhymes)).map(({ word }) => word);
    const chosen = (offered: readonly PicturedWord[], names: readonly string[]) =>
      offered.filter(({ word }) => names.includes(word));
    const make = (from: Answers) => ({
      hunts: makeHunts(chosen(things, from.words), shipped, mix, mostUsualFirst(words)),
      sounds: makeKeys(chosen(heard, from.sounds), shipped.sounds, soundKeys, words, mix),
      rhymes: makeKeys(chosen(rhymed, from.rhymes), shipped.rhymes, rhymeKeys, words, mix),
    });
    const { hunts, sounds, rhymes } = make(answers);
    const isEmpty = Object.values(answers).every(({ length }) => length === 0);
    if (hunts.cards && sounds.keys && rhymes.keys && !isEmpty)
      return {
        parameters: {
          cards: hunts.cards,
          hanging: shipped.hanging,
          sounds: sounds.keys,
          rhymes: rhymes.keys,
        },
      };

    /** What is too much goes, and a card that is too small gets the first things that go with it. */
    const settle = (from: Answers): Answers => {
      const made = make(from);
      const without = (
        names: readonly string[],
        { gone = [] }: { readonly gone?: readonly string[] | undefined },
      ) => names.filter((name) => !gone.includes(name));
      const fewer = {
        words: without(from.words, made.hunts),
        sounds: without(from.sounds, made.sounds),
        rhymes: without(from.rhymes, made.rhymes),
      };
      const isChanged = Object.values(fewer).flat().length < Object.values(from).flat().length;
      return isChanged ? settle(fewer) : fewer;
    };
    const settled = settle(answers);
    const isShort = settled.words.length < fewestThings && (settled.words.length > 0 || isEmpty);
    const onShipped = shipped.cards
      .flatMap((card) => card.things)
      .flatMap((thing) => things.find(({ word }) => word === thing.word) ?? []);
    const fitting = {
      ...settled,
      words: isShort ? addThings(settled.words, onShipped, things) : settled.words,
    };
    const name = sayChanged(
      [answers.words, fitting.words],
      [answers.sounds, fitting.sounds],
      [answers.rhymes, fitting.rhymes],
    );
    return {
      hindrance: {
        reason: hunts.reason ?? sounds.reason ?? rhymes.reason ?? texts.nothing,
        remedies: [{ name, answers: fitting }],
      },
    };
  },
};

/** The first of these that don't look like what is there, until there are enough for a card. */
function addThings(
  names: readonly string[],
  others: readonly PicturedWord[],
  offered: readonly PicturedWord[],
): string[] {
  const on = offered.filter(({ word }) => names.includes(word));
  for (const other of kinFirst(on, others)) {
    if (on.length >= fewestThings) break;
    if (on.every((word) => word !== other && canStandTogether(word, other))) on.push(other);
  }
  return offered.filter((word) => on.includes(word)).map(({ word }) => word);
}
