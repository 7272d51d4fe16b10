/** What is asked of a picture: it is heard. */
export const heardTasks = ['klap', 'rijm', 'klank', 'doe'] as const;
/** What a field can ask. */
export const tasks = [...heardTasks, 'lees'] as const;
export type Task = (typeof tasks)[number];

/** What a word can ask once it is read. */
export const nextTasks = ['doe', 'rijm'] as const;
export type NextTask = (typeof nextTasks)[number];

/** What is asked on a field. */
export interface Asking {
  readonly task: Task;
  /** After reading. */
  readonly next?: NextTask | undefined;
}

/** What a field asks besides reading. */
export const signOn = ({ task, next }: Asking): Task | undefined => (task === 'lees' ? next : task);
/** All that a field asks, in the order in which it is done. */
export const signsOn = ({ task, next }: Asking): readonly Task[] => (next ? [task, next] : [task]);

/** Words of three sounds to read: kort has a letter for each, as vis; lang may have two for one, as maan. */
export const readings = ['kort', 'lang'] as const;
export type Reading = (typeof readings)[number];
