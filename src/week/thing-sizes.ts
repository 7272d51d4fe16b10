/** How large things are beside a child, and where they belong, in a picture that holds a snail and a tree: a snail is larger than life, and a tree smaller. */

/** Sides of their pictures, in hundredths of a child. */
const sides: readonly (readonly [number, string])[] = [
  [
    23,
    'bij druppel duim kastanje kers krijtje lieveheersbeestje mier pepernoot pil ring rups slak spin tand vlieg worm diamant sleutel',
  ],
  [
    44,
    'bal boeket cadeau eend eekhoorn egel emmer gans haan kabouter kalkoen kat kip konijn koffer laars lama pan papegaai pompoen rugzak spinnenweb teddybeer theepot trommel uil vaas wereldbol televisie hoed kroon fee vuur plant bloem zonnebloem tulp helm skateboard radio doos',
  ],
  [
    58,
    'aap buggy computer geit gitaar hond kangoeroe klok kring pauw pinguïn schaap schilderij spiegel stoel varken vos wasmachine wiel wolf zeehond zwaan step brievenbus prullenbak paraplu vlieger bezem kruk raam lamp schildpad hagedis',
  ],
  [
    76,
    'bad beer brancard deur dolfijn ezel fiets fornuis hert ijsbeer jongen juf kameel kerstboom kleed koelkast krokodil ladder leeuw luipaard meisje panda prins prinses rolstoel scooter slee sneeuwpop spook stoplicht tijger toilet wolk zebra agent boer dokter dennenboom douche gorilla',
  ],
  [
    96,
    'auto bed boot eenhoorn eiland haai helikopter koe luchtballon mammoet motor neushoorn nijlpaard olifant paard palmboom politieauto raket regenboog taxi tent tractor vliegtuig walvis ambulance schoorsteen',
  ],
  [124, 'boom brandweerwagen bus circustent giraf huis kasteel molen reuzenrad trein vrachtwagen ziekenhuis'],
];
const usualSide = 33;

const sideByThing = new Map(
  sides.flatMap(([side, things]) => things.split(' ').map((thing) => [thing, side] as const)),
);

export const sideOfThing = (thing: string): number => sideByThing.get(thing) ?? usualSide;

const named = (things: string): ReadonlySet<string> => new Set(things.split(' '));

/** They fly, or they hang. */
const inAir = named(
  'ballon bij druppel fee helikopter klok luchtballon maan raket regenboog schilderij spinnenweb ster vlieg vliegtuig vlieger vlinder vuurwerk wolk zon',
);

export const isInAir = (thing: string): boolean => inAir.has(thing);
