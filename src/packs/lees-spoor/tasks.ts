/** What a field can ask. */
export const tasks = ['klap', 'rijm', 'klank', 'doe', 'lees'] as const;
export type Task = (typeof tasks)[number];

/** Words of three sounds to read: kort has a letter for each, as vis; lang may have two for one, as maan. */
export const readings = ['kort', 'lang'] as const;
export type Reading = (typeof readings)[number];
