import path from 'node:path';
import type { Content } from '../content/read-content.ts';
import { fillFolder } from '../keep/fill-folder.ts';
import { makeFonts } from '../outputs/fonts.ts';
import { writeData } from '../outputs/generated.ts';
import { lessonPages } from '../outputs/lesson-pages.ts';
import { drawArt, drawPagePictures, drawWordPictures } from '../outputs/pictures.ts';
import { soundPages } from '../outputs/sound-pages.ts';
import { themePages } from '../outputs/theme-pages.ts';
import { drawThemePlates } from '../outputs/theme-plates.ts';
import { weekFiles, weekOfSound, weekOfTheme } from '../outputs/week-orders.ts';
import { drawPreviews } from '../sheets/draw-previews.ts';
import { paperFaces } from '../sheets/paper-faces.ts';
import { generatedFolder } from './generated-folder.ts';

/** Writes src/generated: all that the pages are made of. Given the content before, only what may differ is drawn again. */
export async function generate(content: Content, before?: Content): Promise<void> {
  const { tips, lessons, material, sheets } = content;
  writeData(content, generatedFolder);
  if (differ([tips], [before?.tips])) fill('pictures', drawPagePictures(tips));
  if (differ([material], [before?.material]))
    fill('word-pictures', drawWordPictures(material.words, sheets.values()));
  if (differ(whatWeeksAreOf(content), before && whatWeeksAreOf(before))) await generateWeeks(content);
  if (differ([lessons, material], [before?.lessons, before?.material]))
    fill('lessons', new Map([['lessons.json', JSON.stringify(await lessonPages(content))]]));
  if ([...sheets].some(([slug, sheet]) => sheet !== before?.sheets.get(slug)))
    fill('previews', await drawPreviews(sheets));
  if (before) return;
  fill('art', drawArt());
  fill('fonts', new Map([...(await makeFonts()), ...paperFaces()]));
}

const whatWeeksAreOf = ({
  sounds,
  soundWeeks,
  themes,
  material,
  pages,
  tips,
  lessons,
  articles,
}: Content) => [
  sounds,
  [...soundWeeks],
  themes,
  material,
  pages.sounds,
  pages.themes,
  pages.week,
  tips,
  lessons,
  articles.map(({ books }) => books),
];

/** The pages of sounds and of themes, and what can be printed of each. */
async function generateWeeks(content: Content): Promise<void> {
  const { material, pages } = content;
  const [ofSounds, ofThemes] = [await soundPages(content), await themePages(content, new Date())];
  fill('sounds', new Map([['sounds.json', JSON.stringify(ofSounds)]]));
  fill('themes', new Map([['themes.json', JSON.stringify(ofThemes)]]));
  fill('theme-plates', drawThemePlates(ofThemes.themes, material.words));
  const orders = [
    ...ofSounds.sounds.map((sound) => weekOfSound(sound, pages)),
    ...ofThemes.themes.map((theme) => weekOfTheme(theme, pages)),
  ];
  fill('weeks', weekFiles(orders, material.imprint));
}

/** Read again, the same data is another object. */
function differ(data: unknown, before: unknown): boolean {
  return JSON.stringify(data) !== JSON.stringify(before);
}

function fill(name: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  fillFolder(path.join(generatedFolder, name), files);
}
