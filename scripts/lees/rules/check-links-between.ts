import { addresses } from '../../../src/model/addresses.ts';
import { refuse } from '../../content/problems/problem.ts';
import type { ArticleText, DutchText } from '../texts/passage.ts';

const fewestArticlesToHere = 2;

/** Each pack is met in an article too: a reader of how a game goes is told where to print it. */
export function checkLinksToExercises(
  articles: readonly ArticleText[],
  exercises: readonly DutchText[],
): void {
  const urls = new Set(articles.flatMap(({ links }) => links.map(({ url }) => url)));
  for (const { file } of exercises) {
    const slug = String(file.stem);
    const isMet = [addresses.exercise, addresses.exerciseCard].some((address) => urls.has(address(slug)));
    if (isMet) continue;
    refuse(file, 'links-to-exercise', {
      reason: 'in geen enkel artikel staat een link naar deze oefening',
      expected: `minstens één: [tekst](${addresses.exerciseCard(slug)})`,
    });
  }
}

/** An article leads on, and other articles lead to it, so that no reader ends in a dead alley. */
export function checkLinksBetween(articles: readonly ArticleText[]): void {
  for (const article of articles) {
    if (!linkedPaths(article).some((path) => path !== addressOf(article)))
      refuse(article.file, 'links-onward', {
        reason: 'in de lopende tekst staat geen link naar een andere pagina van deze site',
        expected: `minstens één, zoals [Rijm-bingo](${addresses.exerciseCard('rijm-bingo')})`,
      });
    const from = articles.filter(
      (other) => other !== article && linkedPaths(other).includes(addressOf(article)),
    );
    if (from.length < fewestArticlesToHere)
      refuse(article.file, 'links-here', {
        reason: `in de lopende tekst van ${describe(from)} staat een link naar dit artikel`,
        expected: `minstens ${fewestArticlesToHere} andere artikelen`,
      });
  }
}

function describe(articles: readonly ArticleText[]): string {
  return articles.length === 0
    ? 'geen enkel ander artikel'
    : `alleen ${articles.map(({ slug }) => slug).join(', ')}`;
}

function addressOf({ slug }: ArticleText): string {
  return addresses.article(slug);
}

function linkedPaths({ links }: ArticleText): string[] {
  return links.map(({ url }) => url.replace(/[?#].*$/, '')).filter((path) => /^\/(?!\/)/.test(path));
}
