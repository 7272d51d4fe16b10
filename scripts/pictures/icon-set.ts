import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  readonly icons: Record<string, { body: string; width?: number; height?: number }>;
  readonly width: number;
  readonly height: number;
}

const require = createRequire(import.meta.url);

/** The set is large and never changes, so it is read once. */
let iconSet: IconSet | undefined;

export function readIcons(): IconSet {
  const icons: IconSet =
    iconSet ??
    JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'));
  iconSet = icons;
  return icons;
}
