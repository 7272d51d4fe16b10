import type { JsonSchema } from '@valibot/to-json-schema';

/** JSON Schema allows `true` for a field that may hold anything; the shapes have no such field. */
const isSchema = (part: unknown): part is JsonSchema => part instanceof Object && !Array.isArray(part);

export function fieldsOf({ properties = {} }: JsonSchema): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => (isSchema(field) ? [[name, field]] : [])),
  );
}

export const itemOf = (list: JsonSchema | undefined): JsonSchema => (isSchema(list?.items) ? list.items : {});
