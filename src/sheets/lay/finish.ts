/** The pages of a pack become a Sheet: two for the grown-up before them, one to fill in after them, each with its head and footer. */
import type { Exercise } from '../../model/exercise.ts';
import type { Imprint } from '../imprint.ts';
import { type as typeSizes } from '../measures.ts';
import type { Layout } from '../pack.ts';
import { accents } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { layGamePages } from './game-pages.ts';
import { numberPages } from './number-pages.ts';
import { guidePart } from './parts.ts';
import { layPlanPage } from './plan-page.ts';
import { shorten } from './shorten.ts';

/** The number on the first page of a pack itself: those for the grown-up come before it. */
export const firstPage = 3;

/** Of a title beside what else stands in a head. */
const roomInHead = 55;

export function finishSheet(exercise: Exercise, imprint: Imprint, layout: Layout): Sheet {
  const { title, site, madeFor } = imprint;
  const { play, own, observation, preview } = layGamePages(exercise, imprint, layout);
  const others = [play, ...own, observation];
  const plan = layPlanPage(exercise, [{ part: guidePart, blocks: [] }, ...others], imprint);
  const all = [{ ...plan, part: guidePart }, ...others];
  if (!all.includes(preview))
    throw new Error(`The page that shows ${exercise.slug} best is none of its pages`);
  return {
    title: `${[...(title ? [title] : []), exercise.title].join(' · ')} – ${site.name}`,
    description: exercise.description,
    accent: accents[exercise.colour],
    preview: all.indexOf(preview),
    pages: numberPages(all, {
      headOf: () => (title ? shorten(title, roomInHead, typeSizes.small) : exercise.title),
      foot: [site.name, `groep ${exercise.group}`, ...(madeFor ? [`voor ${madeFor}`] : [])],
    }),
  };
}
