import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OnlyMine } from './only-mine.tsx';

const mine = ['paard', 'zak'];
const told = (chosen: readonly string[]) =>
  renderToStaticMarkup(<OnlyMine mine={mine} chosen={chosen} shipped={['maan']} onChoose={() => {}} />);

it('says that the words of the site made place for hers, with the way back', () => {
  expect(told(mine)).toMatch(
    /Je set is nu van jouw woorden\.<button.*>Zet de woorden van ons printblad erbij</,
  );
});

it('says how many others there are, as long as there are', () => {
  expect(told([...mine, 'maan'])).toMatch(
    /Er doet ook nog 1 ander woord mee\.<button.*>Alleen mijn woorden</,
  );
});
