/** The ids of places that other pages lead to. */
export const anchors = {
  tip: (id: number) => `tip-${id}`,
  doubt: 'twijfel-je',
} as const;

/** Every address of the site is written here and nowhere else. */
export const addresses = {
  home: '/',
  articles: '/artikelen',
  /** The list from its second page on. */
  articlesPage: (page: number | ':page') => `/artikelen/pagina/${page}`,
  article: (slug: string) => `/artikelen/${slug}`,
  tips: '/tips',
  tip: (id: number) => `/tips#${anchors.tip(id)}`,
  exercises: '/oefeningen',
  exercise: (slug: string) => `/oefeningen#${slug}`,
  about: '/over',
  /** No visitor goes there: it stands for what a browser has not kept. */
  offline: '/offline',
  /** Nor there: hosts show it, with status 404, for what is not there. */
  notFound: '/404',
} as const;

/** The parameters of the article list's address. */
export const listParameters = { search: 'search', category: 'categorie', page: 'pagina' } as const;

/** The files that visitors and machines fetch. */
export const files = {
  pdf: (filename: string) => `/oefeningen/${filename}`,
  cover: (cover: string) => `/covers/${cover}.png`,
  articleCover: (slug: string) => `/covers/artikelen/${slug}.png`,
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  searchData: '/zoekindex.json',
  feed: '/feed.xml',
  licences: '/licenties.txt',
  logo: '/logo.png',
  icon: '/icon.svg',
  manifest: '/manifest.webmanifest',
} as const;

/** A pack is printed in two looks, each a file of its own. */
export const pdfNames = {
  colour: (slug: string) => `${slug}.pdf`,
  line: (slug: string) => `${slug}-zwart-wit.pdf`,
} as const;
