/** The same scenery in other papers: a wood in autumn. */
import { keysOf } from '../../model/keys-of.ts';
import { type Colour, type Paper, shadeOn } from '../../sheets/palette.ts';
import type { Scrap } from '../../sheets/places/paper-marks.ts';

export function repaint(scraps: readonly Scrap[], papers: Readonly<Partial<Record<Paper, Paper>>>): Scrap[] {
  const others = new Map<Colour, Colour>(
    keysOf(papers).flatMap((from) => {
      const to = papers[from] ?? from;
      return [
        [from, to],
        [shadeOn(from), shadeOn(to)],
      ];
    }),
  );
  return scraps.map((scrap) =>
    scrap.fill ? { ...scrap, fill: others.get(scrap.fill) ?? scrap.fill } : scrap,
  );
}
