import { addresses } from '../../../src/model/addresses.ts';
import { isConcept } from '../../content/articles/concept.ts';
import { warn } from '../../content/problems/problem.ts';
import type { ArticleText, DutchText } from '../texts/passage.ts';

/** Whoever reads about a game should find where to print it. */
export function checkLinksToExercises(
  articles: readonly ArticleText[],
  exercises: readonly DutchText[],
): void {
  const urls = new Set(articles.flatMap(({ links }) => links.map(({ url }) => url)));
  for (const { file } of exercises) {
    const slug = String(file.stem);
    const isLinked = [addresses.exercise, addresses.exerciseCard].some((address) => urls.has(address(slug)));
    if (!isLinked)
      warn(file, 'links-to-exercise', {
        reason: 'in geen enkel artikel staat een link naar deze oefening',
        expected: `minstens één: [tekst](${addresses.exerciseCard(slug)})`,
      });
  }
}

/** An article leads on, and another one leads to it. */
export function checkLinksBetween(articles: readonly ArticleText[]): void {
  for (const article of articles) {
    const own = addresses.article(article.slug);
    if (!linkedPaths(article).some((path) => path !== own))
      warn(article.file, 'links-onward', {
        reason: 'in de lopende tekst staat geen link naar een andere pagina van deze site',
        expected: `minstens één, zoals [Rijm-bingo](${addresses.exerciseCard('rijm-bingo')})`,
      });
    // To a concept none can lead yet.
    if (isConcept(article.file)) continue;
    if (!articles.some((other) => other !== article && linkedPaths(other).includes(own)))
      warn(article.file, 'links-here', {
        reason: 'in de lopende tekst van geen enkel ander artikel staat een link naar dit artikel',
        expected: 'minstens één',
      });
  }
}

function linkedPaths({ links }: ArticleText): string[] {
  return links.map(({ url }) => url.replace(/[?#].*$/, '')).filter((path) => /^\/(?!\/)/.test(path));
}
