import type { Mistakes, Refused } from '../../sheets/mistakes-for-tests.ts';

export const mistakes: Mistakes = [
  ['[clown]', '[clowntje]', 'plaatje clowntje bestaat niet', 'clowntje'],
  ['De zon schijnt.', 'De zon schijnt', '"De zon schijnt" is geen zin', 'De zon schijnt'],
  ['Oma danst.', 'Kijk, oma!', 'staat er twee keer', 'Kijk, oma'],
  ['sign: driehoek', 'sign: ruit', 'het teken ruit is al van "Waar is de vos?"', 'ruit'],
];

export const refused: Refused = [
  ['word: clown, ', 'word: clowntje, ', '"clown" heeft geen plaatje; zet er een bij wordPictures'],
  [
    'word: ziet, picture: oog',
    'word: ziet, picture: eyes',
    '"kijk" en "ziet" hebben allebei het plaatje eyes; de stukken liggen bij elkaar op tafel',
  ],
  ['Oma danst.', 'Danst.', '"Danst." heeft 1 woorden; een puzzel heeft er 2 tot en met 5'],
  ['Waar is de vos?', 'Waar is de vos, kijk oma?', 'heeft 6 woorden'],
  ['[cheese-wedge, 78, 60', '[pear, 78, 60', 'bij "kaas" hoort het plaatje cheese-wedge'],
  ['De clown lacht.', 'de clown lacht.', '"de clown lacht." is geen zin'],
  ['De clown lacht.', 'de Clown lacht.', '"de Clown lacht." is geen zin'],
  ['De clown lacht.', 'De clown. Lacht', '"De clown. Lacht" is geen zin'],
  ['De clown lacht.', 'De 2clowns lachen.', 'is "2clowns" geen woord'],
  ['De clown lacht.', 'De clowns2 lachen.', 'is "clowns2" geen woord'],
  ['De clown lacht.', 'De 2 clowns lachen.', 'is "2" geen woord van alleen letters'],
  ['De clown lacht.', 'De lieveheersbeestjesclown lacht.', 'op een puzzelstuk past 48 mm'],
  ['sign: blad', 'sign: sleuteltje', 'sleuteltje'],
  ['De muis eet kaas.', 'De wolk eet kaas.', 'een teken mag niets met een zin'],
  ['[zon, 50, 66, 30]', '[zon, 50, 66]', 'plaatje zon heeft geen breedte'],
  ['[oma-blij, 70, 97]', '[oma-blij, 4, 97]', 'plaatje oma-blij steekt'],
  ['ownWords: [niet]', 'ownWords: [nooit]', '"nooit" heeft geen plaatje'],
  ['ownWords: [niet]', 'ownWords: [niet, 1niet]', '"1niet" is geen woord van alleen letters'],
  ['ownWords: [niet]', 'ownWords: [niet niet]', '"niet niet" is geen woord van alleen letters'],
  ['ownWords: [niet]', 'ownWords: [niet, clown]', '"clown" is al een stuk van een zin'],
  ['ownWords: [niet]', 'ownWords: [lieveheersbeestjesclown]', 'op een puzzelstuk past 48 mm'],
  [
    'word: niet, picture: cross-mark',
    'word: niet, picture: eyes',
    '"kijk" en "niet" hebben allebei het plaatje eyes',
  ],
  [
    'De clown lacht.',
    'Een clown lacht.',
    'met "Een clown lacht." erbij passen de woorden van de eerste 8 zinnen niet op set 1: daar is plaats voor 15 stukken, en het is voor 8 zinnen',
  ],
  ['De clown lacht.', 'Het oog lacht.', '"het" in "Het oog lacht.": wie een woord ruilt, legt zo “het vos”'],
  [
    'Oma ziet een clown.',
    'Ik zie een clown.',
    '"ik" in "Ik zie een clown.": wie een woord ruilt, legt zo “ik danst”',
  ],
  [
    'Kijk, oma rent!',
    'Kijk, wij rent!',
    '"wij" in "Kijk, wij rent!": wie een woord ruilt, legt zo “ik danst”',
  ],
  ['De zon schijnt.', 'Zon schijnt.', '"Zon schijnt." deelt geen woord met een andere zin'],
  [
    'Oma ziet een clown.',
    'Oma ziet clown.',
    '"Oma ziet clown." is de derde zin van 3 woorden achter elkaar; zet er een langere of een kortere tussen',
  ],
];
