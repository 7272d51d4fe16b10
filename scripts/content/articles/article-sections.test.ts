import { describe, expect, it, test } from 'vitest';
import { bodyOf, firstBodyLine as L, readTestArticle, testFields } from './article-for-tests.ts';

describe('the ids of headings', () => {
  it('are the text without accents, each one once, and none of the page’s own', () => {
    const body = bodyOf('## Eén ding\n\n## Eén ding\n\n## Inhoud\n\n## Bronnen\n\n## 🦊');
    const ids = body?.map((block) => 'id' in block && block.id);
    expect(ids).toEqual(['een-ding', 'een-ding-1', 'inhoud-1', 'bronnen-1', 'kop']);
  });
});

describe('Probeer dit vandaag', () => {
  const noBox =
    'onder ‘Probeer dit vandaag’ staat iets anders dan een vakje  (alleen regels die beginnen met “- [ ] ”)';

  it('is lifted out of the body, and other checklists stay', () => {
    const { draft, problems } = readTestArticle(
      '## Nodig\n\n- [ ] schaar\n\n## Probeer dit vandaag\n\n- [ ] Rijm op *muis*.\n- [ ] Klap.\n\n## Tot slot\n\nDag.\n\nGerelateerde artikelen:\n\n- [Ander](/artikelen/ander)',
    );
    expect(problems).toEqual([]);
    expect(draft?.article?.actions).toEqual(['Rijm op <em>muis</em>.', 'Klap.']);
    expect(draft?.article?.body).toEqual([
      { kind: 'heading', level: 2, id: 'nodig', html: 'Nodig' },
      { kind: 'checklist', items: ['schaar'] },
      { kind: 'heading', level: 2, id: 'tot-slot', html: 'Tot slot' },
      { kind: 'paragraph', html: 'Dag.' },
    ]);
  });

  it('takes every box down to the related articles, also below another heading', () => {
    const { draft } = readTestArticle(
      '## Probeer dit vandaag\n\n- [ ] a\n\n## Meer\n\n- [ ] b\n\n**Gerelateerde artikelen:**\n\n- [ ] c',
    );
    expect(draft?.article?.actions).toEqual(['a', 'b']);
  });

  it('is refused with anything but boxes directly below it, and the second time', () => {
    expect(
      readTestArticle('## Probeer dit vandaag\n\nKies er een.\n\n- [ ] a\n\n## Probeer dit vandaag').problems,
    ).toEqual([
      `${L + 6}:1  de kop ‘Probeer dit vandaag’ staat er twee keer  (één keer)`,
      `${L + 2}:1  ${noBox}`,
    ]);
  });

  it('is known by its words, whatever sign ends them, and may have nothing below it', () => {
    const { draft, problems } = readTestArticle('## Probeer dit vandaag!\n\n## Meer\n\nTekst.\n\n- [ ] a');
    expect(problems).toEqual([]);
    expect(draft?.article?.actions).toEqual(['a']);
    expect(draft?.headingIds).toEqual(['meer']);
  });

  it('may be missing, and what stands below its boxes is refused too', () => {
    expect(readTestArticle('Tekst.').draft?.article?.actions).toEqual([]);
    const { problems } = readTestArticle('## Probeer dit vandaag\n\n- [ ] a\n\nNog iets.');
    expect(problems).toEqual([`${L + 4}:1  ${noBox}`]);
  });
});

describe('In de klas', () => {
  it('is one block with its heading, down to the next heading of its level', () => {
    const body = bodyOf(
      'Eerst.\n\n## In de klas\n\nKies *een* boek.\n\n- **Doel:** kijken.\n\n### Later\n\nNog eens.\n\n## Verder\n\nDag.',
    );
    expect(body).toEqual([
      { kind: 'paragraph', html: 'Eerst.' },
      {
        kind: 'class',
        id: 'in-de-klas',
        blocks: [
          { kind: 'heading', level: 2, id: 'in-de-klas', html: 'In de klas' },
          { kind: 'paragraph', html: 'Kies <em>een</em> boek.' },
          { kind: 'bullets', items: [{ html: '<strong>Doel:</strong> kijken.', below: [] }] },
          { kind: 'heading', level: 3, id: 'later', html: 'Later' },
          { kind: 'paragraph', html: 'Nog eens.' },
        ],
      },
      { kind: 'heading', level: 2, id: 'verder', html: 'Verder' },
      { kind: 'paragraph', html: 'Dag.' },
    ]);
  });

  it('may be the last of the text, and its words count', () => {
    const { draft } = readTestArticle('Een woord.\n\n## In de klas\n\nNog twee.');
    expect(draft?.article?.wordCount).toBe(2 + 3 + 2);
    expect(draft?.article?.body).toHaveLength(2);
    expect(draft?.headingIds).toContain('in-de-klas');
  });

  it('is an ordinary heading at another level', () => {
    const body = bodyOf('## Op school\n\n### In de klas\n\nTekst.');
    expect(body?.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'paragraph']);
  });

  it('is refused empty, and the second time', () => {
    expect(readTestArticle('## In de klas\n\n## In de klas\n\nTekst.').problems).toEqual([
      `${L + 2}:1  de kop ‘In de klas’ staat er twee keer  (één keer)`,
      `${L}:1  onder ‘In de klas’ staat niets  (tekst of een lijst)`,
    ]);
  });
});

describe('Gerelateerde artikelen', () => {
  test.each([
    'Gerelateerde artikelen: [Ander](/artikelen/ander)',
    '**Gerelateerde artikelen:**',
    '## Gerelateerde artikelen',
    '### Gerelateerde artikelen:',
    '## Gerelateerde  artikelen :',
    'Gerelateerde  artikelen : [Ander](/artikelen/ander)',
  ])('%s ends the text', (line) => {
    expect(bodyOf(`Tekst.\n\n${line}\n\n- [Ander](/artikelen/ander)`)).toEqual([
      { kind: 'paragraph', html: 'Tekst.' },
    ]);
  });

  it('may be all there is', () => {
    expect(bodyOf('Gerelateerde artikelen:\n\n- [Ander](/artikelen/ander)')).toEqual([]);
  });

  it('names no article that the front matter does not', () => {
    expect(
      readTestArticle(
        'Lees [dit](/artikelen/ander).\n\nGerelateerde artikelen: [Ander](/artikelen/ander)',
        testFields.replace('[ander]', '[]'),
      ).problems,
    ).toEqual([
      `${L + 2}:25  dit artikel staat niet bij relatedArticles: /artikelen/ander  (zet het bovenaan bij relatedArticles, of haal de link weg)`,
    ]);
  });

  it('loses no text without a word', () => {
    const link = '[Ander](/artikelen/ander)';
    const { warnings } = readTestArticle(
      `Tekst.\n\nGerelateerde artikelen:\n\n- ${link}\n\nZie ${link} ook.\n\nNog een slotzin.`,
    );
    expect(warnings.filter((warning) => !warning.includes('woorden'))).toEqual([
      `${L + 8}:1  deze tekst staat na ‘Gerelateerde artikelen:’ en wordt niet gepubliceerd  (zet de tekst erboven)`,
    ]);
  });

  it('is an ordinary heading with more words in it', () => {
    const body = bodyOf('## Gerelateerde artikelen en meer\n\n## Meer gerelateerde artikelen\n\nTekst.');
    expect(body).toHaveLength(3);
  });
});

describe('the line ‘Gerelateerde artikelen:’ is never published as text', () => {
  test.each([
    ['Tekst.\nGerelateerde artikelen: [Ander](/artikelen/ander)', `${L + 1}:1`],
    ['## Probeer dit vandaag\n\n- [ ] a\nGerelateerde artikelen: ander', `${L + 3}:1`],
    ['- a\n- Gerelateerde artikelen: ander', `${L + 1}:3`],
    ['- Gerelateerde artikelen: ander', `${L}:3`],
    ['> Gerelateerde artikelen: ander', `${L}:3`],
    ['Tekst.\n**Gerelateerde artikelen**: ander', `${L + 1}:3`],
    ['Tekst.\nGerelateerde artikelen : ander', `${L + 1}:1`],
    ['<br>\nGerelateerde artikelen: ander', `${L + 1}:1`],
  ])('%j', (body, place) => {
    expect(readTestArticle(body).problems).toEqual([
      `${place}  de regel ‘Gerelateerde artikelen:’ staat hier midden in andere tekst  ` +
        '(een lege regel erboven, en geen streepje of spatie ervoor)',
    ]);
  });
});

describe('Veelgestelde vragen', () => {
  it('are kept in the body and known as questions with plain answers', () => {
    const { draft } = readTestArticle(
      '## Veelgestelde vragen\n\n### Mag *dit*?\n\nJa.\n\n- a\n- b\n\n### En dat?\n\nNee.\n\n## Verder\n\n### Geen vraag\n\nTekst.',
    );
    expect(draft?.article?.faq).toEqual([
      { question: 'Mag dit?', answer: 'Ja. a b' },
      { question: 'En dat?', answer: 'Nee.' },
    ]);
    expect(draft?.article?.body).toHaveLength(9);
  });

  it('each have an answer', () => {
    expect(readTestArticle('## Veelgestelde vragen\n\n### En dat?').problems).toEqual([
      `${L + 2}:1  deze vraag heeft geen antwoord`,
    ]);
  });
});
