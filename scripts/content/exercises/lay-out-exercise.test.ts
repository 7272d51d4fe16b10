import { describe, expect, it } from 'vitest';
import { type Change, findProblems, readExample } from './exercise-for-tests.ts';

const slug = 'rijm-bingo';
const path = `content/oefeningen/${slug}.md`;
const example = readExample(slug);

/** The problems after one change in the exercise, without their places. */
const problemsAfter = (from: string | RegExp, to: string): string[] =>
  findProblems(slug, [from, to]).map((problem) => problem.replace(/^.*\.md:\d+:\d+ {2}/, ''));

const lineOf = (text: string) => example.split('\n').findIndex((line) => line.includes(text)) + 1;

describe('an exercise is refused', () => {
  it.each<[why: string, from: string | RegExp, to: string, problem: string]>([
    [
      'a word that is not in the bank',
      'onCards: [muis]',
      'onCards: [pluis]',
      '"pluis" staat niet in content/woorden.yaml',
    ],
    ['a word without a picture', 'onCards: [klok]', 'onCards: [klok, teen]', '"teen" heeft geen plaatje'],
    [
      'a doubtful picture',
      'onCards: [maan]',
      'onCards: [kraan]',
      'het plaatje van "kraan" is voor een kleuter',
    ],
    [
      'a rhyme that is none by ear',
      'onCards: [brood]',
      'onCards: [brood, doos]',
      '"doos" (/oos/) rijmt niet op "boot" (/oot/)',
    ],
    [
      'a rhyme with the same word',
      'onCards: [kroon]',
      'onCards: [kroon, microfoon]',
      '"microfoon" en "telefoon" eindigen op hetzelfde stuk woord: dat is geen rijm',
    ],
    ['too few cards', 'cards: 30', 'cards: 1', 'een heel getal van 2 tot en met 60'],
    [
      'too few words for its cards',
      / {2}- \{? ?call: [hbdf].*\n/g,
      '',
      'met 15 rijmfamilies zijn er geen 30 kaarten te maken die genoeg verschillen',
    ],
    ['a character that the face lacks', '- een schaar', '- een schaar ✂', 'Het teken "✂"'],
    [
      'a text that does not fit its page',
      'Laat het roepkaartje zien.',
      'Laat het roepkaartje zien. '.repeat(60),
      ' mm te lang voor één pagina',
    ],
    [
      'a text for grown-ups that does not fit',
      'Kies iets in de kamer',
      'Kies iets in de kamer '.repeat(90),
      ' mm te vol; maak de tekst korter',
    ],
  ])('for %s', (_, from, to, problem) => {
    expect(problemsAfter(from, to)[0]).toContain(problem);
  });

  it('for two pictures beside its title, or one that nobody drew, whatever else is wrong', () => {
    const typed = 'banner: [mouse-face, house, brood]';
    expect(problemsAfter(typed, 'banner: [mouse-face, house]')).toEqual([
      '“banner” klopt niet: een lijst van 2  (een lijst van precies 3)',
    ]);
    const missing: Change = [typed, 'banner: [mouse-face, huisje, brood]'];
    const told = `${path}:${lineOf('banner:')}:22  Rijm-bingo: plaatje huisje bestaat niet`;
    expect(findProblems(slug, missing)).toEqual([told]);
    expect(findProblems(slug, missing, ['onCards: [muis]', 'onCards: [pluis]'])).toContain(told);
  });

  it('names the figure or the picture of its cast that there is not', () => {
    const typed = '{ who: oma-blij, with: [kaart, house], says: huis }';
    const line = lineOf('cast:') + 1;
    const problems = (instead: string) => findProblems(slug, [typed, instead]);
    expect(problems('{ who: opa-blij, with: [kaart, house] }')).toEqual([
      `${path}:${line}:12  Rijm-bingo: "opa-blij" is niemand uit de cast`,
    ]);
    expect(problems('{ who: oma-blij, with: [kaart, huisje] }')).toEqual([
      `${path}:${line}:36  Rijm-bingo: plaatje huisje bestaat niet`,
    ]);
    expect(problemsAfter(typed, '{ who: oma-blij, with: [kaartje, house] }')[0]).toContain(
      'bedoelde je “kaart”?',
    );
  });

  it('for its words too where a section is missing', () => {
    expect(findProblems(slug, ['## Nodig', '## Niets'], ['onCards: [muis]', 'onCards: [pluis]'])).toContain(
      `${path}:${lineOf('onCards: [muis]')}:29  Rijm-bingo: "pluis" staat niet in content/woorden.yaml`,
    );
  });

  it.each<[string, ...Change]>([
    ['no field is the cause', 'Laat het roepkaartje zien.', 'Laat het roepkaartje zien. '.repeat(60)],
    ['the file has other signs for it', /goal: .*/, 'goal: "Het kind knipt \\u2702"'],
  ])('with the place of its layout where %s', (_, ...change) => {
    expect(findProblems(slug, change)).toEqual([expect.stringContaining(`${path}:${lineOf('layout:')}:9  `)]);
  });

  it('with the place of the very thing', () => {
    const line = lineOf('onCards: [trein]');
    const column = (example.split('\n')[line - 1] ?? '').indexOf('trein]') + 1;
    expect(findProblems(slug, ['onCards: [trein]', 'onCards: [treintje]'])).toEqual([
      `${path}:${line}:${column}  Rijm-bingo: "treintje" staat niet in content/woorden.yaml`,
    ]);
  });

  it.each([
    ['a character', '😀', 'Het teken "😀"'],
    ['a word', 'x'.repeat(120), 'past niet in'],
  ])('with the place of %s in the text for grown-ups', (_, typed, reason) => {
    const told = findProblems(slug, ['- een schaar', `- ${typed}`]);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(reason);
    expect(told[0]).toContain(`${path}:${lineOf('- een schaar')}:3 `);
  });
});
