import { describe, expect, test } from 'vitest';
import { firstBodyLine as L, readTestArticle } from './article-for-tests.ts';

const warningsOf = (body: string) =>
  readTestArticle(body).warnings.filter((warning) => !warning.includes('het artikel heeft'));

describe('a fixed place that is typed otherwise is told', () => {
  test.each([
    ['## Probeer dit vandaag 🎉', '## Probeer dit vandaag'],
    ['## Probeer dit vandag', '## Probeer dit vandaag'],
    ['### Probeer dit vandaag', '## Probeer dit vandaag'],
    ['**Probeer dit vandaag**', '## Probeer dit vandaag'],
    ['Probeer dit vandaag', '## Probeer dit vandaag'],
    ['*Probeer dit vandaag*', '## Probeer dit vandaag'],
    ['## Probeer dit vandaag met je kind', '## Probeer dit vandaag'],
    ['## Voor in de klas', '## In de klas'],
    ['## In de klas (groep 1/2)', '## In de klas'],
    ['Gerelateerd: ander', 'Gerelateerde artikelen:'],
    ['## Veel gestelde vragen', '## Veelgestelde vragen'],
    ['### Veelgestelde Vragen', '## Veelgestelde vragen'],
    ['## In de klass', '## In de klas'],
    ['Gerelateerde artikelen', 'Gerelateerde artikelen:'],
    ['Gerelateerde artikelen [Ander](/artikelen/ander)', 'Gerelateerde artikelen:'],
    ['Gerelateerd artikel: ander', 'Gerelateerde artikelen:'],
  ])('%s', (typed, meant) => {
    expect(warningsOf(`## Kop\n\n${typed}`)).toEqual([
      `${L + 2}:1  dit lijkt op een vaste plek, maar is anders getypt  (bedoelde je “${meant}”?)`,
    ]);
  });
});

describe('a heading of its own is not', () => {
  test.each([
    ...[
      '## Probeer dit vandaag!',
      '## Veelgestelde Vragen:',
      '## In de Klas\n\nTekst.',
      '## In de kast',
      '## Samen lezen in de klas',
      '## In de klas lukt het ook',
      '## In de kring',
    ],
    ...[
      '## In je eigen taal',
      '**Doel:** probeer dit vandaag',
      'Gerelateerde artikelen: ander',
      '## Gerelateerde artikelen',
    ],
  ])('%s', (typed) => {
    expect(warningsOf(typed)).toEqual([]);
  });
});
