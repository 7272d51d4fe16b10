import { expect, it } from 'vitest';
import { problemsOf } from '../../../scripts/content/exercise-for-tests.ts';

/** Mistakes of different kinds in different groups: what each change leads to, and nothing else. */
it.each<[slug: string, mistakes: [from: string, to: string, reason: string][]]>([
  [
    'rijm-bingo',
    [
      ['onCards: [muis]', 'onCards: [pluis]', '"pluis" staat niet in content/woorden.yaml'],
      ['onCards: [klok]', 'onCards: [klok, teen]', '"teen" heeft geen plaatje'],
      ['onCards: [brood]', 'onCards: [brood, doos]', '"doos" (/oos/) rijmt niet op "boot" (/oot/)'],
      ['- een schaar', '- een schaar ✂', 'Het teken "✂"'],
      ['Laat het roepkaartje zien', `Laat ${'x'.repeat(120)} zien`, 'past niet in'],
    ],
  ],
  [
    'luister-dobbelsteen',
    [
      ['[muis, huis]', '[muis, pluis]', '"pluis" staat niet in content/woorden.yaml'],
      ['[beer, peer]', '[beer, boek]', '"beer" en "boek" rijmen niet op elkaar'],
      ['[robot, raket]', '[robot, peer]', 'beginnen niet met dezelfde klank (/r/ en /p/)'],
      ['picture: doe-roep', 'picture: doe-gil', 'plaatje doe-gil bestaat niet'],
    ],
  ],
  [
    'woord-plaatjes-memory',
    [
      ['rhymesWith: banaan', 'rhymesWith: traan', '"traan" staat niet in content/woorden.yaml'],
      ['word: huis, rhymesWith: muis', 'word: huis, rhymesWith: mes', '"mes" (/es/) rijmt niet op "huis"'],
      ['word: bril', 'word: teen', '"teen" heeft geen plaatje'],
    ],
  ],
  [
    'letter-herkenning',
    [
      ['[maan, muis', '[maantje, muis', '"maantje" staat niet in content/woorden.yaml'],
      ['soep, slang', 'citroen, slang', 'in "citroen" hoor je /s/, maar je schrijft daar c'],
      ['koe, kaas', 'kip, kaas', 'bij het plaatje van "kip" kan een kind ook "haan" zeggen'],
      ['      - { letter: ei, say: ei, words: [ei, trein, aardbei] }\n', '', 'ontbreekt: ei'],
    ],
  ],
  [
    'klank-zoekplaatje',
    [
      ['word: egel', 'word: neus', '"neus" begint met /n/, en dat lijkt te veel op /m/'],
      ['on: stronk', 'on: stok', '"stok" is hier niet om op te staan; wel: achter, stronk, tak, vloer'],
      ['word: plant', 'word: teen', '"teen" heeft geen plaatje'],
    ],
  ],
  [
    'lees-spoor',
    [
      ['word: banaan', 'word: banana', '"banana" staat niet in content/woorden.yaml'],
      ['task: doe, word: kikker', 'task: klank, word: kikker', '"klank" komt twee keer achter elkaar'],
      ['task: lees, word: roos', 'task: lees, word: ster', '"ster" is nog geen leeswoord'],
      ['pawns: [meisje', 'pawns: [vos', '"vos" staat er twee keer'],
    ],
  ],
  [
    'woordenjacht',
    [
      ['word: stoel', 'word: stoeltje', '"stoeltje" staat niet in content/woorden.yaml'],
      ['word: wolk', 'word: boom', '"boom" staat er twee keer'],
      ['examples: [muts,', 'examples: [pet,', '"pet" begint met /p/, niet met de /m/ van "muis"'],
      ['word: rok', 'word: teen', '"teen" heeft geen plaatje'],
    ],
  ],
  [
    'verhaal-kaarten',
    [
      ['[love-letter]', '[briefje]', 'plaatje briefje bestaat niet'],
      ['[castle, 52, 86, 86]', '[castle, 90, 86, 86]', 'plaatje castle steekt'],
      ['name: oma', 'name: de superkalifragilistische', 'past niet op de kaart'],
    ],
  ],
  [
    'zin-puzzel',
    [
      ['[clown]', '[clowntje]', 'plaatje clowntje bestaat niet'],
      ['De zon schijnt.', 'De zon schijnt', '"De zon schijnt" is geen zin'],
      ['sign: snowflake', 'sign: star', 'het teken star is al van "Waar is de vos?"'],
    ],
  ],
])('all that is wrong with %s is told at once', (slug, mistakes) => {
  const problems = problemsOf(slug, ...mistakes.map(([from, to]) => [from, to] as const));
  expect(problems).toHaveLength(mistakes.length);
  for (const [, , reason] of mistakes) expect(problems).toContainEqual(expect.stringContaining(reason));
});
