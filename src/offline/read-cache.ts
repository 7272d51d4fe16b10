/** Where the worker keeps what somebody read. */
export const readCache = 'gelezen';
