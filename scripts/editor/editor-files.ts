import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { articleShape } from '../../src/model/article.ts';
import { exerciseShape } from '../../src/model/exercise-card.ts';
import { lessonShape } from '../../src/model/lesson.ts';
import { pageTextsShape } from '../../src/model/page-texts.ts';
import { siteShape } from '../../src/model/site.ts';
import { soundsShape } from '../../src/model/sound.ts';
import { soundWeekShape } from '../../src/model/sound-week.ts';
import { themeShape } from '../../src/model/theme.ts';
import { tipsShape } from '../../src/model/tip.ts';
import { wordsShape } from '../../src/model/word-entry.ts';
import { packs } from '../../src/packs/index.ts';
import { type Meanings, readMeanings } from './field-meanings.ts';
import { fieldsOf, itemOf } from './schema-parts.ts';
import { snippets } from './snippets.ts';

export const editorFolder = '.vscode';

/** JSON schemas and snippets for editors, made from the shapes that the build checks: each text by the name of its file. */
export function editorFiles(guide: string): Map<string, string> {
  const article = describeArticle(guide);
  return new Map(
    Object.entries({
      'schemas/artikel.json': article,
      'schemas/klanken.json': convert(soundsShape),
      'schemas/klankweek.json': convert(soundWeekShape),
      'schemas/les.json': convert(lessonShape),
      'schemas/oefening.json': describeExercise(guide),
      'schemas/paginas.json': convert(pageTextsShape),
      'schemas/site.json': convert(siteShape),
      'schemas/thema.json': convert(themeShape),
      'schemas/tips.json': convert(tipsShape),
      'schemas/woorden.json': convert(wordsShape),
      'kleutertaal.code-snippets': snippets(article),
    }).map(([name, data]) => [name, toJson(data)]),
  );
}

function describeArticle(guide: string): JsonSchema {
  const article = explain(convert(articleShape), readMeanings(guide, '### De velden bovenaan', 'Veld'));
  const { sources, books } = fieldsOf(article);
  explain(itemOf(sources), readMeanings(guide, '### Bronnen en boeken', 'Een bron'));
  explain(itemOf(books), readMeanings(guide, '### Bronnen en boeken', 'Een boek'));
  return article;
}

/** The fields of every exercise, and those of its layout; no others. */
function describeExercise(guide: string): JsonSchema {
  const common = explain(convert(exerciseShape), readMeanings(guide, '## Een oefening', 'Veld'));
  const layout = { type: 'string', enum: Object.keys(packs) } as const;
  const known = Object.fromEntries([...Object.keys(fieldsOf(common)), 'layout'].map((name) => [name, {}]));
  return {
    ...common,
    properties: { ...fieldsOf(common), layout },
    required: [...(common.required ?? []), 'layout'],
    allOf: Object.entries(packs).map(([name, { schema }]) => {
      const { $schema, properties, ...pack } = convert(schema);
      return {
        if: { properties: { layout: { const: name } }, required: ['layout'] },
        // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so
        then: { ...pack, properties: { ...known, ...properties } },
      };
    }),
  };
}

function convert(shape: GenericSchema): JsonSchema {
  return toJsonSchema(shape, {
    typeMode: 'input',
    // What only code can check, such as whether a day exists, the build tells.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      'message' in valibotSchema && typeof valibotSchema.message === 'string' && jsonSchema.enum
        ? { ...jsonSchema, errorMessage: valibotSchema.message }
        : undefined,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'message' in valibotAction && jsonSchema.pattern
        ? {
            ...jsonSchema,
            pattern: forEditors(jsonSchema.pattern),
            patternErrorMessage: String(valibotAction.message),
          }
        : undefined,
  });
}

/** In editors an emoji counts as one sign of a pattern. */
function forEditors(pattern: string): string {
  return pattern.replace(/\\uffff|\uffff/g, '\\u{10ffff}');
}

function explain(schema: JsonSchema, meanings: Meanings): JsonSchema {
  for (const [name, field] of Object.entries(fieldsOf(schema))) {
    const description = meanings.get(name);
    if (description) field.description = description;
  }
  return schema;
}

/** Invisible signs are escaped. */
function toJson(data: unknown): string {
  const text = JSON.stringify(data, null, 2);
  return `${text.replace(/[\u007f-\u00a0\ufff0-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}
