import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBoardAddress } from '../src/board/board-address.ts';
import { carryList } from '../src/maker/carry-list.ts';
import { type SetChoices, shippedLook } from '../src/maker/choices.ts';
import { orderSet, stockOf } from '../src/maker/make-set.ts';
import { proposeWord } from '../src/maker/own-words/own-word.ts';
import { writeSetAddress } from '../src/maker/set-address.ts';
import { hasBoard, loadBoard, loadSetKind } from '../src/packs/loaders.ts';
import { type BingoShow, winnersAfter } from '../src/packs/rijm-bingo/board/show.ts';
import { findViolationsOn } from './browsers/axe.ts';
import { openBrowser, watchTraffic } from './browsers/browser.ts';
import { distFolder } from './site/built-site.ts';
import { readRealContent } from './site/real-content.ts';

const { open, openForAll, visit, address } = openBrowser();
const { material } = await readRealContent();
const boards = material.games.filter(({ pack }) => hasBoard(pack));
const slugs = boards.map(({ exercise }) => exercise.slug);
const bingo = boards.find(({ pack }) => pack === 'rijm-bingo')?.exercise.slug ?? '';

const door = (page: Page) => page.locator('.board-door > summary');
const board = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => board(page).getByRole('button', { name });
const stage = (page: Page) => board(page).locator('[aria-live]');
const isOut = (page: Page) => board(page).getByText('wordt klaargezet').waitFor({ state: 'detached' });

async function openBoard(fragment: string, options = {}, slug = bingo) {
  const seen = await visit(`/oefeningen/${slug}${fragment}`, options);
  await board(seen.page).waitFor();
  await isOut(seen.page);
  return seen;
}

const kind = await loadSetKind('rijm-bingo');
const maker = await loadBoard('rijm-bingo');

const game = boards.find(({ pack }) => pack === 'rijm-bingo');
if (!game) throw new Error('No bingo');
const materials = { ...material, exercise: game.exercise };
const stock = stockOf(materials);
const { parameters } = game.exercise;
const bounds = {
  exercise: game.exercise.slug,
  questions: kind.questions(parameters, stock.words),
  shipped: kind.shipped(parameters, stock.words),
};
const shipped: SetChoices = { ...shippedLook, answers: bounds.shipped };

/** A set of few cards that can be dealt. */
const small = [8, 10, 12, 14, 16]
  .flatMap((children) => [2, 3, 4].map((shuffle) => ({ children, shuffle })))
  .map(({ children, shuffle }) => ({ ...shipped, shuffle, answers: { ...bounds.shipped, children } }))
  .find((choices) => orderSet(kind, choices, materials).exercise);
if (!small) throw new Error('No small set');
const smallSet = writeSetAddress(small, bounds);

/** What the board shows, dealt here. */
function dealt(choices: SetChoices, game: number): BingoShow {
  const { exercise } = orderSet(kind, choices, materials);
  const { model } = exercise ? maker.prepare(exercise, stock) : {};
  const { show } = model && exercise ? maker.setOut(model, `${exercise.slug} ${game}`) : {};
  if (!show) throw new Error('Nothing is dealt');
  return show as BingoShow;
}

describe('the board of Rijm-bingo', () => {
  it('opens by its door on the page of all exercises', async () => {
    const { page, said } = await visit('/oefeningen');
    await page.locator(`#${bingo} a[href$="#bord"]`).click();
    await isOut(page);
    await button(page, 'Begin').click();
    await button(page, 'Laat zien').click();
    await button(page, 'Volgend woord').waitFor();
    expect(said).toEqual([]);
  });

  it('is fetched when somebody opens it, fills the screen, and gives the page back when it is closed', async () => {
    const { page, said } = await open();
    await page.addInitScript(() => {
      const { prototype } = Element;
      const { requestFullscreen } = prototype;
      Object.assign(window, { askedFull: 0, askedAwake: 0 });
      navigator.wakeLock.request = () => {
        Object.assign(window, { askedAwake: 1 });
        return Promise.reject(new Error('The battery is low'));
      };
      prototype.requestFullscreen = function (options) {
        Object.assign(window, { askedFull: 1 });
        return requestFullscreen.call(this, options);
      };
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${address()}/oefeningen/${bingo}`, { waitUntil: 'networkidle' });
    expect(fetched.filter((url) => /\.js$/.test(url))).toHaveLength(1);
    await door(page).click();
    await button(page, 'Begin').waitFor();
    await isOut(page);
    const asked = await page.evaluate(() => {
      const { askedFull, askedAwake } = window as unknown as { askedFull: number; askedAwake: number };
      return { askedFull, askedAwake };
    });
    expect(asked).toEqual({ askedFull: 1, askedAwake: 1 });
    expect(await page.locator('#root[inert]').count()).toBe(1);
    const box = await board(page).boundingBox();
    expect(box).toEqual({
      x: 0,
      y: 0,
      ...(await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))),
    });
    await expect.poll(() => page.url()).toMatch(/#bord=\d+$/);
    await page.keyboard.press('Escape');
    await board(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(said).toEqual([]);
  });

  it('goes on with a click, and with each of the keys for that', async () => {
    const { page } = await openBoard('#bord=5');
    const [first] = dealt(shipped, 5).calls;
    await board(page).getByText('Tik op het bord').click();
    await stage(page)
      .getByText(first?.call.word ?? '', { exact: true })
      .waitFor();
    expect(await stage(page).locator('img').count()).toBe(0);
    await stage(page).click();
    await stage(page)
      .getByText(first?.answers[0]?.word ?? '', { exact: true })
      .waitFor();
    expect(await stage(page).locator('img').count()).toBeGreaterThan(1);
    expect(new URL(page.url()).hash).toBe('#bord=5&stap=2');
    for (const [index, key] of ['Space', 'Enter', 'ArrowRight', 'PageDown'].entries()) {
      await page.keyboard.press(key);
      await expect.poll(() => new URL(page.url()).hash).toBe(`#bord=5&stap=${index + 3}`);
    }
  });

  it('goes back with the keys of a presenter, and forgets no called picture', async () => {
    const { page } = await openBoard('#bord=5&stap=8');
    const called = board(page).getByRole('list', { name: 'Al geroepen' }).getByRole('img');
    expect(await called.count()).toBe(4);
    for (const key of ['PageUp', 'ArrowLeft']) await page.keyboard.press(key);
    await expect.poll(() => page.url()).toMatch(/stap=6$/);
    expect(await called.count()).toBe(3);
    await button(page, 'Nieuw spel').click();
    await expect.poll(() => page.url()).toMatch(/bord=6$/);
    await page.keyboard.press('PageUp');
    await expect.poll(() => page.url()).toMatch(/bord=5&stap=6$/);
  });

  it('is where it was after a reload, with the next word', async () => {
    const { page } = await openBoard('#bord=5&stap=8');
    const before = await stage(page).innerText();
    await page.reload();
    await board(page).waitFor();
    await isOut(page);
    expect(await stage(page).innerText()).toBe(before);
  });

  it.each([
    ['the printable', '', shipped],
    ['a set of one’s own', smallSet, small],
  ])('knows who has won of the cards of %s', async (_name, set, choices) => {
    const show = dealt(choices, 9);
    const calls = show.cards.map(({ bingoAt }) => bingoAt).sort((one, other) => one - other)[2] ?? 0;
    const { fresh, earlier } = winnersAfter(show, calls);
    const { page } = await openBoard(`#bord=9&stap=${calls * 2}${set.replace('#', '&')}`);
    expect(await stage(page).getByText(/Kaart/).count()).toBe(0);
    await page.keyboard.press('b');
    const told = await stage(page).locator('p').allInnerTexts();
    const numbers = (text = '') => (text.match(/\d+/g) ?? []).map(Number);
    expect(numbers(told[0])).toEqual(fresh.map(({ number }) => number));
    expect(numbers(told[1])).toEqual(earlier.map(({ number }) => number));
    await page.keyboard.press('Space');
    await stage(page).getByText('–').waitFor();
    expect(page.url()).toContain(`stap=${calls * 2}`);
  });

  it('has the cards of a set at its address, and gives that back', async () => {
    const { page } = await visit(`/oefeningen/${bingo}${smallSet}`);
    await door(page).click();
    await isOut(page);
    await board(page).getByText(`om te roepen, ${small.answers.children} kaarten`).waitFor();
    expect(page.url()).toContain(smallSet.replace('#', '&'));
    await button(page, 'Sluiten').click();
    await expect.poll(() => new URL(page.url()).hash).toBe(smallSet);
  });

  it('is closed by going back where its door opened it, and open again by going forward', async () => {
    const { page } = await visit(`/oefeningen/${bingo}${smallSet}`);
    const lengthBefore = await page.evaluate(() => history.length);
    await door(page).click();
    await isOut(page);
    await page.keyboard.press('Space');
    await expect.poll(() => page.url()).toContain('stap=1');
    await page.goBack();
    await board(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe(smallSet);
    await page.goForward();
    await board(page).waitFor();
    await expect.poll(() => page.url()).toContain('stap=1');
    await page.keyboard.press('Escape');
    await board(page).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).hash).toBe(smallSet);
    expect(await page.evaluate(() => history.length)).toBe(lengthBefore + 1);
  });

  it('goes on with Space wherever the focus is, but for what somebody just came to by Tab', async () => {
    const { page } = await openBoard('#bord=5&stap=4');
    await button(page, 'Wie heeft bingo?').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.url()).toMatch(/stap=5$/);
    while (!(await button(page, 'Terug').evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('Tab');
    for (const steps of [4, 3]) {
      await page.keyboard.press('Space');
      await expect.poll(() => page.url()).toMatch(new RegExp(`stap=${steps}$`));
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect.poll(() => page.url()).toMatch(/stap=5$/);
  });

  it('Esc puts away the answer first, then closes the board', async () => {
    const { page } = await openBoard('#bord=5&stap=4');
    const question = button(page, 'Wie heeft bingo?');
    await question.click();
    await expect.poll(() => question.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => question.getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('Escape');
    await board(page).waitFor({ state: 'detached' });
  });

  // A browser that shares a busy machine with others gets the whole screen late, or not at all.
  it('keeps the focus on the button for the full screen, which gives it back too', { retry: 3 }, async () => {
    const { page } = await openBoard('#bord=5');
    await page.bringToFront();
    await button(page, 'Volledig scherm').focus();
    await page.keyboard.press('Enter');
    const small = button(page, 'Klein scherm');
    await small.waitFor();
    expect(await small.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await button(page, 'Volledig scherm').waitFor();
  });

  it('shows the only card that won as large as the screen allows', async () => {
    const show = dealt(shipped, 9);
    const calls = show.cards
      .map(({ bingoAt }) => bingoAt)
      .find((at) => winnersAfter(show, at).fresh.length === 1);
    const { page } = await openBoard(`#bord=9&stap=${(calls ?? 0) * 2}`, { viewport: largest });
    await page.keyboard.press('b');
    const heightOfCard = async () => (await board(page).locator('.board-checks ul').boundingBox())?.height;
    await expect.poll(heightOfCard).toBeGreaterThan(largest.height / 2);
  });

  it('says the word with a Dutch voice of the device itself, and offers that nowhere else', async () => {
    const { page } = await open();
    await page.addInitScript(() => {
      const voices = [
        { lang: 'nl-NL', name: 'ver', localService: false },
        { lang: 'nl-BE', name: 'hier', localService: true },
      ];
      class Utterance {
        voice = { name: '' };
        constructor(readonly text: string) {}
      }
      Object.assign(window, { said: [], SpeechSynthesisUtterance: Utterance });
      speechSynthesis.getVoices = () => voices as never;
      speechSynthesis.speak = ({ text, voice }) => {
        (window as unknown as { said: string[] }).said.push(`${voice?.name}: ${text}`);
      };
    });
    await page.goto(`${address()}/oefeningen/${bingo}#bord=5&stap=1`);
    await isOut(page);
    await button(page, 'Laat horen').click();
    await page.keyboard.press('l');
    const word = dealt(shipped, 5).calls[0]?.call.word;
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
      `hier: ${word}`,
      `hier: ${word}`,
    ]);
    await page.evaluate(() => {
      speechSynthesis.getVoices = () => [];
      speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    });
    await button(page, 'Laat horen').waitFor({ state: 'detached' });
  });

  it('is opened from a set of one’s own too, and closed by going back', async () => {
    const { page } = await visit(`/oefeningen/${bingo}${smallSet}`);
    const link = page.getByRole('link', { name: 'Speel deze set op het digibord' });
    await link.click();
    await isOut(page);
    await board(page).getByText(`om te roepen, ${small.answers.children} kaarten`).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(new URL(page.url()).hash).toBe(smallSet);
    await link.click();
    await board(page).waitFor();
    await page.goBack();
    await board(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe(smallSet);
  });

  it('leaves the set as whole as it was', async () => {
    const { page } = await visit(`/oefeningen/${bingo}#set`);
    await expect.poll(() => new URL(page.url()).hash).toContain('heel=');
    await page.getByRole('link', { name: 'Speel deze set op het digibord' }).click();
    await isOut(page);
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await board(page).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#set=/);
    expect(await page.getByText('Dit adres is niet heel overgekomen').count()).toBe(0);
  });

  it('says where an address was damaged, until somebody goes on', async () => {
    const { page } = await openBoard('#bord=3&stap=1&set=3&kinderen=8&heel=x');
    const note = page.getByText('Dit adres is niet heel overgekomen');
    await note.waitFor();
    await page.keyboard.press('Space');
    await note.waitFor({ state: 'detached' });
    await page.goto(`${address()}/oefeningen/${bingo}#bord=3&stap=veel`);
    await page.getByText('Het adres van dit bord is niet heel overgekomen').waitFor();
  });

  it('shows the printable of the site where a set can’t be made, and says so', async () => {
    const { page } = await openBoard('#bord=3&set=1&woorden=maan.muis');
    await board(page).getByText('Het bord laat de kaarten van ons eigen printblad zien.').waitFor();
    await page.keyboard.press('Space');
    await stage(page).waitFor();
  });
});

const slugOf = (pack: string) => boards.find((one) => one.pack === pack)?.exercise.slug ?? '';

describe('what a finger picks on a board', () => {
  const onTouch = { hasTouch: true, viewport: { width: 1024, height: 768 } };

  it('a monster eats only its own words', async () => {
    const { page } = await openBoard('#bord=4&stap=1', onTouch, slugOf('woordlengte-sorteren'));
    const monsters = await board(page)
      .getByRole('button', { name: /^Monster van/ })
      .all();
    for (const monster of monsters) {
      await monster.tap();
      if (page.url().endsWith('stap=2')) break;
      await stage(page).getByText('Klap het nog eens.').waitFor();
    }
    await expect.poll(() => page.url()).toMatch(/stap=2$/);
    await board(page).locator('.board-belly img').waitFor();
    await stage(page).tap();
    await expect.poll(() => page.url()).toMatch(/stap=3$/);
  });

  it('in a scene a thing with the sound is found, another is only named, and a miss does nothing', async () => {
    const { page } = await openBoard('#bord=4', onTouch, slugOf('klank-zoekplaatje'));
    await board(page).locator('.board-choices button').nth(1).tap();
    await expect.poll(() => page.url()).toMatch(/keus=2$/);
    const things = await board(page).locator('[aria-pressed]').all();
    expect(things.length).toBeGreaterThan(11);
    for (const thing of things) {
      const name = await thing.getAttribute('aria-label');
      const before = page.url();
      await thing.dispatchEvent('click');
      if ((await thing.getAttribute('aria-pressed')) === 'true') expect(page.url()).not.toBe(before);
      else {
        await stage(page)
          .getByText(name ?? '', { exact: true })
          .waitFor();
        expect(page.url()).toBe(before);
      }
    }
    const found = page.url();
    await page.touchscreen.tap(5, 5);
    expect(page.url()).toBe(found);
    expect(
      await board(page).getByRole('list', { name: 'Gevonden' }).getByRole('img').count(),
    ).toBeGreaterThan(5);
    await page.keyboard.press('PageUp');
    expect(page.url()).not.toBe(found);
  });

  it('two cards are turned, and turned back by the next move; the keyboard turns them too', async () => {
    const { page } = await openBoard('#bord=4&keus=1', onTouch, slugOf('woord-plaatjes-memory'));
    const closed = board(page).getByRole('button', { name: /^Kaart \d+$/ });
    const count = await closed.count();
    await closed.first().tap();
    await expect.poll(() => closed.count()).toBe(count - 1);
    await closed.last().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/keus=1\.1\.\d+$/);
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.url()).toMatch(/keus=1\.1\.\d+\.\d+$/);
    for (const _ of [1, 2, 3]) await page.keyboard.press('PageUp');
    await expect.poll(() => closed.count()).toBe(count);
  });

  it('two groups play in turn, and each sees how many pairs it has', async () => {
    const { page } = await openBoard('#bord=4&keus=1', onTouch, slugOf('woord-plaatjes-memory'));
    await button(page, 'Met twee groepen').tap();
    const groups = board(page).locator('.board-group');
    const turn = () =>
      groups.evaluateAll((all) => all.map((one) => one.textContent?.includes('aan de beurt')));
    expect(await groups.count()).toBe(2);
    const told = () =>
      groups.evaluateAll((all) => all.map((one) => /[1-9] (?:paar|paren)/.test(one.textContent ?? '')));
    while (!(await told()).includes(true)) {
      expect((await turn()).filter(Boolean)).toHaveLength(1);
      await page.keyboard.press('PageDown');
    }
    // Who finds a pair lets the others play too.
    expect(await turn()).toEqual((await told()).map((hasPair) => !hasPair));
  });

  it('arrows go over the cards, Space turns the one they came to, and a presenter turns the next', async () => {
    const { page } = await openBoard('#bord=4&keus=1', onTouch, slugOf('woord-plaatjes-memory'));
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    for (const [key, name] of [
      ['ArrowRight', 'Kaart 1'],
      ['ArrowRight', 'Kaart 2'],
      ['ArrowDown', 'Kaart 6'],
      ['ArrowLeft', 'Kaart 5'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused()).toBe(name);
    }
    await page.keyboard.press('Space');
    await expect.poll(() => page.url()).toMatch(/keus=1\.5$/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/keus=1\.5\.2$/);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.url()).toMatch(/keus=1\.5\.[12]$/);
  });

  it('a question lies over the story until it is put away, and the next time it is another', async () => {
    const { page } = await openBoard('#bord=4&stap=3', onTouch, slugOf('verhaal-kaarten'));
    const cards = () => board(page).locator('.board-told > span:last-child').allInnerTexts();
    const story = await cards();
    expect(story).toHaveLength(3);
    await board(page).getByRole('button', { name: 'Vraagkaart' }).tap();
    const [first, ...others] = await cards();
    expect(others).toEqual([]);
    expect(story).not.toContain(first);
    await page.keyboard.press('Space');
    expect(await cards()).toEqual(story);
    await page.keyboard.press('.');
    expect((await cards())[0]).not.toBe(first);
    expect(page.url()).toContain('stap=3');
  });
});

const typed = [
  'Noor',
  'Staf',
  'Oma Truus',
  'Milan',
  'Fatima',
  'Lotte',
  'Jip',
  'Daan',
  'Amelia',
  'zwiebelflups',
];

/** How each begins: memory with the larger of its tables, where all of them fit. */
describe.each([
  ['rijm-bingo', []],
  ['woord-plaatjes-memory', [2]],
  ['woordlengte-sorteren', []],
])('words that a visitor typed, on the board of %s', (pack, moves) => {
  const slug = slugOf(pack);
  /** The fragment of a set of them. */
  const setOf = async (words: readonly string[]) => {
    const exercise = boards.find((one) => one.pack === pack)?.exercise;
    if (!exercise) throw new Error(`No exercise of ${pack}`);
    const list = { ...shippedLook, words, own: typed.map(proposeWord), children: 8 };
    const carried = carryList(await loadSetKind(pack), list, { ...material, exercise });
    if (!carried?.address) throw new Error(`They make nothing of ${pack}`);
    return carried.address;
  };

  it.each([
    ['alone', typed],
    ['among those of the site', [...typed, 'vis', 'maan']],
  ])('stand on it as themselves, whole, %s', async (_name, words) => {
    const { page, said } = await openBoard(
      writeBoardAddress({ game: 1, moves }, await setOf(words)),
      { viewport: largest },
      slug,
    );
    const shown = new Set<string>();
    for (let steps = 0; !(await isAtEnd(page)) && steps < 150; steps += 1) {
      await pressOften(page, 'PageDown', 1);
      const { names, faults } = await board(page).evaluate((place) => {
        const cards = [...place.querySelectorAll('.board-card, .board-tray li, .board-memory button')];
        const written = [...place.querySelectorAll('.board-written')];
        const isCut = (one: Element) => {
          const [word, room] = [one.querySelector('text'), one].map((part) => part?.getBoundingClientRect());
          return word && room && (word.left < room.left - 1 || word.right > room.right + 1);
        };
        return {
          names: written.map((one) => one.getAttribute('aria-label') ?? ''),
          faults: [
            ...cards.filter((card) => !card.textContent && !card.querySelector('img, svg')),
            ...written.filter(isCut),
          ].map((one) => one.outerHTML),
        };
      });
      expect(faults).toEqual([]);
      for (const name of names) shown.add(name);
    }
    expect(await isAtEnd(page)).toBe(1);
    expect([...shown]).toEqual(expect.arrayContaining(typed));
    expect(said).toEqual([]);
  });
});

it('a photo of a word stands on the board that is opened beside it', async () => {
  const words = [...typed.slice(0, 3), 'vis', 'maan', 'boek'].join('.').replaceAll(' ', '_');
  const memory = slugOf('woord-plaatjes-memory');
  const { page } = await visit(
    `/oefeningen/${memory}#set=2&spel=plaatjes&woorden=${words}&eigen=Noor.Staf.O-ma__Truus`,
  );
  await page.locator('.set-page svg').first().waitFor();
  await page.getByLabel('Foto van ‘Noor’').setInputFiles(path.join(distFolder, 'icon-512.png'));
  await page.getByRole('button', { name: 'Haal de foto van ‘Noor’ weg' }).waitFor();
  await page.getByRole('link', { name: 'Speel deze set op het digibord' }).click();
  await isOut(page);
  while (!(await isAtEnd(page))) await pressOften(page, 'PageDown', 1);
  expect(await board(page).locator('button img[src^="blob:"]').count()).toBe(2);
});

const isAtEnd = (page: Page) => page.locator('.board-ending').count();

/** What fades in is pale until it is there. */
const isStill = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });

/** In the page: a key as often as that, with all that is shown in between. */
async function pressOften(page: Page, key: string, times: number): Promise<void> {
  await page.evaluate(
    async ([key, times]) => {
      for (let pressed = 0; pressed < times; pressed += 1) {
        document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
        await new Promise((shown) => setTimeout(shown));
      }
    },
    [key, times] as const,
  );
}

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const projector = { width: 1024, height: 768 };
const laptop = { width: 1366, height: 768 };
const digibord = { width: 1280, height: 720 };
const largest = { width: 1920, height: 1080 };

/** Of each pack: a moment of the game, then what all look at, and what was called before; and how much of the height they take. */
const looks: Readonly<Record<string, { at: string; now: string; before: string; share: number }>> = {
  'rijm-bingo': { at: '#bord=5&stap=40', now: '.board-card img', before: '.board-tray img', share: 0.45 },
  'woordlengte-sorteren': {
    at: '#bord=5&stap=45',
    now: '.board-clap img',
    before: '.board-belly img',
    share: 0.45,
  },
  'klank-zoekplaatje': {
    at: '#bord=5&keus=2',
    now: '.board-scene',
    before: '.board-circles li',
    share: 0.45,
  },
  'verhaal-kaarten': {
    at: '#bord=5&stap=4',
    now: '.board-newest .board-plate',
    before: '.board-told:not(.board-newest) .board-plate',
    share: 0.45,
  },
  // All cards lie open to see: two dozen leave each a fifth of the height at most.
  'woord-plaatjes-memory': {
    at: '#bord=4&keus=2.1.2',
    now: '.board-memory img',
    before: '.board-memory img',
    share: 0.15,
  },
};

describe.each(boards.map(({ pack, exercise }) => [exercise.slug, pack] as const))(
  'from the back of the class, on %s',
  (slug, pack) => {
    it.each([projector, laptop, digibord, largest])(
      'the pictures are large enough ($width px)',
      async (viewport) => {
        const look = looks[pack];
        if (!look) throw new Error(`Say in this test what all look at on the board of ${pack}`);
        const { page } = await openBoard(look.at, { viewport }, slug);
        const least = (selector: string) =>
          board(page)
            .locator(selector)
            .evaluateAll((all) =>
              Math.min(...all.map((one) => one.getBoundingClientRect().height / innerHeight)),
            );
        expect(await least(look.now)).toBeGreaterThanOrEqual(look.share);
        expect(await least(look.before)).toBeGreaterThanOrEqual(0.08);
      },
    );
  },
);

describe.each(slugs)('the board of %s', (slug) => {
  let page: Page;
  let said: string[];
  let traffic: ReturnType<typeof watchTraffic>;

  beforeAll(async () => {
    ({ page, said } = await openForAll({ serviceWorkers: 'allow' }));
    traffic = watchTraffic(page);
    await page.goto(`${address()}/oefeningen/${slug}#bord=2`);
    await board(page).waitFor();
    await isOut(page);
  });

  afterAll(() => page?.context().close());

  it('goes to the end by one key without a network once it is opened, and all the way back', async () => {
    const countEmpty = () =>
      board(page)
        .locator('img')
        .evaluateAll(
          (images) =>
            images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0).length,
        );
    await traffic.settle();
    // The worker keeps the shell of the site by itself, and would find fault with doing so offline.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    let count = 0;
    for (; !(await isAtEnd(page)) && count < 200; count += 5) {
      await pressOften(page, 'PageDown', 5);
      await expect.poll(countEmpty).toBe(0);
    }
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(200);
    expect(await board(page).getByText('Klaar!').count()).toBe(1);
    await button(page, 'Nieuw spel').click();
    await expect.poll(() => page.url()).toMatch(/bord=3$/);
    await pressOften(page, 'PageUp', 1);
    await pressOften(page, 'PageUp', count);
    await expect.poll(() => new URL(page.url()).hash).toBe('#bord=2');
    await page.context().setOffline(false);
    expect(said.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
  });

  it('has no fault for axe on a phone, nor on a digibord, by day or in the dark', async () => {
    for (const steps of [0, 9]) {
      await pressOften(page, 'PageDown', steps);
      await isStill(page);
      expect(await findViolationsOn(page, [phone, digibord])).toEqual([]);
    }
  });

  it('begins with all that there is to choose in sight', async () => {
    const { page } = await visit(`/oefeningen/${slug}#bord=2`);
    await isOut(page);
    for (const size of [tablet, projector, laptop, digibord, largest]) {
      await page.setViewportSize(size);
      const beyond = await page
        .locator('.board-start')
        .evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(beyond, `${size.width} px`).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    ['as it is', 1, 'none'],
    ['with text twice as large', 2, 'none'],
    ['in colours of the visitor’s own', 1, 'active'],
  ] as const)(
    'shows all that it has on every screen, from the start to the end, %s',
    async (_name, zoom, forcedColors) => {
      const { page } = await visit(`/oefeningen/${slug}#bord=2`, { forcedColors, reducedMotion: 'reduce' });
      await isOut(page);
      await page.evaluate(
        (size) => {
          document.documentElement.style.fontSize = size;
        },
        `${zoom * 100}%`,
      );
      for (const steps of [0, 1, 8, 200]) {
        await pressOften(page, 'PageDown', steps);
        for (const size of [phone, tablet, projector, laptop, largest]) {
          await page.setViewportSize(size);
          expect(await findHidden(page), `${size.width} px, after ${steps} steps`).toEqual([]);
        }
      }
    },
  );
});

/** What is read, looked at or pressed, and reaches over the edge of the screen or lies under something else. */
const findHidden = (page: Page): Promise<string[]> =>
  board(page).evaluate((place) =>
    [
      ...place.querySelectorAll(
        'button, p, h2, img, .board-ending, .board-card, .board-friend, .board-cheer > *',
      ),
    ]
      .filter((one) => one.checkVisibility() && one.textContent + one.innerHTML !== '')
      .flatMap((one) => {
        one.scrollIntoView({ block: 'nearest' });
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        const name = `${one.tagName} ${one.className} ${one.textContent}`.slice(0, 60);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
          return `${name} reaches over the edge`;
        if (getComputedStyle(one).pointerEvents === 'none') return [];
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above && (one.contains(above) || above.contains(one))
          ? []
          : `${name} lies under ${above?.className}`;
      }),
  );
