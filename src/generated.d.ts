declare module '*/generated/site.json' {
  const site: import('./model/site.ts').Site;
  export default site;
}

declare module '*/generated/pages.json' {
  const pages: import('./model/page-texts.ts').PageTexts;
  export default pages;
}

declare module '*/generated/tips.json' {
  const tipGroups: import('./model/tip.ts').TipGroup[];
  export default tipGroups;
}

declare module '*/generated/sounds.json' {
  const pages: import('./model/sound-page.ts').SoundPages;
  export default pages;
}

declare module '*/generated/themes.json' {
  const themes: import('./model/theme.ts').Theme[];
  export default themes;
}

declare module '*/generated/kernen.json' {
  const kernen: import('./model/letters.ts').Kern[];
  export default kernen;
}

declare module '*/generated/exercises.json' {
  const exercises: import('./model/exercise-page.ts').ExerciseOfPage[];
  export default exercises;
}

declare module '*/generated/articles.json' {
  const articles: import('./model/article.ts').ArticleSummary[];
  export default articles;
}
