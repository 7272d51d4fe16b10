import { describe, expect, it } from 'vitest';
import { asWritten, type BraceFiller, fillBraces, withoutBraces } from './braces.ts';

/** A set with rhymes and with a moon, which is a rose there. */
const set: BraceFiller = {
  holds: (how, name) => ['rijm', 'maan'].includes(name) === (how === 'met'),
  say: (example) => (example === 'maan' ? 'roos' : undefined),
  show: (picture) => picture,
};

describe('a text with braces', () => {
  it.each([
    ['Zeg {maan}.', 'Zeg roos.'],
    ['Kijk goed.\nZeg {huis} en {maan}.\nKlap!', 'Kijk goed. Klap!'],
    ['Rijmt dat? {met rijm}\nBegint dat zo? {met klank}', 'Rijmt dat?'],
    ['Rijm. {zonder klank}\nRijm niet. {zonder rijm}', 'Rijm.'],
    ['Allebei. {met rijm en maan}\nAlledrie. {met rijm, maan en klank}', 'Allebei.'],
    ['Geen van twee. {zonder klank en huis}\nEén. {zonder rijm en huis}', 'Geen van twee.'],
    ['Alleen rijm. {met rijm} {zonder klank}\nAlleen klank. {met klank} {zonder rijm}', 'Alleen rijm.'],
    ['Zeg {huis}. {met klank}', ''],
  ])('%j says of a set: %j', (text, told) => {
    expect(fillBraces(text, set)).toBe(told);
  });

  it('says of the set of the site what is written', () => {
    const text = 'Zeg **{huis}.**\nDat rijmt. {met rijm}\nDat rijmt niet. {zonder rijm}';
    expect(fillBraces(text, asWritten)).toBe('Zeg **huis.** Dat rijmt.');
    expect(withoutBraces(text)).toBe('Zeg **huis.** Dat rijmt. Dat rijmt niet.');
  });
});
