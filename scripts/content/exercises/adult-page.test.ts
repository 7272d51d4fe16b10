import { VFile } from 'vfile';
import { describe, expect, it, test } from 'vitest';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parseAdultPage } from './adult-page.ts';

const typed = `## Nodig

- een schaar
- een **rode** stift

## Zo speel je

1. Geef elk kind
   een kaart.
2. Vraag *zacht*: **Wat is dit?**
3. Klaar.

## Makkelijker

Doe het samen.

Of doe het voor.

## Moeilijker

Doe het alleen.

## Zonder printer

Doe het buiten.

## In je eigen taal

Doe het in de taal van thuis.
`;

function read(body: string) {
  const file = new VFile({ path: 'x.md', value: body });
  const page = parseAdultPage(file, body);
  return { page, problems: problemsIn(file).map((problem) => problem.slice('x.md'.length)) };
}

it('is read in lines, strong text between stars; answers may be left out', () => {
  expect(read(typed)).toEqual({
    problems: [],
    page: {
      needs: ['een schaar', 'een **rode** stift'],
      steps: ['Geef elk kind\neen kaart.', 'Vraag **zacht**: **Wat is dit?**', 'Klaar.'],
      easier: ['Doe het samen.', 'Of doe het voor.'],
      harder: ['Doe het alleen.'],
      withoutPrinter: ['Doe het buiten.'],
      ownLanguage: ['Doe het in de taal van thuis.'],
      answers: [],
    },
  });
  expect(read(`${typed}\n## Antwoorden en hulp\n\nDe muis.`).page?.answers).toEqual(['De muis.']);
});

it('has the steps of other games under headings of their own', () => {
  const game = '### Spel 2 {met rijm}\n\n1. Pak een kaart.\n2. Draai hem om.\n3. Klaar.\n\n';
  const withGame = (one: string) => read(typed.replace('## Makkelijker', `${one}## Makkelijker`));
  const { page, problems } = withGame(game);
  expect(problems).toEqual([]);
  expect(page?.steps).toHaveLength(3);
  expect(page?.otherGames).toEqual([
    { name: 'Spel 2 {met rijm}', steps: ['Pak een kaart.', 'Draai hem om.', 'Klaar.'] },
  ]);
  expect(withGame(game.replace('2. Draai hem om.\n3. Klaar.\n', '')).problems).toEqual([
    expect.stringContaining('"Spel 2 {met rijm}" heeft 3 tot 5 stappen, geen 1'),
  ]);
  const misplaced = read(typed.replace('Doe het alleen.', `Doe het alleen.\n\n${game}`));
  expect(misplaced.problems).toContainEqual(expect.stringContaining('onbekend kopje "Spel 2 {met rijm}"'));
});

it('has for one game two headings under each other where it is called otherwise in some sets', () => {
  const headings = '### Spel 3: woorden {met rijm}\n### Spel 2: woorden {zonder rijm}\n\n';
  const withGame = (steps: string) =>
    read(typed.replace('## Makkelijker', `${headings}${steps}## Makkelijker`));
  const { page, problems } = withGame('1. Pak een kaart.\n2. Lees hem.\n3. Klaar.\n\n');
  expect(problems).toEqual([]);
  expect(page?.otherGames).toEqual([
    {
      name: 'Spel 3: woorden {met rijm}\nSpel 2: woorden {zonder rijm}',
      steps: ['Pak een kaart.', 'Lees hem.', 'Klaar.'],
    },
  ]);
  const unnamed = read(
    typed.replace('## Makkelijker', '### Spel 2\n\n### Spel 3 {met rijm}\n\n## Makkelijker'),
  );
  expect(unnamed.problems).toEqual([
    expect.stringContaining('"Spel 2" is één genummerde lijst'),
    expect.stringContaining('"Spel 3 {met rijm}" is één genummerde lijst'),
  ]);
  expect(withGame('').problems).toEqual([
    expect.stringContaining(
      '"Spel 3: woorden {met rijm} / Spel 2: woorden {zonder rijm}" is één genummerde lijst',
    ),
  ]);
});

test('strong text within strong text is one', () => {
  const { page } = read(typed.replace('een schaar', '**een *grote* schaar**'));
  expect(page?.needs[0]).toBe('**een grote schaar**');
});

const headings =
  '## Nodig, ## Zo speel je, ## Makkelijker, ## Moeilijker, ## Zonder printer, ## In je eigen taal, ## Antwoorden en hulp';
const unknown = (title: string) => `onbekend kopje "${title}"; deze zijn er: ${headings}`;
const noHeading = 'tekst zonder geldig kopje erboven';

const oneList = ':6:1  "Zo speel je" is één genummerde lijst';

describe('what has no place on it is refused where it stands', () => {
  test.each<[what: string, from: string | RegExp, to: string, ...problems: string[]]>([
    ['a section that is missing', /## Zonder printer\n[^#]*/, '', '  kopje "## Zonder printer" ontbreekt'],
    [
      'a section that nobody knows',
      '## Makkelijker',
      '## Simpeler',
      `:13:1  ${unknown('Simpeler')}`,
      `:15:1  ${noHeading}`,
      `:17:1  ${noHeading}`,
      '  kopje "## Makkelijker" ontbreekt',
    ],
    [
      'a section with a name that every object has',
      /## Makkelijker\n[^#]*/,
      '## toString\n\n',
      `:13:1  ${unknown('toString')}`,
      '  kopje "## Makkelijker" ontbreekt',
    ],
    ['a section of another level', '## Makkelijker', '### Makkelijker', `:13:1  ${unknown('Makkelijker')}`],
    [
      'a section that is there twice',
      '## Moeilijker',
      '## Nodig',
      ':19:1  kopje "Nodig" staat er twee keer',
      '  kopje "## Moeilijker" ontbreekt',
    ],
    ['a section with nothing in it', 'Doe het alleen.', '', ':19:1  onder "Moeilijker" staat niets'],
    [
      'answers with nothing in them',
      /$/,
      '\n## Antwoorden en hulp\n',
      ':31:1  onder "Antwoorden en hulp" staat niets',
    ],
    ['text above all sections', /^/, 'Hallo.\n\n', `:1:1  ${noHeading}`],
    ['steps that are no list', /1\. Geef[^#]*/, 'Speel maar.\n\n', oneList],
    ['steps that bear no number', /\d\. /g, '- ', oneList],
    ['steps in two lists', '3. Klaar.', '3. Klaar.\n\n- Eind.', oneList],
    ['too few steps', '3. Klaar.\n', '', ':6:1  "Zo speel je" heeft 3 tot 5 stappen, geen 2'],
    [
      'too many steps',
      '3. Klaar.',
      '3. A.\n4. B.\n5. C.\n6. D.',
      ':6:1  "Zo speel je" heeft 3 tot 5 stappen, geen 6',
    ],
    [
      'more than a line in another language',
      'van thuis.',
      'van thuis.\n\nNog eens.',
      ':27:1  "In je eigen taal" is één regel',
    ],
    [
      'a link',
      'een schaar',
      'een [schaar](https://schaar)',
      ':3:7  hier kan alleen gewone tekst en **vet** staan',
    ],
    ['a list in a list', '- een schaar', '- een\n  - schaar', ':3:1  elk punt is één alinea'],
    ['a heading in a list', '- een schaar', '- # schaar', ':3:1  elk punt is één alinea'],
    [
      'a quote',
      'Doe het alleen.',
      '> Doe het.',
      ':21:1  hier kan alleen een alinea of een lijst staan',
      ':19:1  onder "Moeilijker" staat niets',
    ],
  ])('%s', (_, from, to, ...problems) => {
    expect(typed).toMatch(from);
    expect(read(typed.replace(from, to))).toEqual({ page: undefined, problems });
  });
});

test('five steps are not too many', () => {
  expect(read(typed.replace('3. Klaar.', '3. Drie.\n4. Vier.\n5. Vijf.')).problems).toEqual([]);
});
