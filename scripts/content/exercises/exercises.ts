import type { VFile } from 'vfile';
import { files, pdfNames } from '../../../src/model/addresses.ts';
import type { AdultTexts } from '../../../src/model/adult-texts.ts';
import { asWritten, fillBraces } from '../../../src/model/braces.ts';
import { type ExerciseCard, exerciseCount, exerciseShape } from '../../../src/model/exercise-card.ts';
import { keysOf } from '../../../src/model/keys-of.ts';
import { choice, openFields } from '../../../src/model/shape.ts';
import { packs } from '../../../src/packs/index.ts';
import type { Pack } from '../../../src/sheets/pack.ts';
import type { Folder } from '../files/read-folder.ts';
import { toSlug } from '../files/slug.ts';
import { type NamedSite, sayName, sayNameInFields } from '../pages/site-name.ts';
import { quote, refuse } from '../problems/problem.ts';
import { didYouMean, nearest } from '../problems/suggest.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { splitFrontMatter } from '../yaml/front-matter.ts';
import { fieldOf, type YamlDocument } from '../yaml/yaml-document.ts';
import { parseAdultPage } from './adult-page.ts';

/** The file of an exercise, each part as far as it can be read. */
export interface ExerciseDraft {
  card: Omit<ExerciseCard, 'pages' | 'preview'>;
  order: number;
  banner: readonly string[];
  /** Undefined where its body can't be read. */
  texts: AdultTexts | undefined;
  /** All fields, those of the pack too, each with its place. */
  fields: YamlDocument;
  game: Game | undefined;
}

/** The pack that an exercise asks for, with its parameters. */
export interface Game {
  /** Of its pack. */
  name: string;
  pack: Pack;
  parameters: unknown;
}

export function parseExercise(file: VFile, site: NamedSite | undefined): ExerciseDraft | undefined {
  const page = splitFrontMatter(file);
  if (!page) return undefined;
  const fields = sayNameInFields(page.fields, site);
  const packFields = readPackFields(file, fields);
  const found = checkShape(file, fields, exerciseShape);
  const adultPage = parseAdultPage(file, sayName(page.body, site));
  const game = parseGame(file, fields, packFields);
  if (!found) return undefined;
  const { order, banner, cast, plan, ...said } = found;
  const { description, trains, term } = said;
  const slug = String(file.stem);
  if (toSlug(said.title) !== slug) {
    refuse(file, 'file-name', {
      reason: `de oefening heet ${quote(said.title)}, het bestand ${quote(`${slug}.md`)}`,
      expected: `noem het bestand ${toSlug(said.title)}.md`,
      place: fields.placeOf(['title']),
    });
  }
  const filename = pdfNames.colour(slug);
  const card = {
    slug,
    ...said,
    description: fillBraces(description, asWritten),
    trains: fillBraces(trains, asWritten),
    term: fillBraces(term, asWritten),
    filename,
    path: files.pdf(filename),
    lineArtPath: files.pdf(pdfNames.line(slug)),
  };
  const texts = adultPage && { description, trains, term, plan, cast, adultPage };
  return { card, order, banner, texts, fields, game };
}

const packsByName: Readonly<Record<keyof typeof packs, Pack>> = packs;
const layoutShape = openFields({ layout: choice(keysOf(packsByName)) });

function parseGame(file: VFile, fields: YamlDocument, packFields: Record<string, unknown>): Game | undefined {
  const { layout, ...data } = packFields;
  const named = checkShape(file, { ...fields, data: packFields }, layoutShape);
  if (!named) return undefined;
  const pack = packsByName[named.layout];
  const parameters = checkShape(file, { ...fields, data }, pack.schema);
  return parameters === undefined ? undefined : { name: named.layout, pack, parameters };
}

/** Fields beyond the common ones belong to the pack, unless they look like a missing common field misspelt. */
function readPackFields(file: VFile, fields: YamlDocument): Record<string, unknown> {
  const names = Object.keys(exerciseShape.entries);
  const missing = names.filter((name) => fieldOf(fields.data, name) === undefined);
  const further = furtherFields(fields);
  const isRead = (field: string) => 'layout' in further && nearest(field, missing) === undefined;
  for (const field of Object.keys(further)) {
    if (isRead(field)) continue;
    refuse(file, 'unknown-field', {
      reason: `onbekend veld ${quote(field)}`,
      expected: didYouMean(field, names),
      place: fields.placeOfKey([field]),
    });
  }
  return Object.fromEntries(Object.entries(further).filter(([field]) => isRead(field)));
}

function furtherFields({ data }: YamlDocument): Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return {};
  return Object.fromEntries(
    Object.entries(data).filter(([field]) => !Object.hasOwn(exerciseShape.entries, field)),
  );
}

/** There are as many exercises as there must be, and no two have the same place in the order. */
export function checkExercises(
  { folder, files }: Folder,
  exercises: readonly { file: VFile; draft: ExerciseDraft }[],
): void {
  if (files.length !== exerciseCount)
    refuse(folder, 'exercise-count', {
      reason: `hier ${files.length === 1 ? 'staat 1 oefening' : `staan ${files.length} oefeningen`}`,
      expected: `precies ${exerciseCount}`,
    });
  const slugs = new Map<number, string>();
  for (const { file, draft } of exercises) {
    const { order, card, fields } = draft;
    const earlier = slugs.get(order);
    if (earlier === undefined) slugs.set(order, card.slug);
    else
      refuse(file, 'order', {
        reason: `plaats ${order} is al van ${quote(earlier)}`,
        expected: 'een plaats die nog vrij is',
        place: fields.placeOf(['order']),
      });
  }
}
