import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TellLoad } from './tell-load.tsx';

it('says once, behind the sheets, where it stands which pages they are', () => {
  const load = { sheets: 17, minutes: 40 };
  const loads = [
    { ...load, children: 4 },
    { ...load, children: 12 },
    { ...load, children: 26, sheets: 21 },
  ];
  const told = renderToStaticMarkup(<TellLoad loads={loads} remarks={['Speel het samen.']} />);
  expect([...told.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line)).toEqual([
    '17 vellen voor 4 of 12 kinderen, 40 minuten knippen',
    '21 vellen voor 26 kinderen, 40 minuten knippen (welke: zie bladzijde 1)',
    'Speel het samen.',
  ]);
});
