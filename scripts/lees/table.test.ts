import { expect, it } from 'vitest';
import { formatTable } from './table.ts';
import { madeUpArticle, madeUpText, toPassage } from './texts/made-up-text.ts';

it('has a row for each article and each group, with its figures under each other', () => {
  const body = [
    'De rijmgroet',
    'Je zet de pan op tafel.',
    'Niemand komt, want het is laat.',
    'Is het op, dan eet je niet.',
  ].map(toPassage);
  const tips = [
    madeUpText('content/tips.yaml', 'Doe dit.'),
    madeUpText('content/meer.yaml', 'Doe het nu maar.'),
  ];
  const table = formatTable(
    [madeUpArticle('rijmspelletjes', { body, wordCount: 802 }), madeUpArticle('leeg', { wordCount: 0 })],
    [{ name: 'tips', texts: tips }],
  );
  expect(table.split('\n')).toEqual([
    '                woorden  minuten  zinslengte             langste zin  Flesch-Douma   LIX  waarom  voorwaarden',
    'rijmspelletjes      802        5         6,3             7 (regel 4)         115,8  11,6       1       1 op 3',
    'leeg                  0        0                                                               0       0 op 0',
    'tips                  6                  3,0  4 (meer.yaml, regel 1)         127,1   3,0',
  ]);
});
