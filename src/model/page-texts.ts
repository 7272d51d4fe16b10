import type { InferOutput } from 'valibot';
import type { Category } from './category.ts';
import { exactly, fields, list, slug, text, textWith } from './shape.ts';
import type { NavigationName } from './site-pages.ts';
import type { DayPlace } from './week.ts';

const menu = {
  home: text(),
  articles: text(),
  tips: text(),
  exercises: text(),
  about: text(),
} satisfies Record<NavigationName, unknown>;

/** What stands on every page. */
const frame = fields({
  /** The link that leads past the menu, for who goes by keyboard. */
  skip: text(),
  menuLabel: text(),
  /** The links of the header, by the names that these pages have in search results too. */
  menu: fields(menu),
  /** Said after a link that opens a tab of its own. */
  newTab: text(),
});

/** What search engines read. */
const pageHead = {
  /** Without the suffix that every title gets. */
  metaTitle: text(),
  metaDescription: text(),
  keywords: list(text()),
};

const home = fields({
  ...pageHead,
  headline: text(),
  intro: text(),
  /** The picture that the page opens with, and the game that can be played with it. */
  scene: fields({
    /** For who does not see it. */
    picture: text(),
    question: text(),
    /** What rhymes in it: at any hour, and only by day or by night. */
    rhymes: fields({ always: list(text()), day: text(), night: text() }),
  }),
  /** Below the picture: what is there for whom. */
  doors: fields({
    parents: fields({ heading: text(), text: text() }),
    teachers: fields({
      heading: text(),
      text: text(),
      /** To one of them on a board. */
      board: textWith('titel'),
      /** To the week of this time of the year. */
      week: textWith('thema'),
    }),
    /** The link behind both, to the form of an exercise that takes any words and leads on to the others with them. */
    ownWords: fields({ link: text(), begin: slug }),
  }),
  /** Above the featured articles. */
  start: text(),
  /** The articles of 'Start hier', in this order. */
  featured: exactly(2, slug),
  /** The button to one of them. */
  read: text(),
  /** Above the latest articles. */
  latest: text(),
  /** The button to the list. */
  all: text(),
});

const listPage = { ...pageHead, heading: text(), intro: text() };

const articles = fields({
  ...listPage,
  /** The pages that a long list has beside its first. */
  later: fields({
    title: textWith('titel', 'pagina'),
    description: textWith('pagina', 'totaal', 'tekst'),
    /** Its name in search results. */
    name: textWith('pagina'),
  }),
});

const article = fields({
  /** The link to the list. */
  back: text(),
  readingTime: textWith('n'),
  /** Where the text was changed since. */
  updated: textWith('dag'),
  /** The link down to the card with actions. */
  toActions: text(),
  actions: fields({ heading: text(), none: text() }),
  /** From its place 'In de klas' to the lesson. */
  lesson: textWith('titel'),
  /** The label of a table, which scrolls where it is wide. */
  table: text(),
  /** Below the text: which tips the article carries further. */
  tips: fields({ label: text(), link: textWith('nummer', 'titel') }),
  sources: text(),
  books: text(),
  related: text(),
  /** What people type who look for an article: of its category, and of any. */
  keywords: fields({
    ofCategory: fields({
      woordenschat: list(text()),
      rijm: list(text()),
      voorlezen: list(text()),
      spellen: list(text()),
    } satisfies Record<Category, unknown>),
    always: list(text()),
  }),
});

const remark = fields({ title: text(), text: text() });

const tips = fields({
  ...listPage,
  /** The label of the links to the groups. */
  groups: text(),
  /** What stands before the hint of a tip, and before the article and the exercise that carry it further. */
  when: text(),
  read: text(),
  play: text(),
  /** A tip as another page names it. */
  link: textWith('nummer', 'titel'),
  /** What opens the choice of what comes onto paper, and the button to all of it; each group has one with its name. */
  print: fields({ open: text(), all: text() }),
  closing: fields({ heading: text(), principles: exactly(3, remark) }),
});

const exercises = fields({
  ...listPage,
  /** The link to the list, and the label of the links on it. */
  all: text(),
  /** What stands before each fact. */
  facts: fields({ trains: text(), group: text(), length: text(), tip: text() }),
  length: textWith('n'),
  download: fields({ colour: text(), lineArt: text() }),
  usage: fields({ heading: text(), items: exactly(3, remark) }),
  /** What kind of thing an exercise is, for search engines. */
  kind: text(),
  /** Where a visitor makes a set of an exercise, on its page. */
  ownSet: fields({
    heading: text(),
    intro: text(),
    /** What opens it. */
    open: text(),
    /** Read where scripts are off. */
    withoutScript: text(),
    /** Beside the address that holds all choices. */
    sharing: text(),
    /** What opens the one that is played on a board. */
    board: text(),
  }),
});

const exercise = fields({
  metaTitle: textWith('titel'),
  /** What people type who look for any of them. */
  keywords: list(text()),
  minutes: textWith('n'),
  length: textWith('n'),
  /** Below a picture of a part: its page, or its pages. */
  page: textWith('n'),
  pages: textWith('n'),
  allPages: textWith('n'),
  /** Above the articles and the tips that go with it. */
  further: text(),
});

/** Of the row of sounds, and of the page of each. */
const sounds = fields({
  heading: text(),
  intro: text(),
  /** A sound, as a page is called after it. */
  name: textWith('klank', 'woord'),
  metaTitle: textWith('kop', 'klank', 'woord'),
  metaDescription: textWith('klank', 'woorden'),
  /** What people type who look for it: for this sound, and for any. */
  keywords: fields({ ofSound: list(textWith('klank')), always: list(text()) }),
  /** What one learns of it, for search engines. */
  teaches: textWith('klank'),
  /** How the sound is said. */
  say: textWith('klank'),
  /** How a page comes onto paper. */
  printing: text(),
  /** Where in a word it is heard. */
  places: fields({ first: text(), inside: text(), last: text() }),
  /** Before the games that have the words of one place alone. */
  only: text(),
  /** Above the sounds that are in no kern. */
  later: text(),
  /** Of the drawing of a mouth, for who does not see it. */
  mouth: textWith('klank'),
  verse: text(),
  bring: text(),
  confused: text(),
  week: textWith('klank'),
  games: fields({
    heading: text(),
    intro: text(),
    /** The button to a game with the words of the sound in it, and to one without. */
    open: text(),
    look: text(),
  }),
  /** Above the other sounds. */
  others: text(),
});

/** Of a week, about a theme or a sound. */
const week = fields({
  heading: text(),
  /** For a group that has no school on Friday. */
  shorter: text(),
  days: fields({ maandag: text(), dinsdag: text(), woensdag: text(), donderdag: text(), vrijdag: text() }),
  places: fields({
    kring: text(),
    hoek: text(),
    buiten: text(),
    speelzaal: text(),
    tafel: text(),
    thuis: text(),
  } satisfies Record<DayPlace, unknown>),
  minutes: textWith('n'),
  before: text(),
  ready: text(),
  /** To what carries a moment on. */
  leads: fields({ exercise: textWith('titel'), tip: textWith('titel'), lesson: textWith('titel') }),
  /** Before the themes in whose week something is done. */
  of: text(),
});

/** Of the list of themes, and of the page of each. */
const themes = fields({
  ...pageHead,
  heading: text(),
  intro: text(),
  /** Above the theme of this time of the year, and above all. */
  now: text(),
  /** Above those that belong to a time of the year, and above the others. */
  dated: text(),
  anytime: text(),
  metaTitleOf: textWith('thema'),
  keywordsOf: list(textWith('thema')),
  teaches: textWith('thema'),
  facts: text(),
  taught: text(),
  plate: fields({
    heading: text(),
    alt: textWith('thema'),
    /** To the picture alone, on a digibord. */
    large: text(),
  }),
  words: fields({ heading: text(), printing: text() }),
  games: fields({
    /** Where the page begins, to where they are. */
    jump: text(),
    heading: text(),
    intro: text(),
  }),
  others: text(),
});

/** Of the row of lessons, and of the page of each. */
const lessons = fields({
  heading: text(),
  intro: text(),
  metaTitle: textWith('titel'),
  keywords: list(text()),
  /** What kind of thing it is, for search engines. */
  kind: text(),
  group: text(),
  minutes: textWith('n'),
  ready: text(),
  list: fields({
    pair: textWith('een', 'ander'),
    rhymes: text(),
    rhymesNot: text(),
    claps: textWith('n'),
  }),
  phases: fields({ opening: text(), core: text(), closing: text() }),
  levels: fields({
    heading: text(),
    easier: text(),
    harder: text(),
    newToDutch: text(),
    smallGroup: text(),
    corner: text(),
  }),
  watch: text(),
  beside: fields({ heading: text(), set: textWith('titel'), sound: textWith('klank') }),
  /** At the foot of its sheet of paper. */
  from: textWith('adres'),
  /** The letter for parents, in a drawer. */
  letter: fields({ heading: text(), intro: text() }),
  others: text(),
});

const section = { heading: text(), paragraphs: list(text()) };
const headedList = fields({ heading: text(), items: list(text()) });

/** About declares a title and a description, and no keywords. */
const about = fields({
  metaTitle: pageHead.metaTitle,
  metaDescription: pageHead.metaDescription,
  heading: text(),
  mission: fields(section),
  approach: fields({ heading: text(), do: headedList, dont: headedList }),
  note: fields(section),
  /** For those who worry about a child: what to look at, and who can help. */
  doubt: fields({
    heading: text(),
    intro: text(),
    signs: headedList,
    helpers: fields({ heading: text(), items: list(fields({ who: text(), what: text() })) }),
    closing: text(),
  }),
  contact: fields(section),
  privacy: fields(section),
  pictures: fields({ ...section, licences: text() }),
});

/** The texts of each page that are not articles, tips or exercises. */
export const pageTextsShape = fields({
  frame,
  home,
  articles,
  article,
  tips,
  exercises,
  exercise,
  sounds,
  week,
  themes,
  lessons,
  about,
  articleNotFound: fields({ heading: text(), text: text() }),
  notFound: fields({
    metaTitle: text(),
    text: text(),
    /** The specification has these in English. */
    english: fields({ text: text(), home: text() }),
  }),
  offline: fields({
    heading: text(),
    text: text(),
    /** Above what is kept of them, and when that is. */
    exercises: text(),
    opened: text(),
    others: text(),
    /** For who still has a network, with the exercises. */
    beforehand: text(),
  }),
});

export type PageTexts = InferOutput<typeof pageTextsShape>;
export type AboutTexts = InferOutput<typeof about>;
export type Remark = InferOutput<typeof remark>;
