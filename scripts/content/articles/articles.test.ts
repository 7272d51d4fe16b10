import { VFile } from 'vfile';
import { describe, expect, it, test } from 'vitest';
import { pictureFinder } from '../images/pictures.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { firstBodyLine as L, readTestArticle, testFields, testSite } from './article-for-tests.ts';
import { warnOfLength } from './article-length.ts';
import { parseArticle } from './articles.ts';
import { isGuidance, warnOfGuidance } from './guidance.ts';

describe('an article without a part', () => {
  it('refuses an article without text', () => {
    const { draft, problems } = readTestArticle('\n \n');
    expect(problems).toEqual(['  onder de velden staat geen tekst']);
    expect(draft).toMatchObject({ article: undefined, links: [], relatedLinks: [], headingIds: [] });
  });

  it('refuses an article without fields', () => {
    const file = new VFile({ path: 'proef.md', value: 'Tekst.' });
    expect(parseArticle(file, testSite, pictureFinder(new Map()))).toBeUndefined();
    expect(problemsIn(file)).toEqual([
      'proef.md:1:1  de velden bovenaan ontbreken  (een eerste regel met alleen ---)',
    ]);
  });
});

describe('the length of an article', () => {
  test.each([
    [689, 1],
    [690, 0],
    [820, 0],
    [821, 1],
  ])('%i words', (count, warnings) => {
    const { draft, warnings: said } = readTestArticle('woord '.repeat(count));
    expect(draft?.article?.wordCount).toBe(count);
    expect(said).toEqual(Array(warnings).fill(`  het artikel heeft ${count} woorden  (690 tot 820)`));
  });

  it('counts what a reader reads, the checklist and its heading too, and not the related line', () => {
    const { draft } = readTestArticle(
      "## Twee woorden\n\n's Avonds – auto's, ik-boek en 24 /m/.<br>Zeven\n\n- een\n- [een link](/tips)\n\n| a | b |\n|---|---|\n| c | d |\n\n## Probeer dit vandaag\n\n- [ ] Doe dit.\n\nGerelateerde artikelen: ander",
    );
    expect(draft?.article?.wordCount).toBe(2 + 8 + 1 + 2 + 4 + 3 + 2);
  });
});

test('an article that still talks to its writer says so once, where that begins', () => {
  const file = new VFile({ path: 'proef.md', value: 'Schrijf ✎ hier.\n\n✎ En hier.' });
  warnOfLength(file, 6);
  warnOfGuidance(file);
  expect(problemsIn({ messages: file.messages.filter(isGuidance) })).toEqual([
    'proef.md:1:9  hier staat nog uitleg voor de schrijver: 2 keer ✎  (je eigen tekst, zonder ✎)',
  ]);
  expect(file.messages).toHaveLength(2);
  expect(readTestArticle('✎ Tekst.').warnings.join()).toContain('1 keer ✎');
  expect(readTestArticle('Tekst.').warnings.join()).not.toContain('✎');
});

test('an article says the name of the site, in its fields and its text', () => {
  const { draft } = readTestArticle(
    '## Van {naam}\n\nLees *{naam}*.\n\n![{naam}](muis.png)',
    testFields.replace('summary: Een proef', 'summary: Op {naam}'),
  );
  expect(draft?.article?.summary).toBe('Op Proefsite');
  expect(draft?.article?.body).toMatchObject([
    { id: 'van-proefsite', html: 'Van Proefsite' },
    { html: 'Lees <em>Proefsite</em>.' },
    { alt: 'Proefsite' },
  ]);
});

describe('one mistake gives one line', () => {
  test.each([
    ['<li>a</li>', `${L}:1  <li> kan niet in een artikel staan  (een lijst met - of 1.)`],
    [
      '<table><tr><td>a</td></tr></table>',
      `${L}:1  <table> kan niet in een artikel staan  (een tabel in markdown)`,
    ],
    ['- [x] a', `${L}:1  dit vakje is al aangevinkt  (een leeg vakje: “- [ ] ”)`],
    [
      '```js\nx\n```',
      `${L}:1  een codeblok kan hier niet  (gewone tekst; begin een regel niet met vier spaties of met \`\`\`)`,
    ],
    [
      '[bel](tel:112)',
      `${L}:1  dit adres is niet veilig: “tel:112”  (een adres dat begint met /, #, https:// of mailto:)`,
    ],
  ])('%s', (body, problem) => {
    expect(readTestArticle(body).problems).toEqual([problem]);
  });
});
