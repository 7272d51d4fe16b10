import { ownsFragment } from '../../maker/set-address.ts';

/** What to begin with; empty for the printable of the site. */
export const setInAddress = (): string => (ownsFragment(location.hash) ? location.hash : '');
