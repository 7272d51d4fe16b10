/** What a field can ask. */
export const tasks = ['klap', 'rijm', 'klank', 'doe', 'lees'] as const;
export type Task = (typeof tasks)[number];
