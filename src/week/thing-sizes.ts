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

/** Outdoors they are in the air; indoors they hang on the wall. */
const inAir = named(
  'ballon bij druppel fee helikopter luchtballon maan raket regenboog spinnenweb ster vlieg vliegtuig vlieger vlinder vuurwerk wolk zon',
);
/** Where there is a wall they hang there, as what is in the air does. */
const onWall = named('klok raam schilderij spiegel');
/** These sit on a branch, a fence or a roof. */
const climbers = named('aap eekhoorn haan kat papegaai uil vogel');
const inWater = named('boot dolfijn haai inktvis kwal vis walvis zeehond');

/** Above the ground, on it, or in the sea where there is one. */
export type Whereabouts = 'above' | 'ground' | 'sea';

interface Surroundings {
  readonly hasWall: boolean;
  readonly hasSea: boolean;
}

export function whereIs(thing: string, { hasWall, hasSea }: Surroundings): Whereabouts {
  if (inAir.has(thing) || (hasWall && onWall.has(thing))) return 'above';
  return hasSea && inWater.has(thing) ? 'sea' : 'ground';
}

/** What grows or rolls stays on the ground; of the rest what is small stands as well on a table, and what climbs on a branch. */
const grounded = named(
  'auto bal bloem boom bus emmer fiets kerstboom kring muur paddenstoel palmboom plant roos sneeuwpop step tent tulp vuur wiel zonnebloem',
);

export function canStandOn(thing: string, perch: string): boolean {
  const isHigh = perch === 'tak' || perch === 'hek' || perch === 'dak' || perch === 'hoog';
  return isHigh ? climbers.has(thing) : !grounded.has(thing);
}

export const hangsByThread = (thing: string): boolean => thing === 'spinnenweb';
