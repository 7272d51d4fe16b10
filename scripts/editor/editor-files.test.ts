import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exerciseCount } from '../../src/model/exercise-card.ts';
import { editorFiles, editorFolder } from './editor-files.ts';

const files = editorFiles(await readFile('content/README.md', 'utf8'));
const names = [...files.keys()];

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
const checks = new Map(
  names
    .filter((name) => name.startsWith('schemas/'))
    .map((name) => [path.parse(name).name, ajv.compile(JSON.parse(files.get(name) ?? ''))]),
);

function complaints(schema: string, data: unknown): string[] {
  const check = checks.get(schema);
  if (!check) throw new Error(`There is no schema ${schema}`);
  check(data);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const fieldsOf = (markdown: string) => parse(markdown.split(/^---$/m)[1] ?? '');

async function readFolder(folder: string): Promise<[string, Record<string, unknown>][]> {
  const found = await readdir(path.join('content', folder));
  const texts = found.map((name) => readFile(path.join('content', folder, name), 'utf8'));
  return (await Promise.all(texts)).map((text, index) => [String(found[index]), fieldsOf(text)]);
}

/** A path, or all files of a folder by how their names end. */
async function filesOf(pattern: string): Promise<string[]> {
  const [folder, ending] = pattern.split('/*');
  if (!folder || !ending) return [pattern];
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`);
}

const articles = await readFolder('artikelen');
const exercises = await readFolder('oefeningen');

describe('what editors know of the content', () => {
  it('is asked for in the settings, by files that are there', async () => {
    const settings = JSON.parse(await readFile(path.join(editorFolder, 'settings.json'), 'utf8'));
    for (const [schema, pattern] of Object.entries<string>(settings['yaml.schemas'])) {
      expect(names).toContain(path.relative(editorFolder, schema).replaceAll(path.sep, '/'));
      const files = await filesOf(pattern);
      expect(files).not.toEqual([]);
      for (const file of files)
        expect(complaints(path.parse(schema).name, parse(await readFile(file, 'utf8'))), file).toEqual([]);
    }
  });

  it.each(articles)('finds nothing wrong with %s', (_name, fields) => {
    expect(complaints('artikel', fields)).toEqual([]);
  });

  it.each(exercises)('finds nothing wrong with %s', (_name, fields) => {
    expect(complaints('oefening', fields)).toEqual([]);
  });

  it('says what a field of an article means, in the words of the guide', () => {
    const { properties } = JSON.parse(files.get('schemas/artikel.json') ?? '');
    for (const group of [properties, properties.sources.items.properties, properties.books.items.properties])
      for (const field of Object.values<object>(group)) expect(field).toHaveProperty('description');
  });
});

describe('the guide', () => {
  it.each(['artikel', 'oefening'])('names every choice of the fields that it explains: %s', (schema) => {
    const { properties } = JSON.parse(files.get(`schemas/${schema}.json`) ?? '');
    const fields = Object.values<{ enum?: string[]; description?: string }>(properties);
    for (const { enum: choices = [], description } of fields)
      for (const choice of description ? choices : []) expect(description).toContain(`\`${choice}\``);
  });

  it('says how many places there are for an exercise', () => {
    const { order } = JSON.parse(files.get('schemas/oefening.json') ?? '').properties;
    expect(order.description).toContain(`1 tot en met ${exerciseCount}`);
  });
});

describe('a mistake', () => {
  const [[, article] = ['', {}]] = articles;
  const [[, exercise] = ['', {}]] = exercises;

  it('shows in an article', () => {
    expect(complaints('artikel', { ...article, category: 'rijmen' })).toEqual([
      '/category must be equal to one of the allowed values',
    ]);
    expect(complaints('artikel', { ...article, wordCount: 700 })).toEqual([
      ' must NOT have additional properties',
    ]);
    expect(complaints('artikel', { ...article, summary: 'a'.repeat(401) })).toEqual([
      '/summary must NOT have more than 400 characters',
    ]);
    expect(complaints('artikel', { ...article, title: undefined })).toHaveLength(1);
    expect(complaints('artikel', { ...article, title: 'Een 🦊' })).toEqual([]);
  });

  it('shows in an exercise by what its layout asks for', () => {
    expect(complaints('oefening', { ...exercise, layout: 'bingo' })).not.toEqual([]);
    expect(complaints('oefening', { ...exercise, trians: 'x' })).not.toEqual([]);
    for (const [, other] of exercises)
      if (other.layout !== exercise.layout)
        expect(complaints('oefening', { ...exercise, layout: other.layout })).not.toEqual([]);
  });
});
