/** The sounds of the site as they are, and their pages. */
import { describe, expect, it } from 'vitest';
import { soundsOf } from '../src/model/dutch-sounds.ts';
import { fill } from '../src/model/fill.ts';
import { wordsIn } from '../src/model/sound-words.ts';
import { spokenWord } from '../src/model/word.ts';
import { areSeen, fetchPictures, openBrowser } from './browsers/browser.ts';
import { fileOfRoute, pathTo, readBuilt } from './site/built-site.ts';
import { complainAboutSet, setsOn } from './site/ready-sets.ts';
import { readRealContent } from './site/real-content.ts';

const { visit } = openBrowser();
const { sounds: all, exercises, pages } = await readRealContent();
const { sounds, tips } = all;
const routeTo = (sound: string) => `/oefeningen/klank/${sound}`;

describe.each(sounds.map((entry) => [entry.sound, entry] as const))('/%s/', (sound, { words }) => {
  it('is heard where its words say it is', () => {
    const heard = (word: (typeof words.first)[number]) => soundsOf(spokenWord(word)).flat();
    for (const word of words.first) expect(word.firstSound, word.word).toBe(sound);
    for (const word of words.last) expect(heard(word).at(-1), word.word).toBe(sound);
    for (const word of words.inside) expect(heard(word).slice(1, -1), word.word).toContain(sound);
  });

  it('has each word once, and none that a child may call otherwise without it', () => {
    const names = wordsIn(words).map(({ word }) => word);
    expect(new Set(names).size).toBe(names.length);
    for (const { word, alsoNamed } of [...words.inside, ...words.last])
      for (const name of alsoNamed) expect(name).toContain(word);
  });
});

describe('the sets that stand ready', () => {
  it.each(sounds.map(({ sound }) => sound))('for /%s/ can be made just so', async (sound) => {
    const addresses = await setsOn(routeTo(sound));
    const complaints = await Promise.all(addresses.map(complainAboutSet));
    expect(complaints.flat()).toEqual([]);
  });

  it('are there', async () => {
    const ready = await Promise.all(sounds.map(({ sound }) => setsOn(routeTo(sound))));
    expect(ready.flat().length > 0).toBe(sounds.length > 0);
  });
});

it.each(sounds.map(({ sound, example }) => [sound, example] as const))(
  'the page of /%s/ shows %s in its head and first of its words',
  async (sound, example) => {
    const page = await readBuilt(fileOfRoute(routeTo(sound)));
    const [head = '', ...parts] = page.split('<section');
    const pictureIn = (html: string) => html.match(/<img [^>]*src="([^"]*)"/)?.[1];
    const own = parts.find((part) => part.includes(`>${example}</li>`)) ?? '';
    expect(pictureIn(head)).toBeTruthy();
    expect(pictureIn(own)).toBe(pictureIn(head));
  },
);

describe.each(sounds.slice(0, 1))('the page of a sound', ({ sound, example, say, words }) => {
  it('is where the row of /oefeningen leads, and leads to all others', async () => {
    const { page } = await visit('/oefeningen');
    const row = page.locator('#klank-van-de-week ~ nav a');
    const shown = await row.allInnerTexts();
    expect([...shown].sort()).toEqual(sounds.map((one) => one.sound).sort());
    // As they are taught: those of the first kern first.
    const early = ['i', 'k', 'm', 's'].filter((one) => shown.includes(one));
    expect(shown.slice(0, early.length).sort()).toEqual(early);
    await row.getByText(sound, { exact: true }).click();
    await page.waitForURL(`**${pathTo(routeTo(sound))}`);
    expect((await page.locator('h1').innerText()).replace(/\s+/g, ' ')).toBe(
      fill(pages.sounds.name, { klank: sound, woord: example }),
    );
    expect(await page.locator('main').innerText()).toContain(say);
    expect(await page.locator('nav a[aria-current="page"]').allInnerTexts()).toEqual(['Oefeningen', sound]);
    expect(await page.locator('.sound-row a').count()).toBe(sounds.length);
  });

  it('shows its words with their pictures, its games and its tips', async () => {
    const { page } = await visit(routeTo(sound));
    const shown = await page.locator('.sound-words li').allInnerTexts();
    const names = wordsIn(words).map(({ word }) => word);
    expect(
      shown.map((text) => text.replaceAll('\u00ad', '').trim()).filter((word) => !names.includes(word)),
    ).toEqual([]);
    expect(shown.length).toBeGreaterThanOrEqual(4);
    expect(Math.min(...(await fetchPictures(page, '.sound-words img')))).toBeGreaterThan(0);
    const titles = exercises.filter(({ slug }) => all.exercises.includes(slug)).map(({ title }) => title);
    for (const title of await page.locator('.fitting-games h3').allInnerTexts())
      expect(titles).toContain(title);
    expect(await page.locator('.tip-link').count()).toBe(tips.length);
  });

  it('has a set ready at a click, with its words', async () => {
    const { page } = await visit(routeTo(sound));
    await page.getByRole('link', { name: pages.sounds.games.open }).first().click();
    await page.waitForURL(/#set=/);
    await page.locator('.set-page svg').first().waitFor();
  });

  it('prints its sound and its words, and no way to elsewhere', async () => {
    const { page } = await visit(routeTo(sound));
    await page.emulateMedia({ media: 'print' });
    for (const shown of ['h1', '.lead', '.sound-words li'])
      expect(await areSeen(page, shown), shown).not.toContain(false);
    for (const gone of ['.sound-games', '.sound-further', '.sound-row', '.back', '.sound-printing'])
      expect(await areSeen(page, gone), gone).not.toContain(true);
  });
});
