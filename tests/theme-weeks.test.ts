/** The weeks of the site as they are. */
import { describe, expect, it } from 'vitest';
import { stockOf } from '../src/maker/make-set.ts';
import { readSetAddress } from '../src/maker/set-address.ts';
import { hasWeek } from '../src/model/theme.ts';
import { loadSetKind } from '../src/packs/loaders.ts';
import { fileOfRoute, readBuilt, routeOf } from './site/built-site.ts';
import { readRealContent } from './site/real-content.ts';

const { themes, material, soundWeeks } = await readRealContent();
const stock = stockOf(material);
const weeks = [
  ...themes.filter(hasWeek).map(({ slug, week }) => ({ name: slug, ...week })),
  ...[...soundWeeks].map(([sound, week]) => ({ name: `de ${sound}`, ...week })),
];

it('has a week for every theme', () => {
  expect(themes.filter((theme) => !hasWeek(theme)).map(({ name }) => name)).toEqual([]);
});

describe('no week is another one with its words changed', () => {
  it('every step stands in one of them', () => {
    const steps = weeks.flatMap(({ days }) =>
      days.flatMap(({ moments }) => moments.flatMap(({ steps }) => steps)),
    );
    expect(steps.filter((step, index) => steps.indexOf(step) !== index)).toEqual([]);
  });

  it.each(weeks.map((week) => [week.name, week] as const))('%s goes outside the circle', (_, { days }) => {
    const places = new Set(days.flatMap(({ moments }) => moments.map(({ place }) => place)));
    expect(places.has('kring')).toBe(true);
    expect(places.has('hoek') || places.has('tafel')).toBe(true);
    expect(places.has('buiten') || places.has('speelzaal')).toBe(true);
  });
});

/** What is left of a word however it is bent: `sluipen` is in `sluipt`, `de vacht` in `vacht`. */
const stemOf = (word: string): string => {
  const bare = word.replace(/^(de|het) /, '');
  return bare.slice(0, Math.max(4, bare.length - 3));
};

describe('the words that are taught', () => {
  it.each(themes.filter(hasWeek).map((theme) => [theme.name, theme] as const))(
    'of %s come back in its days',
    (_, { week: { taught, days } }) => {
      const said = days
        .flatMap(({ ready = '', moments }) => [ready, ...moments.flatMap(({ steps }) => steps)])
        .join(' ')
        .toLowerCase();
      const missing = taught.filter(({ word }) => !said.includes(stemOf(word)));
      expect(missing.map(({ word }) => word)).toEqual([]);
    },
  );
});

describe('the sets that stand ready on the page of a theme', () => {
  it.each(themes.filter(hasWeek).map(({ slug }) => slug))('%s can be made just so', async (slug) => {
    const page = await readBuilt(fileOfRoute(`/themas/${slug}`));
    const addresses = [...page.matchAll(/href="([^"]*#set=[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const { pathname, hash } = new URL(routeOf(address), 'https://x.example');
      const game = material.games.find(({ exercise }) => pathname.endsWith(`/${exercise.slug}`));
      if (!game) throw new Error(`No game is at ${address}`);
      const kind = await loadSetKind(game.pack);
      const { parameters } = game.exercise;
      const read = readSetAddress(hash, {
        exercise: game.exercise.slug,
        questions: kind.questions(parameters, stock.words),
        shipped: kind.shipped(parameters, stock.words),
      });
      if (!read) throw new Error(`No set is at ${address}`);
      expect(read.notes).toEqual([]);
      expect(
        kind.decide(read.choices.answers, game.exercise, stock).hindrance?.reason,
        address,
      ).toBeUndefined();
    }
  });
});
