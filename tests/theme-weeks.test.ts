/** The weeks of the site as they are. */
import { describe, expect, it } from 'vitest';
import { hasWeek } from '../src/model/theme.ts';
import { complainAboutSet, setsOn } from './site/ready-sets.ts';
import { readRealContent } from './site/real-content.ts';

const { themes, soundWeeks } = await readRealContent();
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
    const addresses = await setsOn(`/themas/${slug}`);
    expect(addresses).not.toEqual([]);
    const complaints = await Promise.all(addresses.map(complainAboutSet));
    expect(complaints.flat()).toEqual([]);
  });
});
