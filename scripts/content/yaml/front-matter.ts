import type { VFile } from 'vfile';
import { refuse } from '../problems/problem.ts';
import { parseYaml, type YamlDocument } from './yaml-document.ts';

export interface Page {
  fields: YamlDocument;
  /** The text below the front matter, which is replaced by empty lines: so the lines are numbered as in the file. */
  body: string;
}

const fence = /^---[ \t]*$/;

/** Splits a markdown file into the fields at its top and the text below; undefined where a problem was found. */
export function splitFrontMatter(file: VFile): Page | undefined {
  const { fields, body } = partFile(file) ?? {};
  return fields && body !== undefined ? { fields, body } : undefined;
}

/** The same, but also gives the text where the fields are no YAML. */
export function partFile(file: VFile): (Partial<Page> & Pick<Page, 'body'>) | undefined {
  const lines = String(file.value).split('\n');
  if (!fence.test(lines[0] ?? '')) {
    refuse(file, 'front-matter', {
      reason: 'de velden bovenaan ontbreken',
      expected: 'een eerste regel met alleen ---',
      place: { line: 1, column: 1 },
    });
    return undefined;
  }
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line));
  if (end < 0) {
    refuse(file, 'front-matter', {
      reason: 'de velden bovenaan zijn niet afgesloten',
      expected: 'na het laatste veld een regel met alleen ---',
      place: { line: 1, column: 1 },
    });
    return undefined;
  }
  const fields = parseYaml(file, lines.slice(1, end).join('\n'), 2);
  return { ...(fields && { fields }), body: '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n') };
}
