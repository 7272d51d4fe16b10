/** What Kleutertaal never says, with the reason a writer reads. */
export interface NeverSaid {
  pattern: RegExp;
  reason: string;
  expected: string;
  /** With a link to where it can be read it may be said. */
  unlessLinked?: true;
  /** Sentences that are refused, and sentences near them that are not. The tests go through them. */
  refused: readonly string[];
  allowed: readonly string[];
}

const disorder =
  '(?:dyslexie|dyscalculie|stotteren|tos\\b|\\w*(?:taal|lees|leer|spraak|spelling)\\w*(?:achterstand|problemen|stoornis)\\w*)';
const age =
  '(?:(?:van|met|op|vanaf|rond|voor|tegen) (?:(?:zijn|haar|de|een|hun) )?(?:leeftijd van )?(?:twee|drie|vier|vijf|zes|zeven|[2-7]|tweede|derde|vierde|vijfde|zesde|zevende) ?(?:jaar|verjaardag)|(?:twee|drie|vier|vijf|zes)jarigen?|(?:kind|kinderen|kleuters?|peuters?) van (?:twee|drie|vier|vijf|zes|[2-6]))';
const ability = '(?:moet|moeten|hoort|horen te|kan|kunnen|kent|kennen|spreekt|zegt|behoort)';
const research =
  '(?:(?:het |recent |wetenschappelijk )?onderzoek|(?:verschillende |recente )?(?:onderzoeken|studies)|onderzoekers|wetenschappers|de wetenschap|deskundigen|experts)';

export const neverSaid: readonly NeverSaid[] = [
  {
    pattern:
      /\b(?:werk(?:t|en)|help(?:t|en)|luk(?:t|ken)) (?:altijd|gegarandeerd|bij elk(?:e)? (?:kind|kleuter))\b|\b(?:altijd|gegarandeerd) (?:werk|help|luk)(?:t|en)\b|\bgegarandeerd|\bgarantie|\bgaranderen/giu,
    reason: 'dit belooft dat het altijd werkt',
    expected: 'helpt vaak',
    refused: [
      'Voorlezen op deze manier werkt altijd.',
      'Zo lukt het gegarandeerd.',
      'Dit helpt bij elk kind.',
    ],
    allowed: ['Voorlezen helpt vaak.', 'Lees altijd op dezelfde plek.'],
  },
  {
    pattern: new RegExp(
      `\\b(?:voorkomt|voorkomen|voorkom|geneest|genezen|verhelpt|bestrijdt)\\b[^.!?]{0,40}\\b${disorder}|\\b${disorder}[^.!?]{0,20}\\b(?:voorkomt|voorkomen|voorkom|genezen|verhelpen)\\b`,
      'giu',
    ),
    reason: 'dit belooft dat een stoornis of achterstand wegblijft',
    expected: 'wat het kind ermee oefent',
    refused: ['Rijmen voorkomt dyslexie.', 'Zo kun je een taalachterstand voorkomen.'],
    allowed: ['Zo voorkom je ruzie om de laatste kaart.', 'Dyslexie zie je pas later.'],
  },
  {
    pattern:
      /\b(?:leer|lees|praat|spreek|schrijf)t? (?:(?:je|jouw|het|een) kind|het) (?:straks |later |veel |dan )*(?:sneller|eerder|vlotter)\b|\bkind [^.!?]{0,25}(?:leer|lees|praat|spreek|schrijf)t? (?:straks |later |veel |dan )*(?:sneller|eerder|vlotter)\b|\b(?:sneller|eerder|vlotter|beter) (?:leren )?(?:lezen|praten|spreken|schrijven) dan\b|\bvoorsprong\b|\bwordt [^.!?]{0,20}\bslimmer\b|\bresultaat (?:gegarandeerd|verzekerd)|\b(?:binnen|in) (?:een|één|twee|drie|vier|\d+) (?:dag|dagen|week|weken|maand|maanden)\b[^.!?]{0,40}\b(?:kan|kent|leest|praat|spreekt|rijmt)\b/giu,
    reason: 'dit belooft een resultaat',
    expected: 'wat je samen doet, of: kan helpen',
    refused: [
      'Zo leert je kind sneller lezen.',
      'Een kind dat rijmt, leest straks sneller dan een ander.',
      'Je kind praat straks veel vlotter.',
      'Binnen twee weken kent je kind alle letters.',
      'Zo krijgt het een voorsprong.',
    ],
    allowed: ['Een spelletje kan helpen.', 'Sommige kinderen luisteren beter met een knuffel.'],
  },
  {
    pattern: new RegExp(
      `\\b${research} (?:zegt|zeggen|toont|tonen|laat zien|laten zien|bewijst|bewijzen|blijkt|wijst|wijzen|is gebleken|leert|adviseren|raden)\\b|\\b(?:uit|volgens|blijkens) ${research}\\b|\\b(?:wetenschappelijk )?bewezen\\b`,
      'giu',
    ),
    reason: 'dit beroept zich op onderzoek zonder bron',
    expected: 'een link naar het onderzoek, of: een vuistregel',
    unlessLinked: true,
    refused: [
      'Onderzoek zegt tien seconden.',
      'Uit onderzoek blijkt dat rijmen helpt.',
      'Experts raden dit aan.',
      'Dat is bewezen.',
    ],
    allowed: ['Onderzoek samen wat er drijft.', 'Tien seconden wachten is een vuistregel.'],
  },
  {
    pattern: new RegExp(
      `\\b${age}[^.!?]{0,60}\\b${ability}\\b|\\b${ability}\\b[^.!?]{0,60}\\b${age}|\\b(?:\\d+|tien|twaalf|vijftien|twintig) letters? (?:kennen|kent)\\b|\\b(?:kent|kennen)\\b[^.!?]{0,20} (?:\\d+|tien|twaalf|vijftien|twintig) letters\\b|\\bloopt achter\\b|\\bhoort (?:al|nu|inmiddels) te kunnen\\b`,
      'giu',
    ),
    reason: 'dit is een norm voor een leeftijd of een aantal letters',
    expected: 'ieder kind leert in zijn eigen tempo',
    refused: [
      'Een kind van vier jaar moet kunnen rijmen.',
      'Een kind van vier moet dit kunnen.',
      'Je kind kent met vijf jaar de meeste klanken.',
      'Een vijfjarige hoort zijn naam te schrijven.',
      'Aan het eind van groep 2 kennen kinderen vijftien letters.',
    ],
    allowed: [
      'Een meisje van vier zit op schoot.',
      'We zeggen niet wat een kind op welke leeftijd moet kunnen.',
    ],
  },
  {
    pattern:
      /\bafwijk(?:ing|end|t)\w*|\babnormaal\b|(?<!geen )\bdiagnose\w*|\bscore(?:lijst|formulier|s|n)?\b|\bscoort\b|\bachterlijk\b|\b(?:bij|vanaf|meer dan|minder dan) (?:\d+|twee|drie|vier|vijf) (?:punten|keer ja)\b/giu,
    reason: 'dit stelt een diagnose of telt punten',
    expected: 'praat met de leerkracht, je huisarts of een logopedist',
    refused: [
      'Dat kan op een afwijking wijzen.',
      'Bij drie keer ja bel je de huisarts.',
      'Zo stel je de diagnose.',
    ],
    allowed: ['We toetsen niet en we stellen geen diagnose.', 'Praat met een logopedist.'],
  },
  {
    pattern:
      /\bin (?:de|onze) (?:wereld|maatschappij|samenleving) van (?:vandaag|nu)\b|\bin de(?:ze)? (?:huidige|moderne|digitale|snelle) (?:wereld|maatschappij|samenleving|tijd)\b|\bhet is (?:heel |erg )?belangrijk (?:om )?te (?:weten|onthouden|beseffen|benadrukken)\b|\bin dit artikel\b|\bkortom\b|\bal met al\b|\b(?:cruciaal|cruciale|essentieel|essentiële)\b|\bvan onschatbare waarde\b|\bduik(?:en)?\b[^.!?]{0,20}\bdieper in\b/giu,
    reason: 'dit is vulling',
    expected: 'begin met wat je wilt zeggen',
    refused: [
      'In de wereld van vandaag is taal overal.',
      'Kortom, lees voor.',
      'Taal is essentieel.',
      'In dit artikel lees je meer.',
    ],
    allowed: ['Belangrijk om te weten', 'Duik onder de dekens.', 'Wat is het leukste van vandaag?'],
  },
  {
    pattern: /!["”’)]*\s*!|!\?|\?!/gu,
    reason: 'hier staan leestekens op elkaar',
    expected: 'één uitroepteken of vraagteken',
    refused: ['Wat leuk!!', 'Echt waar?!'],
    allowed: ['“Soep, poep!” klinkt het terug.'],
  },
  {
    pattern:
      /\b(?:uit|in) (?:mijn|onze) praktijk\b|\b(?:vertelde|mailde|schreef) ons\b|\been (?:moeder|vader|juf|meester) (?:vertelde|schreef|mailde)\b/giu,
    reason: 'dit is een ervaring van iemand die niet bestaat',
    expected: 'een moment dat iedereen kent',
    refused: ['Een moeder vertelde dat het hielp.', 'In onze praktijk zien we dat vaak.'],
    allowed: ['Een moeder leest voor.'],
  },
  {
    pattern: /\b(?:houd|houdt|rek|rekt) (?:de|elke) eerste klank (?:even |lang )?(?:vast|aan|uit)\b/giu,
    reason: 'de p, de t, de k en de b kun je niet aanhouden',
    expected: 'zeg de eerste klank duidelijk; noem bij aanhouden de klanken, zoals mmm en sss',
    refused: ['Noem de plaatjes en houd de eerste klank even vast.'],
    allowed: ['Rek de mmm van muis uit.', 'Zeg de eerste klank nog eens.'],
  },
];
