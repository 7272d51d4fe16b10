declare module '*/generated/choices/themes.json' {
  const themes: import('./model/theme.ts').NamedWords[];
  export default themes;
}

declare module '*/generated/choices/kernen.json' {
  const kernen: import('./model/letters.ts').Kern[];
  export default kernen;
}
