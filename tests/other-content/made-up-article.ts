import { categories } from '../../src/model/category.ts';
import { madeUpLink, madeUpSentence, nextNumber } from './made-up-dutch.ts';

/** Where an article leads, so that the others stay reachable. */
interface Leads {
  slugs: readonly string[];
  exercises: readonly string[];
}

/**
 * An article that can be published, of the length that it should have. Its place decides what it has and what it does
 * without: of each thing that a writer may leave out, some articles have it and some don't.
 */
export function madeUpArticle(place: number, { slugs, exercises }: Leads): string {
  const number = nextNumber();
  const has = (every: number) => place % every === 0;
  const related = has(7) ? [] : slugs.slice(0, 3);
  const day = String(1 + (place % 28)).padStart(2, '0');
  const month = String(1 + (place % 12)).padStart(2, '0');
  const links = [
    ...slugs.map((slug) => `/artikelen/${slug}`),
    ...exercises.map((slug) => `/oefeningen#${slug}`),
    `/tips#tip-${1 + (place % 24)}`,
  ];
  return [
    '---',
    `title: "Muis ${number} & “opa” ${number}"`,
    `category: ${categories[place % categories.length]}`,
    `metaTitle: Muis ${number}`,
    `metaDescription: Muis ${number} slaapt.`,
    `summary: Opa ${number} danst door de tuin.`,
    `datePublished: 2026-${month}-${day}`,
    ...(has(2) ? [`dateModified: 2027-${month}-${day}`] : []),
    `relatedArticles: [${related.join(', ')}]`,
    ...(has(3) ? sources(number) : []),
    ...(has(5) ? books(number) : []),
    '---',
    '',
    madeUpSentence(),
    ...section(`Tafel ${number}`, 12),
    ...links.map((link) => `\n${madeUpLink(link)}`),
    ...(has(4) ? everyKindOfBlock() : []),
    ...section(`Bank ${number}`, 20),
    ...(has(2) ? section('In de klas', 5) : section(`Kast ${number}`, 5)),
    ...(has(3)
      ? ['\n## Veelgestelde vragen', ...[1, 2].flatMap(() => question())]
      : section(`Stoel ${number}`, 3)),
    ...(has(6) ? [] : ['\n## Probeer dit vandaag\n', ...[1, 2, 3].map(() => `- [ ] ${madeUpSentence()}`)]),
    ...(has(8) && related.length > 0 ? [`\nGerelateerde artikelen: [Opa](/artikelen/${related[0]})`] : []),
    '',
  ].join('\n');
}

function section(heading: string, length: number): string[] {
  return [`\n## ${heading}`, ...Array.from({ length }, () => `\n${madeUpSentence()}`)];
}

function question(): string[] {
  return [`\n### Slaapt muis ${nextNumber()}?`, `\n${madeUpSentence()}`];
}

function everyKindOfBlock(): string[] {
  const [one, two] = [madeUpSentence(), madeUpSentence()];
  return [
    `\n### Kist ${nextNumber()}`,
    `\n1. ${one}\n   - ${two}\n2. ${madeUpSentence()}`,
    `\n- **${madeUpSentence()}**\n- *${madeUpSentence()}*`,
    `\n> ${madeUpSentence()}`,
    `\n- [ ] ${madeUpSentence()}\n- [ ] ${madeUpSentence()}`,
    `\n| Muis ${nextNumber()} | Opa ${nextNumber()} |\n|---|---|\n| tafel ${nextNumber()} | bank ${nextNumber()} |`,
    '\n---',
    `\n![muis ${nextNumber()}](../afbeeldingen/muis.png)`,
    `\nMuis ${nextNumber()} leest <em>samen</em> in een [boek](prentenboek:).`,
    `\n${madeUpLink('/over#twijfel-je')}`,
  ];
}

function sources(number: number): string[] {
  return [
    'sources:',
    `  - authors: [Anna Bos, Bram Dal]\n    title: "Bron ${number}"\n    year: 2019\n    where: Uitgeverij De Proef`,
    `  - authors: [The Mouse Society]\n    title: Source ${number}\n    where: Mice 12\n    language: en`,
  ];
}

function books(number: number): string[] {
  return [
    'books:',
    `  - title: Boek ${number}\n    makers: [Anna Bos (tekst), Bram Dal (tekeningen)]\n    kind: op rijm\n    why: Muis ${number} slaapt.\n    say: Slaapt opa ${number}?`,
  ];
}
