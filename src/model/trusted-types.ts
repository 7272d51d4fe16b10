/** Who may make elements or scripts of strings: the names of policies for Trusted Types, each made in one place. The service
 * worker's stands in worker-file.ts. */
export const islandsPolicy = 'islands';
export const keptPagesPolicy = 'kept-pages';
