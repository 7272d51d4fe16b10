/** Whom a page is for, in words and as little figures: one for a child, two for a pair, a large one for the teacher. */
import { round } from '../measures.ts';
import type { Holder, Mark } from '../sheet.ts';

const small = { width: 2, height: 2.6 } as const;
const large = { width: 2.4, height: 3.1 } as const;
const apart = 0.3;

const holders: Readonly<Record<Holder, { says: string; look: readonly (typeof small | typeof large)[] }>> = {
  kind: { says: 'voor elk kind', look: [small] },
  tweetal: { says: 'per tweetal', look: [small, small] },
  groepje: { says: 'per groepje', look: [small, small, small] },
  klas: { says: 'voor samen', look: [large, small, small] },
  leerkracht: { says: 'voor de leerkracht', look: [large] },
};

export const sayHolder = (holder: Holder): string => holders[holder].says;

const holderWidth = (holder: Holder): number =>
  holders[holder].look.reduce((sum, { width }) => sum + width + apart, -apart);

/** They stand on a line of text and end at `right`. */
export function drawHolder(holder: Holder, right: number, baseline: number): Mark[] {
  let left = right - holderWidth(holder);
  return holders[holder].look.flatMap(({ width, height }) => {
    const [start, end] = [round(left), round(left + width)];
    const x = round(left + width / 2);
    left += width + apart;
    const radius = round(width * 0.3);
    const neck = round(baseline - height + 2 * radius);
    return [
      { kind: 'circle', x, y: round(neck - radius), radius, fill: 'quiet' },
      {
        kind: 'path',
        d: `M${start} ${baseline}C${start} ${neck} ${end} ${neck} ${end} ${baseline}Z`,
        fill: 'quiet',
      },
    ] satisfies Mark[];
  });
}
