import type { ThemeOfPage } from '../../src/model/theme-page.ts';
import { hasPicture, type Word } from '../../src/model/word.ts';
import { drawSvg } from '../../src/sheets/draw/svg.ts';
import { picturesOn } from '../../src/sheets/sheet.ts';
import { layTalkingPlate } from '../../src/week/talking-plate.ts';
import { loadPicture } from '../pictures/load-picture.ts';

/** The picture to talk about of each theme, as it is printed, by the name of its file. */
export function drawThemePlates(themes: readonly ThemeOfPage[], words: readonly Word[]): Map<string, string> {
  return new Map(
    themes.map(({ slug, plate }) => {
      const things = words.filter(hasPicture).filter(({ word }) => plate.things.includes(word));
      const page = layTalkingPlate(plate, things);
      const pictures = new Map(picturesOn(page.blocks).map((name) => [name, loadPicture(name)]));
      return [`${slug}.svg`, drawSvg(page, { look: 'colour', pictures, light: true })];
    }),
  );
}
