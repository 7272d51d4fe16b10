import { addresses } from '../../src/model/addresses.ts';
import type { Article, Block } from '../../src/model/article.ts';
import type { SoundWithWords } from '../../src/model/sound.ts';
import { soundPlaces } from '../../src/model/sound-words.ts';
import { listRoutes } from './built-site.ts';
import { readRealContent } from './real-content.ts';

/**
 * Articles that together show all that the articles show: what looks at each page in a browser looks at these, so that
 * it takes no longer with sixty articles than with eight. The newest and the oldest are among them.
 */
export function sampleArticles(articles: readonly Article[]): Article[] {
  const seen = new Set<string>();
  return [articles[0], articles.at(-1), ...articles].flatMap((article) => {
    const news = article ? partsOf(article).filter((part) => !seen.has(part)) : [];
    for (const part of news) seen.add(part);
    return article && news.length > 0 ? [article] : [];
  });
}

function partsOf(article: Article): string[] {
  const { category, actions, books, faq, relatedArticles, sources } = article;
  const lists = { actions, books, faq, relatedArticles, sources };
  return [
    category,
    ...Object.entries(lists).map(([name, list]) => `${name}: ${list.length > 0 ? 'some' : 'none'}`),
    ...kindsOf(article.body),
    ...(JSON.stringify(article.body).includes('sponsored') ? ['sponsored'] : []),
  ];
}

function kindsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => [block.kind, ...('blocks' in block ? kindsOf(block.blocks) : [])]);
}

/** Sounds that together have their words at all the places where words can have them. */
function sampleSounds(sounds: readonly SoundWithWords[]): SoundWithWords[] {
  const placesOf = ({ words }: SoundWithWords) =>
    soundPlaces.filter((place) => words[place].length > 0).join();
  return [...new Map(sounds.map((sound) => [placesOf(sound), sound])).values()];
}

/** Every page but the articles and the sounds that show nothing new. */
export async function listSampleRoutes(): Promise<string[]> {
  const { articles, sounds } = await readRealContent();
  const sample = sampleArticles(articles);
  const others = articles.filter((article) => !sample.includes(article));
  const shownSounds = sampleSounds(sounds.sounds);
  const otherSounds = sounds.sounds.filter((sound) => !shownSounds.includes(sound));
  const left = new Set([
    ...others.map(({ slug }) => addresses.article(slug)),
    ...otherSounds.map(({ sound }) => addresses.sound(sound)),
  ]);
  return (await listRoutes()).filter((route) => !left.has(route));
}
