/** A calendar day, `2025-09-07`: no hour and no time zone, so it reads the same everywhere. */
export type Day = string;

const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];

const shortMonths = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

/** Whether the text names a day that the calendar has (so not 2025-02-30). */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** `7 sep 2025` */
export function formatShort(day: Day): string {
  return format(day, shortMonths);
}

/** `7 september 2025` */
export function formatLong(day: Day): string {
  return format(day, months);
}

function format(day: Day, names: string[]): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${names[Number(month) - 1]} ${year}`;
}

/** Newest first; the order of the input decides between articles of one day. */
export function newestFirst<Dated extends { datePublished: Day }>(items: readonly Dated[]): Dated[] {
  return [...items].sort((a, b) => b.datePublished.localeCompare(a.datePublished));
}
