import { expect, it } from 'vitest';
import { inShort } from './in-short.ts';

const plan = {
  goal: 'Rijmen.',
  players: '2',
  minutes: 10,
  preparing: 20,
  where: ['kring' as const],
  observe: [],
  further: '',
};

it.each([
  ['10 minuten; vooraf 20 minuten klaarmaken', plan],
  ['10 minuten; vooraf 20 minuten klaarmaken per spel', { ...plan, preparingEach: 'spel' }],
  ['10 minuten; vooraf niets te knippen', { ...plan, preparing: 0, preparingEach: 'spel' }],
])('says what one makes beforehand: %s', (said, planned) => {
  expect(inShort(planned).find(({ label }) => label === 'Tijd')?.text).toBe(said);
});

it('says what it is for, and with how many and where it is played', () => {
  const where = ['kring' as const, 'hoek' as const];
  expect(inShort({ ...plan, where })).toMatchObject([
    { label: 'Doel', text: 'Rijmen.' },
    { label: 'Spelers', text: '2, kring of hoek' },
    { label: 'Tijd' },
  ]);
});
