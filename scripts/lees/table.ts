import { basename } from 'node:path';
import { readingMinutes } from '../../src/model/reading-time.ts';
import { findConditions } from './check-conditions.ts';
import { findReasons } from './check-reasons.ts';
import { formatNumber } from './format-number.ts';
import { type MeasuredSentence, measureReadability, measureSentences } from './readability.ts';
import type { ArticleText, DutchText } from './texts/passage.ts';
import { splitWords } from './words.ts';

/** A group of texts that has one row. */
export interface Group {
  name: string;
  texts: readonly DutchText[];
}

/** A row for each article and each group, in columns that stand under each other. */
export function formatTable(articles: readonly ArticleText[], groups: readonly Group[]): string {
  const rows = [
    ...articles.map((article) => [
      article.slug,
      String(article.wordCount),
      String(readingMinutes(article.wordCount)),
      ...formatReadability([{ ...article, passages: article.body }]),
      String(findReasons(article.body).length),
      `${findConditions(article.body).length} op ${measureSentences(article.body).length}`,
    ]),
    ...groups.map(({ name, texts }) => [name, String(countWords(texts)), '', ...formatReadability(texts)]),
  ];
  return alignColumns([head, ...rows]);
}

const head = [
  '',
  'woorden',
  'minuten',
  'zinslengte',
  'langste zin',
  'Flesch-Douma',
  'LIX',
  'waarom',
  'voorwaarden',
];

function formatReadability(texts: readonly DutchText[]): string[] {
  const measured = measureReadability(texts.flatMap(({ passages }) => passages));
  if (!measured) return ['', '', '', ''];
  const { wordsPerSentence, longest, fleschDouma, lix } = measured;
  return [
    formatNumber(wordsPerSentence),
    formatLongest(longest, texts),
    formatNumber(fleschDouma),
    formatNumber(lix),
  ];
}

/** `17 (regel 45)`, with the name of the file where there are more. */
function formatLongest({ words, place, passage }: MeasuredSentence, texts: readonly DutchText[]): string {
  const text = texts.find(({ passages }) => passages.includes(passage));
  const file = texts.length > 1 && text ? `${basename(text.file.path)}, ` : '';
  return place ? `${words} (${file}regel ${place.line})` : String(words);
}

function countWords(texts: readonly DutchText[]): number {
  return texts.flatMap(({ passages }) => passages.flatMap(({ text }) => splitWords(text))).length;
}

/** The first column to the left, figures to the right. */
function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = row[column] ?? '';
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
