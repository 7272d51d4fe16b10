/** Every address of the site is written here and nowhere else. */
export const addresses = {
  home: '/',
  articles: '/artikelen',
  article: (slug: string) => `/artikelen/${slug}`,
  tips: '/tips',
  exercises: '/oefeningen',
  exercise: (slug: string) => `/oefeningen#${slug}`,
  about: '/over',
} as const;

/** The parameters of the article list's address. */
export const listParameters = { search: 'search', category: 'categorie' } as const;

/** The files that visitors and machines fetch. */
export const files = {
  pdf: (filename: string) => `/oefeningen/${filename}`,
  cover: (cover: string) => `/covers/${cover}.png`,
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  searchData: '/zoekindex.json',
  feed: '/feed.xml',
  logo: '/logo.png',
} as const;
