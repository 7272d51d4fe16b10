import { expect, it } from 'vitest';
import { pointToProblems } from '../../../scripts/content/exercise-for-tests.ts';
import { keysOf } from '../../model/keys-of.ts';
import type * as packs from './index.ts';

type Mistake = readonly [from: string, to: string, reason: string, at: string];

/** Of each pack mistakes of different kinds in different groups: what each leads to, at which place, and nothing else. */
const mistakesIn: Readonly<Record<keyof typeof packs, readonly Mistake[]>> = {
  'rijm-bingo': [
    ['onCards: [muis]', 'onCards: [pluis]', '"pluis" staat niet in content/woorden.yaml', 'pluis'],
    ['call: bij', 'call: bijtje', '"bijtje" staat niet in content/woorden.yaml', 'bijtje'],
    ['onCards: [klok]', 'onCards: [klok, teen]', '"teen" heeft geen plaatje', 'teen'],
    ['onCards: [brood]', 'onCards: [brood, doos]', '"doos" (/oos/) rijmt niet op "boot" (/oot/)', 'doos'],
    ['- een schaar', '- een schaar ✂', 'Het teken "✂"', '✂'],
    ['Laat het roepkaartje zien', `Laat ${'x'.repeat(120)} zien`, 'past niet in', 'xxx'],
  ],
  'luister-dobbelsteen': [
    ['[muis, huis]', '[muis, pluis]', '"pluis" staat niet in content/woorden.yaml', 'pluis'],
    ['[beer, peer]', '[beer, boek]', '"beer" en "boek" rijmen niet op elkaar', 'boek]'],
    ['[robot, raket]', '[robot, peer]', 'beginnen niet met dezelfde klank (/r/ en /p/)', 'peer]'],
    ['picture: doe-roep', 'picture: doe-gil', 'plaatje doe-gil bestaat niet', 'doe-gil'],
  ],
  'woord-plaatjes-memory': [
    ['rhymesWith: banaan', 'rhymesWith: traan', '"traan" staat niet in content/woorden.yaml', 'traan'],
    [
      'word: huis, rhymesWith: muis',
      'word: huis, rhymesWith: mes',
      '"mes" (/es/) rijmt niet op "huis"',
      'mes',
    ],
    ['word: bril', 'word: teen', '"teen" heeft geen plaatje', 'teen'],
  ],
  'letter-herkenning': [
    ['[maan, muis', '[maantje, muis', '"maantje" staat niet in content/woorden.yaml', 'maantje'],
    ['soep, slang', 'citroen, slang', 'in "citroen" hoor je /s/, maar je schrijft daar c', 'citroen'],
    ['koe, kaas', 'kip, kaas', 'bij het plaatje van "kip" kan een kind ook "haan" zeggen', 'kip'],
    [
      '      - { letter: ei, say: ei, words: [ei, trein, aardbei] }\n',
      '',
      'ontbreekt: ei',
      '- name: Kern start',
    ],
  ],
  'klank-zoekplaatje': [
    ['word: egel', 'word: neus', '"neus" begint met /n/, en dat lijkt te veel op /m/', '{ word: neus'],
    ['on: stronk', 'on: stok', '"stok" is hier niet om op te staan; wel: achter, stronk, tak, vloer', 'stok'],
    ['word: plant', 'word: teen', '"teen" heeft geen plaatje', 'teen'],
  ],
  'lees-spoor': [
    ['word: banaan', 'word: banana', '"banana" staat niet in content/woorden.yaml', 'banana'],
    [
      'task: doe, word: kikker',
      'task: klank, word: kikker',
      '"klank" komt twee keer achter elkaar',
      'klank, word: kikker',
    ],
    ['task: lees, word: pen', 'task: lees, word: ster', '"ster" is nog geen leeswoord', 'ster'],
    ['pawns: [meisje', 'pawns: [vos', '"vos" staat er twee keer', 'vos, robot'],
  ],
  woordenjacht: [
    ['word: stoel', 'word: stoeltje', '"stoeltje" staat niet in content/woorden.yaml', 'stoeltje'],
    ['picture: backpack', 'picture: tas', 'plaatje tas bestaat niet', 'tas'],
    ['word: wolk', 'word: boom', '"boom" staat er twee keer', 'boom'],
    ['examples: [muts,', 'examples: [pet,', '"pet" begint met /p/, niet met de /m/ van "muis"', 'pet'],
    ['word: rok', 'word: teen', '"teen" heeft geen plaatje', 'teen'],
    ['muur: [raam', 'muur: [raampje', '"raampje" staat niet in content/woorden.yaml', 'raampje'],
    ['haak: [jas]', 'haak: [jas, klok]', '"klok" staat er twee keer', 'klok]'],
  ],
  'verhaal-kaarten': [
    ['[love-letter]', '[briefje]', 'plaatje briefje bestaat niet', 'briefje'],
    ['[castle, 52, 86, 86]', '[castle, 90, 86, 86]', 'plaatje castle steekt', '[castle'],
    ['name: oma', 'name: de superkalifragilistische', 'past niet op de kaart', 'de superkal'],
  ],
  'woordlengte-sorteren': [
    ['- koe\n', '- koeh\n', '"koeh" staat niet in content/woorden.yaml', 'koeh'],
    ['- helikopter\n', '- dinosaurus\n', 'een kind ook "dino" zeggen: dan klap je anders', 'dinosaurus'],
    ['- krokodil\n', '- krokodil\n  - lieveheersbeestje\n', 'klap je 5 keer', 'lieveheersbeestje'],
  ],
  'zin-puzzel': [
    ['[clown]', '[clowntje]', 'plaatje clowntje bestaat niet', 'clowntje'],
    ['De zon schijnt.', 'De zon schijnt', '"De zon schijnt" is geen zin', 'De zon schijnt'],
    ['sign: key', 'sign: sleuteltje', 'plaatje sleuteltje bestaat niet', 'sleuteltje'],
    ['De clown lacht.', 'Oma danst in de keuken.', 'staat er twee keer', 'Oma danst'],
    ['sign: snowflake', 'sign: star', 'het teken star is al van "Waar is de vos?"', 'star'],
  ],
};

it.each(keysOf(mistakesIn))('all that is wrong with %s is told at once, each where it stands', (slug) => {
  const mistakes = mistakesIn[slug];
  const problems = pointToProblems(slug, ...mistakes.map(([from, to]) => [from, to] as const));
  expect(problems).toHaveLength(mistakes.length);
  for (const [, , reason, at] of mistakes) {
    const problem = problems.find((one) => one.reason.includes(reason));
    expect(problem?.at.slice(0, at.length), reason).toBe(at);
  }
});
