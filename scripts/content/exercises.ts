import type { VFile } from 'vfile';
import { files, pdfNames } from '../../src/model/addresses.ts';
import { type ExerciseCard, exerciseCount, exerciseShape } from '../../src/model/exercise-card.ts';
import { checkShape } from './check-shape.ts';
import { splitFrontMatter } from './front-matter.ts';
import { quote, refuse } from './problem.ts';
import { toSlug } from './slug.ts';
import { didYouMean, nearest } from './suggest.ts';
import type { YamlDocument } from './yaml-document.ts';

/** An exercise as far as every page knows it; the pack that lays it out reads the rest. */
export interface ExerciseSource {
  card: Omit<ExerciseCard, 'pages'>;
  order: number;
  /** Where the pack says what is wrong with the rest. */
  file: VFile;
  /** All fields, those of the pack too, each with its place. */
  fields: YamlDocument;
  /** The fields that only the pack knows. */
  packFields: Record<string, unknown>;
  /** The markdown below the fields; its line numbers are the file's. */
  body: string;
}

export function parseExercise(file: VFile): ExerciseSource | undefined {
  const page = splitFrontMatter(file);
  if (!page) return undefined;
  const { fields, body } = page;
  const packFields = findPackFields(fields);
  checkPackFields(file, fields, packFields);
  const found = checkShape(file, fields, exerciseShape);
  if (!found) return undefined;
  const { order, ...texts } = found;
  const slug = String(file.stem);
  if (toSlug(texts.title) !== slug) {
    refuse(file, 'file-name', {
      reason: `de oefening heet ${quote(texts.title)}, het bestand ${quote(`${slug}.md`)}`,
      expected: `noem het bestand ${toSlug(texts.title)}.md`,
      place: fields.placeOf(['title']),
    });
  }
  const filename = pdfNames.colour(slug);
  const card = {
    slug,
    ...texts,
    filename,
    path: files.pdf(filename),
    lineArtPath: files.pdf(pdfNames.line(slug)),
  };
  return { card, order, file, fields, packFields, body };
}

function findPackFields({ data }: YamlDocument): Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).filter(([field]) => !Object.hasOwn(exerciseShape.entries, field)),
  );
}

/** Without a layout nobody reads further fields; with one, a field may still be a misspelt common one. */
function checkPackFields(file: VFile, fields: YamlDocument, packFields: Record<string, unknown>): void {
  const names = Object.keys(exerciseShape.entries);
  const missing = names.filter((name) => !Object.hasOwn(fields.data as object, name));
  for (const field of Object.keys(packFields)) {
    if ('layout' in packFields && nearest(field, missing) === undefined) continue;
    refuse(file, 'unknown-field', {
      reason: `onbekend veld ${quote(field)}`,
      expected: didYouMean(field, names),
      place: fields.placeOfKey([field]),
    });
  }
}

/** Ten exercises, each with a place of its own in the order. */
export function checkExercises(folder: VFile, exercises: readonly ExerciseSource[], fileCount: number): void {
  if (fileCount !== exerciseCount)
    refuse(folder, 'exercise-count', {
      reason: `hier ${fileCount === 1 ? 'staat 1 oefening' : `staan ${fileCount} oefeningen`}`,
      expected: `precies ${exerciseCount}`,
    });
  const taken = new Map<number, ExerciseSource>();
  for (const exercise of exercises) {
    const earlier = taken.get(exercise.order);
    if (earlier)
      refuse(exercise.file, 'order', {
        reason: `plaats ${exercise.order} is al van ${quote(earlier.card.slug)}`,
        expected: 'een plaats die nog vrij is',
        place: exercise.fields.placeOf(['order']),
      });
    else taken.set(exercise.order, exercise);
  }
}
