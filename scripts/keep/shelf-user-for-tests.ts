/**
 * A build that does nothing but use a shelf, in a process of its own: it says when it is ready, begins when it hears
 * that all are, and fails if something was not as it should be.
 */
import { labelOf, openShelf } from './shelf.ts';

const [folder = '', name = ''] = process.argv.slice(2);

process.once('message', (work) => {
  process.exitCode = (work === 'keep' ? keepMany() : clearOften()) ? 0 : 1;
  process.disconnect();
});
process.send?.('ready');

/** Whether all is found that was kept. */
function keepMany(): boolean {
  const shelf = openShelf(folder);
  const things = makeThings();
  for (const made of things) shelf.keep(labelOf(made), made);
  return things.every((made) => shelf.find(labelOf(made))?.equals(made));
}

/** As builds do that each ask for something else; whether all that is found is right. */
function clearOften(): boolean {
  return makeThings().every((made) => {
    const shelf = openShelf(folder);
    shelf.keep(labelOf(made), made);
    shelf.clear();
    return shelf.find(labelOf(made))?.equals(made) ?? true;
  });
}

/** Of any size up to some pages of the disk. */
function makeThings(): Buffer[] {
  return Array.from({ length: 200 }, (_, number) =>
    Buffer.from(`${name} ${number} `.repeat((number * 37) % 2500)),
  );
}
