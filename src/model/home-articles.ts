const latestCount = 3;

/** Below 'Laatste artikelen', of articles with the newest first. */
export function latestOf<Article>(articles: readonly Article[]): Article[] {
  return articles.slice(0, latestCount);
}
