/** The ids of places that other pages lead to. */
export const anchors = {
  tip: (id: number) => `tip-${id}`,
  doubt: 'zorgen',
  sounds: 'klank-van-de-week',
  lessons: 'lessen',
  themes: 'themas',
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
  exercise: (slug: string) => `/oefeningen/${slug}`,
  /** Its card among the others. */
  exerciseCard: (slug: string) => `/oefeningen#${slug}`,
  /** The pages of 'Klank van de week'. */
  sound: (sound: string) => `/oefeningen/klank/${sound}`,
  /** A lesson for in the class, on one sheet. */
  lesson: (slug: string) => `/lessen/${slug}`,
  themes: '/themas',
  /** A week about a theme. */
  theme: (slug: string) => `/themas/${slug}`,
  about: '/over',
  /** No visitor goes there: it stands for what a browser has not kept. */
  offline: '/offline',
  /** Nor there: hosts show it, with status 404, for what is not there. */
  notFound: '/404',
} as const;

/** The parameters of the article list's address. */
export const listParameters = { search: 'search', category: 'categorie', page: 'pagina' } as const;

/** Of these the hosts and the service worker are told as a whole. */
export const folders = {
  /** What Vite bundles, and the pictures of articles: the content is in the name. */
  assets: 'assets',
  covers: 'covers',
} as const;

export const keptListEnd = '-bewaar.json';

/** The files that visitors and machines fetch. */
export const files = {
  pdf: (filename: string) => `/oefeningen/${filename}`,
  /** Names all that the games of a page need, for a browser that keeps it. */
  keptList: (address: string) => `${address}${keptListEnd}`,
  picture: (name: string) => `/${folders.assets}/${name}`,
  cover: (cover: string) => `/${folders.covers}/${cover}.png`,
  articleCover: (slug: string) => `/${folders.covers}/artikelen/${slug}.png`,
  exerciseCover: (slug: string) => `/${folders.covers}/oefeningen/${slug}.png`,
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  searchData: '/zoekindex.json',
  feed: '/feed.xml',
  licences: '/licenties.txt',
  /** Where RFC 9116 has it. */
  securityTxt: '/.well-known/security.txt',
  logo: '/logo.png',
  icon: '/icon.svg',
  manifest: '/manifest.webmanifest',
} as const;

/** As browsers and makers of devices want them. */
export const iconFiles = {
  /** Feed readers and older browsers ask for this one, whatever the pages say. */
  favicon: '/favicon.ico',
  apple: '/icon-180.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
} as const;

/** A pack is printed in two looks, each a file of its own. */
export const pdfNames = {
  colour: (slug: string) => `${slug}.pdf`,
  line: (slug: string) => `${slug}-zwart-wit.pdf`,
} as const;

/** Where one file can't hold all addresses of the site. */
export const sitemapPart = (part: number) => `/sitemap-${part}.xml`;
