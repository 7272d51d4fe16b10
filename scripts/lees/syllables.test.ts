import { expect, it } from 'vitest';
import { countSyllables } from './syllables.ts';

const known: Record<number, string> = {
  1: "ik jas boek vis muis koe ei schoen leeuw nieuw vrouw haai kooi melk zo'n quiz herfst één mmm",
  2: "banaan liedje auto's poesje baby ruzie koeien mooie chaos cadeau bijeen royaal duo station yoghurt zoiets geuit",
  3: 'prentenboek piano radio video koala oceaan theater ideeën poëzie ruïne reünie museum ooievaar creatief geopend',
  4: 'prentenboeken financieel januari drieëndertig lantaarnpalen',
  5: 'individueel coördinatie verjaardagskaarten voorleesritueel lieveheersbeestje',
  6: 'onderwijzeressen pannenkoekenbakker',
};

const cases = Object.entries(known).flatMap(([count, words]) =>
  words.split(' ').map((word) => [word, Number(count)] as const),
);

it.each(cases)('%s has %i klankgroepen', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});
