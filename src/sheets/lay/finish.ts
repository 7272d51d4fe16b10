/** The pages of a pack become a Sheet: two for the grown-up before them, one to fill in after them, each with its head and footer. */
import type { Exercise } from '../../model/exercise.ts';
import type { Imprint } from '../imprint.ts';
import { page as measures, type as typeSizes } from '../measures.ts';
import type { Layout } from '../pack.ts';
import { accents } from '../palette.ts';
import { type Artifact, type Page, pageSize, type Sheet } from '../sheet.ts';
import { setText } from '../text.ts';
import { layHead } from './head.ts';
import { decoration } from './meaning.ts';
import { layObservationPage } from './observation-page.ts';
import { guidePart, listParts } from './parts.ts';
import { layPlanPage } from './plan-page.ts';
import { layPlayPage } from './play-page.ts';
import { shorten } from './shorten.ts';

/** The number on the first page of a pack itself: those for the grown-up come before it. */
export const firstPage = 3;

/** Of a title beside what else stands in a head. */
const roomInHead = 55;

export function finishSheet(exercise: Exercise, imprint: Imprint, { pages, preview }: Layout): Sheet {
  const { title } = imprint;
  const play = { ...layPlayPage(exercise, imprint.pictureNotice), part: guidePart };
  const others = [play, ...pages, layObservationPage(exercise)];
  const plan = layPlanPage(exercise, [{ part: guidePart, blocks: [] }, ...others], imprint);
  const all = [{ ...plan, part: guidePart }, ...others];
  const parts = listParts(all);
  return {
    title: `${[...(title ? [title] : []), exercise.title].join(' · ')} – ${imprint.site.name}`,
    description: exercise.description,
    accent: accents[exercise.colour],
    preview: all.indexOf(preview ?? pages[0] ?? play),
    pages: all.map((page, index) => ({
      ...page,
      blocks: [
        ...layHead(
          title ? shorten(title, roomInHead, typeSizes.small) : exercise.title,
          page,
          parts.find(({ part }) => part === page.part),
        ),
        ...page.blocks,
        layFooter(exercise, imprint, page, `bladzijde ${index + 1} van ${all.length}`),
      ],
    })),
  };
}

function layFooter({ group }: Exercise, { site, madeFor }: Imprint, page: Page, count: string): Artifact {
  const { width, height } = pageSize(page);
  const baseline = height - measures.footer;
  const style = { size: typeSizes.small, colour: 'quiet' } as const;
  const number = setText(count, width - measures.margin, baseline, { ...style, align: 'right' });
  const name = [site.name, `groep ${group}`, ...(madeFor ? [`voor ${madeFor}`] : [])].join(' · ');
  const room = number.x - measures.margin - 3;
  return decoration([setText(shorten(name, room, style.size), measures.margin, baseline, style), number]);
}
