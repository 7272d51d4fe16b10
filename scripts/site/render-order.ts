/** What the process that renders is told: vite.config.ts reads it there. */
export interface RenderOrder {
  /** Where the pages come to stand. */
  folder: string;
  /** Where the site lives under its host, with a slash at both ends. */
  base: string;
}

export function toEnv({ folder, base }: RenderOrder) {
  return { SITE_FOLDER: folder, SITE_BASE: base };
}

/** Without an order, in development, the site lives at the root of its host. */
export function renderOrder({ SITE_FOLDER = 'dist', SITE_BASE = '/' } = process.env): RenderOrder {
  return { folder: SITE_FOLDER, base: SITE_BASE };
}
