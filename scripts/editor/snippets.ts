import type { JsonSchema } from '@valibot/to-json-schema';
import { fieldsOf, itemOf } from './schema-parts.ts';

interface Snippet {
  scope: 'markdown';
  prefix: string;
  body: string[];
  description: string;
}

/** A snippet for each field of an article: editors don't complete front matter by themselves. */
export function snippets(article: JsonSchema): Record<string, Snippet> {
  return Object.fromEntries(
    Object.entries(fieldsOf(article)).map(([name, field]) => [
      name,
      {
        scope: 'markdown',
        prefix: name,
        body: bodyOf(name, field, counter()),
        description: field.description ?? name,
      },
    ]),
  );
}

/** Numbers the places where the writer types. */
function counter(): () => number {
  let last = 0;
  return () => ++last;
}

function bodyOf(name: string, field: JsonSchema, next: () => number): string[] {
  if (field.enum) return [`${name}: \${${next()}|${field.enum.join(',')}|}`];
  if (field.type !== 'array') return [`${name}: $${next()}`];
  const item = itemOf(field);
  if (!item.properties) return [`${name}: [$${next()}]`];
  const lines = Object.entries(fieldsOf(item))
    .filter(([inside]) => item.required?.includes(inside))
    .flatMap(([inside, schema]) => bodyOf(inside, schema, next));
  return [`${name}:`, ...lines.map((line, index) => (index === 0 ? '  - ' : '    ') + line)];
}
