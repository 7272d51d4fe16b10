declare module '*/generated/choices/kernen.json' {
  const kernen: import('./model/letters.ts').Kern[];
  export default kernen;
}

declare module '*/generated/choices/games.json' {
  const games: { readonly slug: string; readonly title: string; readonly hasBoard: boolean }[];
  export default games;
}
