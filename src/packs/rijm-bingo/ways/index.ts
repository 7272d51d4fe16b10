import { byFirstSound } from './by-first-sound.ts';
import { byRhyme } from './by-rhyme.ts';
import { byWord } from './by-word.ts';
import type { Way, WayName } from './way.ts';

export const ways: Readonly<Record<WayName, Way>> = { rijm: byRhyme, woord: byWord, klank: byFirstSound };
