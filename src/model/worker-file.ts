/** Apart from the other addresses: the starter of every page needs this one, and would bring them all along. */
export const workerFile = '/sw.js';

/** The policy for Trusted Types that lets its address pass. */
export const workerPolicy = 'worker';
