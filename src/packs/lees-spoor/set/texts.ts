/** What a visitor reads who makes a set of this. */
import { quoted } from '../../../maker/texts.ts';
import { type Reading, type Task, tasks } from '../tasks.ts';

const readable: Readonly<Record<Reading, string>> = {
  kort: 'met woorden als vis om te lezen',
  lang: 'met woorden als maan om te lezen',
};

const asks: Readonly<Record<Task, string>> = {
  klap: 'klappen',
  rijm: 'rijmen',
  klank: 'de eerste klank',
  doe: 'nadoen',
  lees: 'lezen',
};

const listed = (things: readonly string[]): string => new Intl.ListFormat('nl').format(things);

export const texts = {
  children: 'Elk kind krijgt een eigen pion.',
  trail: 'Welk spoor?',
  allTrails: (count: number) => (count > 1 ? 'Allemaal' : 'Het hele spoor'),
  oneTrail: (title: string, reads: Reading | undefined) =>
    `${title}, ${reads ? readable[reads] : 'zonder lezen'}`,
  words: (fields: number) => `Een spoor heeft ${fields} vakjes. Onder elk woord staat waar het voor kan.`,
  canBe: (can: readonly Task[]) => can.map((task) => asks[task]).join(', '),

  onlyTrail: (title: string) => `Maak alleen ${title}`,
  shippedWords: 'Neem de woorden van ons eigen spoor',

  tooMany: (trails: readonly string[], fields: number, extra: readonly string[]) =>
    `${room(trails, fields)} Voor ${quoted(extra)} is er geen vakje meer.`,
  /** Why these words are on no field of a trail that has others left. */
  noField(words: readonly string[], can: readonly Task[]): string {
    const isOne = words.length === 1;
    return can.length > 0
      ? `${quoted(words)} ${isOne ? 'kan' : 'kunnen'} alleen bij ${listed(can.map((task) => asks[task]))}, en die vakjes zijn vol.`
      : `${quoted(words)} ${isOne ? 'past' : 'passen'} in geen vakje van dit spoor.`;
  },
  tooFew(trails: readonly string[], fields: number, empty: readonly Task[]): string {
    const counts = tasks.flatMap((task) => {
      const count = empty.filter((one) => one === task).length;
      return count > 0 ? [`${count} voor ${asks[task]}`] : [];
    });
    const left = empty.length === 1 ? 'Er blijft één vakje leeg' : `Er blijven er ${empty.length} leeg`;
    return `${room(trails, fields)} ${left}: ${listed(counts)}.`;
  },
} as const;

const room = (trails: readonly string[], fields: number): string =>
  `${listed(trails)} ${trails.length > 1 ? 'hebben samen' : 'heeft'} ${fields} vakjes.`;
