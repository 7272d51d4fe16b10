/** The texts of each page that are not articles, tips or exercises. */
export interface PageTexts {
  home: PageHead & { headline: string; intro: string };
  articles: ListTexts;
  tips: ListTexts & { closing: { heading: string; principles: Remark[] } };
  exercises: ListTexts & { usage: { heading: string; items: Remark[] } };
  about: AboutTexts;
  articleNotFound: { text: string };
  notFound: { text: string };
  offline: { heading: string; text: string };
}

/** What search engines read. */
export interface PageHead {
  /** Without the suffix that every title gets. */
  metaTitle: string;
  metaDescription: string;
  keywords: string[];
}

export interface ListTexts extends PageHead {
  heading: string;
  intro: string;
}

/** About declares a title and a description, and no keywords. */
export interface AboutTexts {
  metaTitle: string;
  metaDescription: string;
  heading: string;
  mission: Section;
  approach: { heading: string; do: HeadedList; dont: HeadedList };
  note: Section;
  /** For who worries about a child: what to look at, and who is there. */
  doubt: {
    heading: string;
    intro: string;
    signs: HeadedList;
    helpers: { heading: string; items: { who: string; what: string }[] };
    closing: string;
  };
  contact: Section;
  privacy: Section;
  pictures: Section;
}

export interface Section {
  heading: string;
  paragraphs: string[];
}

export interface HeadedList {
  heading: string;
  items: string[];
}

export interface Remark {
  title: string;
  text: string;
}
