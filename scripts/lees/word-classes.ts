/** The words by which one tells in Dutch what stands first in a sentence: its verb, a command or something else. */
type WordClass = ReadonlySet<string>;

const toSet = (words: string): WordClass => new Set(words.split(/\s+/).filter(Boolean));

/** Who or what may stand right behind a verb as its subject: je kind, het, iemand, een kind … */
export const subjects = toSet(`
  je jij u ik hij zij ze we wij jullie het 't dat dit deze die er een één de mijn jouw uw ons onze zijn haar hun geen
  elk elke ieder iedere iedereen iemand niemand iets niets alles alle allebei beide beiden sommige veel weinig meer twee
  drie vier zo'n zoiets kinderen kleuters ouders oma opa mama papa juf meester`);

/** Those that can be nothing but a subject, behind als or behind a verb. */
export const pronouns = toSet('je jij u ik hij ze we wij jullie het dat dit er iemand niemand iets niets');

/** Behind je they show that je does something, and owns nothing: lees je voor, speel je met z'n tweeën. */
export const afterSubject = toSet(`
  het 't een één de dat dit deze die er iets niets alles iemand niemand geen wat wie mijn jouw hun zijn haar ons onze hem
  hen twee drie vier meer veel weinig zo'n zulke liever graag vaak soms al nog ook even eens eerst niet wel dan daar hier
  thuis buiten samen zelf steeds meteen later vandaag morgen vanavond bij in op met aan uit om over onder voor van door
  naar na tegen tijdens tot langs zonder dus toch te goed weer opnieuw alleen`);

/** What begins a sentence or a clause and is no verb, though it may look like one (met, wat, juist). */
export const noVerbs = toSet(`
  als wanneer indien toen zodra sinds nadat voordat voor totdat tot terwijl omdat doordat zodat opdat hoewel al tenzij
  mits zoals alsof of en maar want dus dan ook zelfs alleen pas net juist vooral eerst eerder laatst soms vaak altijd
  nooit weer nog niet wel toch misschien zo hoe wat wie waar waarom waarmee waaraan waarin waarop waarbij waarna waarvan
  waardoor welk welke hoeveel hoelang dat dit de het 't een één die deze daar hier daarna daarom daardoor straks later
  vandaag morgen gisteren nu met zonder in op aan uit bij van naar tegen tussen onder over om door na langs rond tijdens
  binnen buiten boven beneden achter naast per volgens behalve ondanks vanaf via je jij u ik hij zij ze we wij jullie
  mijn jouw uw ons onze zijn haar hun geen elk elke ieder iedere iedereen iemand niemand iets niets alles alle allebei
  beide beiden sommige veel weinig meer minder minstens hooguit liever graag best echt vast ooit ergens nergens samen
  thuis zelf steeds telkens twee drie vier vijf zes zo'n zulke ja nee nou goed liefst bijna bijvoorbeeld`);

/** Verbs in -t of which the command is the same as what hij does: laat je kind kiezen, zet het neer. */
export const commandsInT = toSet(`
  zet let laat sluit start giet vat test groet plant richt vergeet fluit schat schiet spuit meet toets tast ontmoet
  zucht splits beantwoord`);

/** Of these, only a pronoun or a child behind the verb shows that it is no command: praat het veel, wacht je kind. */
export const maybeCommandsInT = toSet('praat eet wacht rust zit hoest');

/** Verbs that no one is told to do, so that je behind them does it: heb je, wil je, merk je. */
export const noCommands = toSet(`
  heb ben wil kun kan mag moet weet word denk merk twijfel spreek ken snap durf hoef woon vermoed vind zit krijg werk zie
  hoor ga sta voel was had kon zou wou mocht wilde`);

/** In these commands je is whom it is done to: verstop je achter de bank. */
export const reflexives = toSet('verstop draai herinner verkleed kleed was droog haast buk stel');

/** What he does in verbs that don't end in -t. */
export const irregulars = toSet(
  'is was wil kan mag zal zou had kon wou zei kwam ging werd bleef mocht wilde',
);

/** What they do. */
export const plurals = toSet(`
  zijn hebben gaan willen kunnen mogen moeten komen blijven worden zitten staan spelen doen weten vinden liggen kennen
  spreken lezen horen zien praten rijmen lachen maken krijgen lukken duren`);

/** As what, not if: als eerste, als laatste. */
export const roles = toSet(
  'eerste laatste tweede derde vierde enige volgende vanouds volgt vanzelf altijd gezegd beloofd',
);
