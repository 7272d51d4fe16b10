import type { NeverSaid } from './rules/never-said.ts';

/** Turns that a reader stumbles over, each with what says it well. */
export const betterSaid: readonly NeverSaid[] = [
  {
    pattern:
      /\bvertel(?:t|len)? (?:[^.,!?:]{0,25} )?bij de (?:platen|plaatjes)\b|\bbij de (?:platen|plaatjes) (?:kan |kunt |mag )?(?:na)?vertel(?:t|len)?\b|\bpraat [^.,!?:]{0,15} bij met de (?:platen|plaatjes)\b/giu,
    reason: 'zo zegt niemand het',
    expected: 'vertellen aan de hand van de plaatjes',
    refused: [
      'Je kind vertelt bij de platen.',
      'Laat de letters met rust en vertel straks bij de plaatjes.',
      'Zo kan een kind het thuis bij de platen vertellen.',
      'Je kind praat hem bij met de platen.',
    ],
    allowed: [
      'Vertel wat er op de platen gebeurt.',
      'Vertel het verhaal aan de hand van de plaatjes.',
      'Zeg het woord bij de platen die je kent.',
      'Vertel samen een verhaal met de plaatjes.',
    ],
  },
  {
    pattern: /\bklinkers? met (?:de |een )?nadruk\b/giu,
    reason: 'een klinker heeft klemtoon, geen nadruk',
    expected: 'de klinker waar de klemtoon op valt',
    refused: ['Luister vanaf de klinker met de nadruk.'],
    allowed: ['Luister vanaf de klinker waar de klemtoon op valt.', 'Zeg het met nadruk.'],
  },
  {
    pattern:
      /\bspeel(?:t|de)? een (?:markt)?(?:koopman|verkoper|ober|dokter|juf|meester|bakker|winkelier)\b/giu,
    reason: 'je speelt geen mens',
    expected: 'speel marktkoopman, of: doe alsof je een marktkoopman bent',
    refused: ['Leg drie dingen neer en speel een marktkoopman.'],
    allowed: ['Speel marktkoopman.', 'Laat je kind de ober spelen.', 'Speel een spel.'],
  },
  {
    pattern: /\bis er (?:[\p{L}]+ ){0,3}zin in\b/giu,
    reason: 'zin heeft iemand, het is er niet',
    expected: 'dan heeft je kind er zin in',
    refused: ['Stop op tijd, dan is er morgen weer zin in.'],
    allowed: ['Dan heeft je kind er morgen weer zin in.', 'Er is een zin in het boek.'],
  },
  {
    pattern: /\bgewoontes? (?:\p{L}+ )?(?:blijft|bleef|blijven) (?:\p{L}+ )?heel\b/giu,
    reason: 'een gewoonte gaat niet stuk',
    expected: 'zo houd je de gewoonte vast',
    refused: ['Dat duurt twee minuten en de gewoonte blijft heel.'],
    allowed: ['De beker blijft heel.', 'Zo houd je de gewoonte vast.'],
  },
  {
    pattern: /\bkring (?:is|zit) (?:\p{L}+ ){0,3}vol van\b/giu,
    reason: 'een kring rent niet',
    expected: 'de kinderen zijn nog druk van het rennen',
    refused: ['De kring is dan nog vol van het rennen.'],
    allowed: ['De kring zit vol.', 'De kinderen zijn nog druk van het rennen.'],
  },
  {
    pattern: /(?<=, )uit het licht\b/giu,
    reason: 'dit staat achterstevoren',
    expected: 'licht uit',
    refused: ['Zeg elke avond: “Boek dicht, uit het licht.”'],
    allowed: ['Boek dicht, licht uit.', 'Ga eens uit het licht.'],
  },
  {
    pattern: /\bernaartoe (?:te )?lopen, dan\b|\beerst ernaartoe lopen\b/giu,
    reason: 'naar een mens loop je toe, ernaartoe ga je voor een ding',
    expected: 'eerst naar je kind toe lopen',
    refused: ['Eerst ernaartoe lopen, dan pas praten'],
    allowed: ['Eerst naar je kind toe lopen, dan pas praten', 'Wie de boom ziet, mag ernaartoe lopen.'],
  },
  {
    pattern:
      /\bgeef(?:t|en)? (?:de|het|je|elk|een) (?:oudste|jongste|kind|kleuter) (?:[\p{L}]+ )?een baan\b/giu,
    reason: 'een kind krijgt geen baan',
    expected: 'een taak, of: de leiding',
    refused: ['Geef de oudste een baan, bijvoorbeeld als spelleider.'],
    allowed: ['Geef de oudste een taak.', 'Zo maak je een baan van blokken.'],
  },
  {
    pattern: /\bkomt het (?:praten|vertellen|rijmen|luisteren) (?:vanzelf|zonder)\b/giu,
    reason: 'praten komt niet, iemand praat',
    expected: 'je kind gaat vanzelf praten',
    refused: ['Bij zo’n boek komt het praten zonder dat je iets vraagt.'],
    allowed: ['Je kind gaat vanzelf praten.', 'Komt het vertellen wat er is?'],
  },
  {
    pattern: /\been bijna (?:achterin|achteraan|vooraan|voorin)\b/giu,
    reason: 'hier ontbreekt waar het een van is',
    expected: 'en eentje bijna achterin',
    refused: ['Zoek een plaat vooraan, een in het midden en een bijna achterin.'],
    allowed: ['Zoek een plaat vooraan en eentje bijna achterin.', 'Een bijna lege beker.'],
  },
  {
    pattern: /\bhet (?:eerste|tweede|laatste) is reclame\b/giu,
    reason: 'een lezer moet zoeken wat reclame is',
    expected: 'noem het: de link naar … is reclame',
    refused: ['Het eerste kost een vel papier, het tweede is reclame.'],
    allowed: ['Die link is reclame.'],
  },
  {
    pattern:
      /\blee?st (?:zijn|haar|de|een) (?:volle )?(?:rij|kaart|plaatjes|bingokaart)(?: \p{L}+){0,2} voor\b/giu,
    reason: 'plaatjes lees je niet voor',
    expected: 'noemt de plaatjes van zijn rij',
    refused: ['De winnaar leest zijn rij voor.'],
    allowed: ['De winnaar noemt de plaatjes van zijn rij.', 'Oma leest een boek voor.'],
  },
  {
    pattern: /\b(?:houd|houdt|rek|rekt) (?:de|elke) eerste klank (?:even |lang )?(?:vast|aan|uit)\b/giu,
    reason: 'de p, de t, de k en de b kun je niet aanhouden',
    expected: 'zeg de eerste klank duidelijk; noem bij aanhouden de klanken, zoals mmm en sss',
    refused: ['Noem de plaatjes en houd de eerste klank even vast.'],
    allowed: ['Rek de mmm van muis uit.', 'Zeg de eerste klank nog eens.'],
  },
  {
    pattern: /\bkom(?:t|en)? (?:je|het) (?:ze |dat |die )?toch wel tegen\b/giu,
    reason: 'dit zegt niet waarom',
    expected: 'de reden',
    refused: ['Nee, bij het voorlezen kom je ze toch wel tegen.'],
    allowed: ['Die woorden kom je vaak tegen.'],
  },
  {
    pattern: /\bzegt het er (?:meteen |gelijk )?bij dat\b[^.!?]{0,30}\bdan telt het ook\b/giu,
    reason: 'wat hier telt, is niet te volgen',
    expected: 'twee zinnen: wie of wat is het, en wat mag er',
    refused: ['Zegt het er meteen bij dat het niet waar is, dan telt het ook.'],
    allowed: ['Zegt je kind “brug”? Dat rijmt, dus dat telt.'],
  },
];
