import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { drawn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { page as measures, type as typeSizes } from '../../sheets/measures.ts';
import { type Mark, marksOf, type Page } from '../../sheets/sheet.ts';
import { measureText, xHeight } from '../../sheets/text.ts';
import { maker } from './layout.ts';
import {
  controlSheet,
  ownStrip,
  pictureSide,
  piece,
  piecesPerSheet,
  sceneCard,
  scenePlace,
  scenesPerSheet,
  signCorner,
  signSide,
  sizes,
  stair,
} from './measures.ts';
import { inBatches, toldBare, wordsOf } from './word-box.ts';

const pack = layOutExample('zin-puzzel');
const { sentences, ownWords, emptyStrips } = pack.parameters;
const batches = inBatches(sentences.map(toldBare));
/** Of each sheet of words: on the last one are those that a sentence of your own likes to have. */
const boxes = batches.map(({ pieces }, index) => [
  ...pieces.map(({ word }) => word),
  ...(index === batches.length - 1 ? ownWords : []),
]);

const pagesOf = (title: string): Page[] =>
  pack.sheet.pages.filter(({ bookmark }) => bookmark?.startsWith(title));

const wordSheets = pagesOf('Woorden, set');
const sceneSheets = pagesOf('Kaarten, set');
const controls = pagesOf('Controleblad, set');
const stairs = pagesOf('Trap');
const own = pagesOf('Je eigen zinnen');
const [spoken] = pagesOf('Voorleesblad');

const cutsOn = (page: Page) => drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'cut');
const writtenOn = (page: Page, size: number) => drawn(page, 'text').filter((text) => text.size === size);
const wordsOn = (page: Page) => writtenOn(page, sizes.piece);
/** The sides of dice: squares of paper with so many dots in them. */
const diceOn = (page: Page) =>
  drawn(page, 'rect')
    .filter(
      ({ fill, width, height, radius = 0 }) =>
        fill === 'paper' && width === height && width !== signCorner && radius > width / 8,
    )
    .map((side) => ({
      ...side,
      dots: dotsOn(page).filter(
        ({ x, y }) => x > side.x && x < side.x + side.width && y > side.y && y < side.y + side.height,
      ).length,
    }));
/** On a sheet to check by: on the ground of a word. */
const overWordsOn = (page: Page) => {
  const grounds = drawn(page, 'rect').filter(({ fill }) => fill === 'ownSoft');
  return drawn(page, 'picture').filter(({ x, y, width }) =>
    grounds.some(
      (ground) =>
        x + width / 2 > ground.x &&
        x + width / 2 < ground.x + ground.width &&
        y >= ground.y &&
        y < ground.y + ground.height,
    ),
  );
};
const middleOf = (mark: Mark): number => (edgesOf(mark).left + edgesOf(mark).right) / 2;
const dotsOn = (page: Page) => drawn(page, 'circle').filter(({ fill }) => fill === 'ink');
const planksOn = (page: Page) => drawn(page, 'rect').filter(({ height }) => height === stair.plank);
/** The shapes of ten millimetres. */
const signsOn = (page: Page): Mark[] =>
  [...marksOf(page.blocks)].filter((mark) => {
    const { left, right, top, bottom } = edgesOf(mark);
    const longest = Math.max(right - left, bottom - top);
    return mark.kind === 'path' && longest > signSide * 0.85 && longest <= signSide;
  });

/** In the white corner of each scene. */
const signsBesideScenesOn = (page: Page): Mark[] => {
  const corners = drawn(page, 'rect').filter(({ width, height }) => width === signCorner && height === width);
  return signsOn(page).filter((mark) => {
    const { left, right, top, bottom } = edgesOf(mark);
    return corners.some(
      ({ x, y }) => left > x && right < x + signCorner && top > y && bottom < y + signCorner,
    );
  });
};

const sortedOnce = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);
const downOn = (page: Page): number[] =>
  sortedOnce(cutsOn(page).flatMap(({ y1, y2 }) => (y1 === y2 ? [y1] : [])));
const acrossOn = (page: Page): number[] =>
  sortedOnce(cutsOn(page).flatMap(({ x1, x2 }) => (x1 === x2 ? [x1] : [])));
const gapsOf = (values: readonly number[]): number[] =>
  values.slice(1).map((value, index) => value - (values[index] ?? 0));

const sorted = (words: readonly string[]): string[] => [...words].sort();

describe('the pieces', () => {
  it('are of all sentences together: on the first sheet what the first ones need, on the next what is not there yet, and what a sentence of your own likes to have', () => {
    expect(wordSheets).toHaveLength(2);
    expect(ownWords.length).toBeGreaterThan(0);
    expect(wordSheets.map((page) => wordsOn(page).map(({ text }) => text))).toEqual(boxes.map(sorted));
    expect(batches[0]?.told).toHaveLength(scenesPerSheet);
  });

  it('tell nothing of a sentence: no sign, no dots, one size, and an order of their own', () => {
    for (const page of [...wordSheets, ...own]) {
      expect(signsOn(page)).toEqual([]);
      expect(dotsOn(page)).toEqual([]);
    }
    for (const page of wordSheets) {
      for (const width of gapsOf(acrossOn(page))) expect(width).toBeCloseTo(piece.width);
      for (const height of gapsOf(downOn(page))) expect(height).toBeCloseTo(piece.height);
    }
  });

  it('have a picture above each word, and no two words the same one', () => {
    const pictureOf = new Map<string, string>();
    for (const page of wordSheets) {
      const pictures = drawn(page, 'picture').filter(({ width }) => width === pictureSide);
      expect(pictures).toHaveLength(wordsOn(page).length);
      for (const text of wordsOn(page)) {
        const { left, right, top } = edgesOf(text);
        const above = pictures.filter(
          ({ x, y, width }) =>
            Math.abs(x + width / 2 - (left + right) / 2) < 1 && y < top && top - y < piece.height,
        );
        expect(above).toHaveLength(1);
        pictureOf.set(text.text, above[0]?.picture ?? '');
      }
    }
    expect(new Set(pictureOf.values()).size).toBe(pictureOf.size);
  });

  it('are each whole between the cuts', () => {
    for (const page of [...wordSheets, ...own])
      for (const text of wordsOn(page)) {
        const { left, right, top, bottom } = edgesOf(text);
        for (const x of acrossOn(page)) expect(left > x === right > x).toBe(true);
        for (const y of downOn(page)) expect(top > y === bottom > y).toBe(true);
      }
  });

  it('are to write where there is room: as many as fill the last row of the first sheet, and all of a later one', () => {
    wordSheets.forEach((page, index) => {
      const rowful = Math.ceil((boxes[index]?.length ?? 0) / piece.columns) * piece.columns;
      const places = index === 0 ? rowful : piecesPerSheet;
      expect(rowful).toBeLessThanOrEqual(piecesPerSheet);
      expect(gapsOf(downOn(page)).length * piece.columns).toBe(places);
      const pencils = drawn(page, 'picture').filter(({ picture }) => picture === 'pencil');
      expect(pencils).toHaveLength(places - wordsOn(page).length);
      const says = drawn(page, 'text').some(({ text }) => /naam van een kind|namen van kinderen/.test(text));
      expect(says).toBe(pencils.length > 0);
    });
  });
});

describe('what is cut', () => {
  it('is cut straight, from side to side', () => {
    for (const page of [...wordSheets, ...sceneSheets.slice(0, 1), ...own]) {
      const cuts = cutsOn(page);
      const [across, down] = [acrossOn(page), downOn(page)];
      for (const { x1, x2, y1, y2 } of cuts)
        if (y1 === y2) expect([x1, x2]).toEqual([across[0], across.at(-1)]);
        else expect([y1, y2]).toEqual([down[0], down.at(-1)]);
    }
  });

  it('is neither the stair nor a sheet to check by', () => {
    expect(stairs).toHaveLength(1);
    expect([...stairs, ...controls].flatMap(cutsOn)).toEqual([]);
  });
});

it('a piece has a ground under its picture, and none under its word', () => {
  for (const page of wordSheets) {
    const grounds = drawn(page, 'rect').filter(({ fill }) => fill === 'ownSoft');
    expect(grounds).toHaveLength(wordsOn(page).length);
    for (const { x, width, y, height } of grounds)
      for (const { left, right, top, bottom } of wordsOn(page).map(edgesOf))
        expect(left < x + width && right > x && top < y + height && bottom > y).toBe(false);
  }
});

describe('the scenes', () => {
  it('are those of the sentences, in the order in which they are played, each with one sign', () => {
    expect(sceneSheets.map(namesOn)).toEqual(
      batches.map(({ told }) => told.map(({ sentence }) => sentence.says)),
    );
    for (const page of sceneSheets) expect(signsBesideScenesOn(page)).toHaveLength(namesOn(page).length);
  });

  it('have nothing of the sentence on them', () => {
    for (const page of sceneSheets)
      for (const { y } of drawn(page, 'text').filter(({ size }) => size !== typeSizes.small))
        expect(y < (downOn(page)[0] ?? 0) || y > (downOn(page).at(-1) ?? 0)).toBe(true);
  });
});

describe('the stair', () => {
  const [page] = stairs;
  if (!page) throw new Error('There is no stair');
  const planks = planksOn(page);

  it('has a step for each word of the longest sentence, with as many dots as on the sheets to check by', () => {
    const counts = diceOn(page).map(({ dots }) => dots);
    expect(counts).toEqual([1, 2, 3, 4, 5]);
    expect(planks).toHaveLength(counts.length);
    for (const { says } of sentences) expect(wordsOf(says).length).toBeLessThanOrEqual(counts.length);
  });

  it('has dots that can be told apart', () => {
    dotsOn(page).forEach((one, index) => {
      for (const other of dotsOn(page).slice(0, index))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius + 1);
    });
  });

  it('holds a piece on each step: none covers the dots, hangs over the next step, or stands out of the sheet', () => {
    planks.forEach(({ x, y, width }, step) => {
      const before = planks[step - 1];
      if (before) expect(before.y - y).toBeGreaterThan(6);
      // Who cuts askew has room too.
      expect(width).toBeGreaterThan(piece.width + 1);
      expect(y - piece.height).toBeGreaterThan(measures.margin);
      for (const die of diceOn(page).filter((one) => one.x > x && one.x < x + width))
        expect(die.y).toBeGreaterThan(y);
    });
  });

  it('leaves the scene its place above the pieces', () => {
    const [place] = drawn(page, 'rect').filter(({ height }) => height === scenePlace.height);
    if (!place) throw new Error('There is no place for it');
    for (const lies of [sceneCard, { width: ownStrip.sceneColumns * piece.width, height: piece.height }]) {
      expect(place.width).toBeGreaterThanOrEqual(lies.width);
      expect(place.height).toBeGreaterThan(lies.height);
    }
    const { left, right, bottom } = edgesOf(place);
    for (const { x, y, width } of planks)
      if (left < x + width && right > x) expect(y - piece.height).toBeGreaterThan(bottom);
  });
});

describe('the sheets to check by', () => {
  it('have each sentence with the words of its pieces, letter for letter, each beside the die of its step', () => {
    const words = sentences.map(({ says }) => wordsOf(says));
    expect(controls.flatMap((page) => writtenOn(page, sizes.control)).map(({ text }) => text)).toEqual(
      words.flat(),
    );
    const steps = controls.flatMap((page) => {
      const dice = diceOn(page);
      return writtenOn(page, sizes.control).map((word) => {
        const { top } = edgesOf(word);
        return dice
          .filter(({ x, y }) => x < middleOf(word) && y < top && top - y < 35)
          .map(({ dots }) => dots)
          .at(-1);
      });
    });
    expect(steps).toEqual(words.flatMap((one) => one.map((_, index) => index + 1)));
  });

  it('have no step without a word: who sees five dots says five', () => {
    for (const page of controls) expect(diceOn(page)).toHaveLength(writtenOn(page, sizes.control).length);
  });

  it('go with a sheet of scenes, and have its signs', () => {
    const signsOfSet = (set: number): number =>
      pagesOf(`Controleblad, set ${set}`).reduce((sum, page) => sum + signsBesideScenesOn(page).length, 0);
    expect(sceneSheets.map((_, index) => signsOfSet(index + 1))).toEqual(
      sceneSheets.map((page) => signsBesideScenesOn(page).length),
    );
  });

  it('have words that are apart, since where one word ends is what is learnt here, and not what is read out', () => {
    for (const page of controls) {
      const words = writtenOn(page, sizes.control).map(edgesOf);
      words.forEach(({ left, top }, index) => {
        const before = words[index - 1];
        if (before?.top === top) expect(left - before.right).toBeGreaterThan(4);
      });
      for (const { says } of sentences)
        expect(drawn(page, 'text').map(({ text }) => text)).not.toContain(says);
    }
  });

  it('show the picture of each word over it, clear of it, larger than a thumb', () => {
    for (const page of controls) {
      const pictures = overWordsOn(page);
      const words = writtenOn(page, sizes.control);
      expect(pictures).toHaveLength(words.length);
      pictures.forEach((picture, index) => {
        const word = words[index];
        if (!word) throw new Error('There is no word');
        expect(Math.max(picture.width, picture.height)).toBeGreaterThanOrEqual(18);
        expect(middleOf(picture)).toBeCloseTo(middleOf(word));
        expect(picture.y + picture.height).toBeLessThan(edgesOf(word).top);
      });
    }
  });

  it('tell what the sentence says where it has fewer words than there are steps, clear of the words', () => {
    for (const [index, page] of controls.entries()) {
      const shown = sentences.slice(index * controlSheet.lines, (index + 1) * controlSheet.lines);
      const short = shown.filter(({ says }) => wordsOf(says).length < stair.steps);
      const beside = drawn(page, 'picture').filter((picture) => !overWordsOn(page).includes(picture));
      const onCards = sceneSheets.flatMap((sheet) => drawn(sheet, 'picture')).map(({ picture }) => picture);
      expect(beside).toHaveLength(short.flatMap(({ pictures }) => pictures).length);
      expect(onCards).toEqual(expect.arrayContaining(beside.map(({ picture }) => picture)));
      for (const { x, y } of beside)
        for (const word of writtenOn(page, sizes.control).map(edgesOf))
          if (Math.abs(word.bottom - y) < 40) expect(x > word.right || y > word.bottom).toBe(true);
    }
  });

  it('keep each line, and the dice, apart from the next', () => {
    for (const page of controls) {
      const words = writtenOn(page, sizes.control).map(edgesOf);
      for (const thing of [...overWordsOn(page), ...diceOn(page)].map(edgesOf))
        for (const { left, right, top, bottom } of words)
          expect(thing.left < right && thing.right > left && thing.top < bottom && thing.bottom > top).toBe(
            false,
          );
    }
  });
});

describe('the sheet to read from', () => {
  it('is for the grown-up, and has each sentence beside its sign, with its words counted and the sheet of its picture', () => {
    if (!spoken) throw new Error('There is none');
    expect(spoken.part).toMatchObject({ holder: 'leerkracht', prints: 'once' });
    const signs = signsOn(spoken).map(edgesOf);
    expect(signs).toHaveLength(sentences.length);
    batches.forEach(({ told }, batch) => {
      for (const { sentence } of told) {
        const said = drawn(spoken, 'text').find(({ text }) => text === sentence.says);
        const place = said && edgesOf(said);
        const beside = signs.filter(
          ({ left, right, top, bottom }) =>
            place && right < place.left && place.left - left < 20 && top < place.bottom && bottom > place.top,
        );
        expect(beside).toHaveLength(1);
        const under = drawn(spoken, 'text').find(
          ({ x, y }) => said && x === said.x && y > said.y && y - said.y < 8,
        );
        expect(under?.text).toBe(`${wordsOf(sentence.says).length} woorden`);
        const heads = drawn(spoken, 'text').filter(
          ({ text, x }) => /^Set \d$/.test(text) && place && x < place.left,
        );
        expect(heads.at(-1)?.text).toBe(`Set ${batch + 1}`);
      }
    });
  });
});

describe('strips of your own', () => {
  it('are as many as are wanted: a scene to draw, and pieces as large as those in the box', () => {
    const rows = own.map((page) => gapsOf(downOn(page)).length);
    expect(rows.reduce((a, b) => a + b)).toBe(emptyStrips);
    for (const page of own) {
      const [scene, ...pieces] = gapsOf(acrossOn(page));
      expect(scene).toBeCloseTo(ownStrip.sceneColumns * piece.width);
      expect(pieces).toHaveLength(ownStrip.pieces);
      for (const width of pieces) expect(width).toBeCloseTo(piece.width);
    }
  });

  it('begin with words that a sentence of your own likes to have where no later sheet has room for them', () => {
    expect(own.flatMap(wordsOn)).toEqual([]);
    const few = { ...pack.parameters, sentences: sentences.slice(0, 3) };
    const { model } = maker.prepare({ slug: 'zin-puzzel', parameters: few }, pack.stock);
    const strips = model
      ? maker
          .layOut(model, pack.exercise)
          .pages.filter(({ bookmark }) => bookmark?.startsWith('Je eigen zinnen'))
      : [];
    expect(strips.flatMap(wordsOn).map(({ text }) => text)).toEqual(ownWords);
  });
});

it('its words are as high as a child looks at them, and their pictures are larger', () => {
  expect(xHeight(sizes.piece)).toBeGreaterThanOrEqual(7.7);
  expect(xHeight(sizes.control)).toBeGreaterThanOrEqual(7);
  expect(pictureSide).toBeGreaterThan(25);
  expect(measureText('zwaait', sizes.piece)).toBeLessThan(piece.width - 4);
});

it('the first sheet is a game by itself, of which a class takes turns with the paper of one group', () => {
  const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
  expect(sheets).toBeLessThanOrEqual(10);
  expect(minutes).toBeLessThanOrEqual(15);
  expect(printLoad(pack.sheet.pages, 4)).toEqual({ sheets, minutes });
  for (const page of [...wordSheets, ...sceneSheets, ...controls])
    expect(page.part?.optional ?? false).toBe(!/, set 1\b/.test(page.bookmark ?? ''));
  for (const { part } of [...wordSheets, ...sceneSheets, ...controls, ...stairs])
    expect(part).toMatchObject({ holder: 'groepje', prints: { copyFor: 4, atATime: 1 } });
});
