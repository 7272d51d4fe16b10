import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import type { Theme } from '../../../src/model/theme.ts';
import { wordLike } from '../../../src/model/word-fixture.ts';
import { problemsIn, problemsThat } from '../problems/problems-for-tests.ts';
import { checkThemesTogether, type Named, parseTheme } from './themes.ts';

const names = 'aap bad bel boek bot bus doos eend fiets gans geit haan hand hoed hond jas kaas'.split(' ');
const { picture, ...unseen } = wordLike('nest');
const bank = [...names.map((name) => wordLike(name)), wordLike('das', { weight: 'weak' }), unseen];

const themeOf = (words: readonly string[], { name = 'Proef', order = 1 } = {}) =>
  `name: ${name}\norder: ${order}\nwords: [${words.join(', ')}]\n`;

const letter = `Beste ouders, ${'deze week gaat het over een proef. '.repeat(6)}`.trim();
const day =
  'title: Wat zit er in?\n      moments:\n        - place: kring\n          minutes: 10\n          steps: [Kijk.]';
const withWeek = `${themeOf(names)}week:
  metaDescription: Een week.
  intro: Er is van alles.
  taught:
${['een', 'twee', 'drie', 'vier'].map((word) => `    - { word: ${word}, means: Dit., gesture: Zo. }`).join('\n')}
  plate: { place: bos, things: [aap, bad, bel, boek], who: [vos-blij] }
  questions: [Wat?, Wie?, Waar?, Hoe?]
  exercises: [memory, bingo]
  books: [Kikker]
  days:
${Array.from({ length: 5 }, () => `    - ${day}`).join('\n')}
  letter: ${letter}
`;

const named = { words: bank, books: ['Kikker'], exercises: ['memory', 'bingo'], lessons: ['wat-rijmt-er'] };
const path = 'content/themas/proef.yaml';
const site = { name: 'Proefsite' };
const printing = { words: new Map(bank.map((word) => [word.word, word])), site, subtitle: 'Vijf dagen' };

function read(text: string, known: Partial<Named> = {}, own = path) {
  const file = new VFile({ path: own, value: text });
  const theme: Theme | undefined = parseTheme(file, { ...named, printing, ...known }, site);
  return { theme, file, problems: problemsThat(true, file) };
}

const saidOf = (text: string): string[] => read(text).problems.map((problem) => problem.slice(path.length));

describe('the words of a theme', () => {
  it('are read in their order, by the name of the file', () => {
    expect(read(themeOf([...names, 'das']))).toMatchObject({
      problems: [],
      theme: { slug: 'proef', name: 'Proef', order: 1, words: [...names, 'das'] },
    });
  });

  it('are all told of that are wrong, each at its place', () => {
    expect(saidOf(themeOf(['hoond', 'qqqqqq', 'nest', ...names, 'aap']))).toEqual([
      ':3:9  “hoond” staat niet in content/woorden.yaml  (bedoelde je “hond”?)',
      ':3:16  “qqqqqq” staat niet in content/woorden.yaml  (een woord dat daar staat)',
      ':3:24  “nest” heeft geen plaatje  (een woord met een plaatje)',
      ':3:127  “aap” staat er twee keer',
    ]);
  });

  it.each([
    [[...names.slice(0, 15), 'das'], 'kent een kleuter 15 plaatjes zeker'],
    [['aap', 'aap'], 'kent een kleuter 1 plaatje zeker'],
  ])('are enough that a kleuter knows at a glance: not %s', (words, reason) => {
    expect(saidOf(themeOf(words))).toContain(`:3:8  in dit thema ${reason}  (minstens 16)`);
  });

  it('are enough with sixteen', () => {
    expect(saidOf(themeOf(names.slice(0, 16)))).toEqual([]);
  });

  it('are not held against words that are refused themselves', () => {
    expect(read(themeOf(['hoond']), { words: [] }).problems).toEqual([]);
  });
});

describe('the week of a theme', () => {
  it('may be left out, and is read as it was typed', () => {
    expect(read(themeOf(names)).theme?.week).toBeUndefined();
    const { theme, problems } = read(withWeek);
    expect(problems).toEqual([]);
    expect(theme?.week).toMatchObject({ plate: { place: 'bos' }, books: ['Kikker'], letter });
    expect(theme?.week?.days).toHaveLength(5);
  });

  it.each([
    ['word: een,', 'word: hond,', ':8:15  “hond” is een zelfstandig naamwoord  (de hond)'],
    ['place: bos', 'place: boss', ':12:19  “boss” is geen plek die we kunnen tekenen  (bedoelde je “bos”?)'],
    ['bel, boek]', 'bel, boel]', ':12:48  “boel” is geen woord van dit thema  (bedoelde je “bel”?)'],
    [
      'exercises: [',
      'find: [aap, bad, boel]\n  exercises: [',
      ':14:20  “boel” is geen woord van dit thema  (bedoelde je “bel”?)',
    ],
    ['vos-blij', 'vos-bij', ':12:61  “vos-bij” is niemand van de vrienden  (bedoelde je “vos-blij”?)'],
    ['[memory, bingo]', '[memory, bingoo]', ':14:23  er is geen oefening “bingoo”  (bedoelde je “bingo”?)'],
    ['[Kikker]', '[Kiker]', ':15:11  “Kiker” is geen boek dat een artikel aanraadt  (bedoelde je “Kikker”?)'],
    [
      'steps: [Kijk.]',
      'steps: [Kijk.]\n          exercise: bingoo',
      ':22:21  er is geen oefening “bingoo”  (bedoelde je “bingo”?)',
    ],
    [
      'steps: [Kijk.]',
      'steps: [Kijk.]\n          lesson: wat-rijmt',
      ':22:19  er is geen les “wat-rijmt”  (bedoelde je “wat-rijmt-er”?)',
    ],
    [letter, 'Dag.', ':42:11  de brief aan ouders telt 1 woorden  (40 tot 90 woorden)'],
  ])('is refused where it names what is not there: %s', (good, bad, problem) => {
    expect(saidOf(withWeek.replace(good, bad))).toEqual([problem]);
  });
});

describe('what of a week is printed is laid out when it is read', () => {
  it.each([
    [
      'Wat?',
      'Wat zegt de 🦊?',
      /^:13:27 {2}Het teken "🦊" in "Wat zegt de 🦊\?" staat niet in het lettertype\./,
    ],
    ['Wat?', 'W'.repeat(160), /^:13:15 {2}"W+" is \d+ mm breed op \d+ punten en past niet in \d+ mm\.$/],
    ['Beste', '🦊', /^:42:11 {2}Het teken "🦊" in "🦊 ouders, .*" staat niet in het lettertype\./],
    ['name: Proef', `name: ${'W'.repeat(30)}`, /^:1:7 {2}"W+" is \d+ mm breed/],
  ])('%s → %s', (good, bad, problem) => {
    const [told, ...others] = saidOf(withWeek.replace(good, bad));
    expect(told).toMatch(problem);
    expect(others).toEqual([]);
  });

  it('and not where what it is printed with has problems of its own', () => {
    expect(read(withWeek.replace('Wat?', '🦊?'), { printing: undefined as never }).problems).toEqual([]);
  });

  it('nor for the name of the site, which is told elsewhere', () => {
    expect(read(withWeek, { printing: { ...printing, site: { name: '🦊' } } }).problems).toEqual([]);
  });
});

it.each([
  ['[aap, bad, bel, boek]', '[aap, bad, bel, boek, bad]', ':12:54  “bad” staat er twee keer'],
  ['[vos-blij]', '[vos-blij, vos-blij]', ':12:71  “vos-blij” staat er twee keer'],
  ['[memory, bingo]', '[memory, memory]', ':14:23  “memory” staat er twee keer'],
  ['word: twee', 'word: een', ':9:7  “een” staat er twee keer'],
])('%s does not stand there twice', (good, bad, problem) => {
  expect(saidOf(withWeek.replace(good, bad))).toEqual([problem]);
});

it('says the name of the site where its writer says {naam}', () => {
  expect(read(withWeek.replace('Er is van alles', 'Bij {naam} is er')).theme?.week?.intro).toBe(
    'Bij Proefsite is er.',
  );
});

it('has a day of the year that is there', () => {
  const said = (day: string) => saidOf(`${themeOf(names)}from: '${day}'\n`);
  expect(said('02-29')).toEqual([]);
  expect(said('02-30')).toEqual([
    expect.stringContaining('“from” klopt niet: “02-30”  (een dag in het jaar'),
  ]);
});

it('has not the name of the week of a sound: what is printed of both is a file of that name', () => {
  expect(read(withWeek, {}, 'content/themas/klank-m.yaml').problems).toEqual([
    'content/themas/klank-m.yaml  zo heet de week van een klank: “klank-m”  (een naam die niet begint met klank-)',
  ]);
});

it('no two have one name, or one place in the year', () => {
  const [one, other, third] = [
    read(themeOf(names)),
    read(themeOf(names, { order: 2 })),
    read(themeOf(names, { name: 'Nog een' })),
  ];
  checkThemesTogether([one, other, third]);
  expect(problemsIn(one.file)).toEqual([]);
  expect(problemsIn(other.file)).toEqual([`${path}  “Proef” is al de naam van een thema: ${path}`]);
  expect(problemsIn(third.file)).toEqual([`${path}  order 1 heeft al een thema: ${path}`]);
});

describe('what can be better is advice, and stops nothing', () => {
  const places = ['kring', 'hoek', 'buiten', 'tafel', 'thuis'];
  const spread = places.reduce((text, place) => text.replace('place: kring', `place:  ${place}`), withWeek);
  const good = spread.replace('steps: [Kijk.]', 'steps: [Tel een en twee en drie tot vier.]');
  const advice = (text: string, from = '') =>
    problemsThat(false, read(text.replace('order: 1\n', `order: 1\n${from}`)).file).map((line) =>
      line.slice(path.length),
    );

  it('and there is none of a week in which all is there', () => {
    expect(advice(good)).toEqual([]);
  });

  it.each([
    ['kring', 'zit de klas nooit in de kring  (een moment met place: kring)'],
    [
      'buiten',
      'gaan de kinderen nooit naar buiten of de speelzaal in  (een moment met place: buiten of place: speelzaal)',
    ],
  ])('a week that is never at %s', (place, said) => {
    expect(advice(good.replace(`place:  ${place}`, 'place: thuis'))).toEqual([`:17:5  in deze week ${said}`]);
  });

  it('nor in a corner or at a table', () => {
    expect(advice(good.replace(/place: {2}(hoek|tafel)/g, 'place: thuis'))).toEqual([
      ':17:5  in deze week werkt nooit een groepje zonder jou  (een moment met place: hoek of place: tafel)',
    ]);
  });

  it('a word that is taught and not heard again, however it is bent', () => {
    expect(advice(good.replace('word: twee', 'word: de tweeling'))).toEqual([
      ':9:15  “de tweeling” komt in geen enkele dag terug  (een stap waarin het woord te horen is)',
    ]);
    expect(advice(good.replace('word: vier', 'word: drietallen').replace('drie tot', 'drietal tot'))).toEqual(
      [],
    );
  });

  it('days that take more than one sheet of paper', () => {
    const steps = Array.from({ length: 5 }, () => 'Kijk eens goed. '.repeat(19).trim()).join(', ');
    const moment = `steps: [${steps}]`;
    const long = good.replaceAll(
      'steps: [Kijk.]',
      `${moment}\n        - place: thuis\n          minutes: 5\n          ${moment}`,
    );
    expect(advice(long)).toEqual([
      ':17:5  de vijf dagen beslaan op papier 4 bladzijden  (hoogstens 2: de twee kanten van één vel)',
    ]);
  });

  it('an order that is not that of the school year', () => {
    const autumn = read(`${themeOf(names)}from: '09-22'\n`);
    const winter = read(`${themeOf(names, { name: 'Winter', order: 2 })}from: '01-05'\n`);
    const spring = read(`${themeOf(names, { name: 'Lente', order: 3 })}from: '03-20'\n`);
    const late = read(`${themeOf(names, { name: 'School', order: 4 })}from: '08-20'\n`);
    checkThemesTogether([autumn, winter, spring]);
    expect([autumn, winter, spring].flatMap(({ file }) => problemsIn(file))).toEqual([]);
    checkThemesTogether([late, autumn, winter, spring]);
    expect(problemsIn(late.file)).toEqual([
      `${path}  from 08-20 is eerder in het schooljaar dan 03-20 van ${path}, en order 4 komt later  (een order die bij from past)`,
    ]);
  });
});
