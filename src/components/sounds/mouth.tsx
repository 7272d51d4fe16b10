import './mouth.css';
import type { Mouth as Shape } from '../../model/sound.ts';

interface Look {
  /** Half of how wide and how high the lips are, and what is open between them. */
  readonly lips: readonly [number, number];
  readonly open: readonly [number, number];
  /** How far teeth are seen, from above and from below. */
  readonly teeth?: readonly [number, number];
  /** How high the tongue stands, from the lower lip. */
  readonly tongue?: number;
  /** How far the upper teeth stand on the lower lip. */
  readonly bite?: number;
}

const looks: Readonly<Record<Shape, Look>> = {
  dicht: { lips: [30, 11], open: [29, 0.8] },
  'lip-tand': { lips: [31, 13], open: [23, 3.5], bite: 7 },
  tanden: { lips: [34, 15], open: [27, 8], teeth: [8, 8] },
  tongpunt: { lips: [30, 18], open: [21, 11], teeth: [5, 0], tongue: 19 },
  open: { lips: [29, 26], open: [20, 18], teeth: [5, 0], tongue: 9 },
  rond: { lips: [22, 21], open: [12, 11] },
  tuit: { lips: [16, 15], open: [5, 4.5] },
  breed: { lips: [39, 13], open: [31, 6], teeth: [5, 0], tongue: 3 },
};

/** How a mouth stands that says a sound, as whoever looks at it sees it. */
export function Mouth({ shape, label }: { shape: Shape; label: string }) {
  const {
    lips: [wide, high],
    open: [across, down],
    teeth: [above, below] = [0, 0],
    tongue = 0,
    bite = 0,
  } = looks[shape];
  return (
    <svg className="mouth" viewBox="-60 -60 120 120" role="img" aria-label={label}>
      <clipPath id="mondopening">
        <ellipse rx={across} ry={down} />
      </clipPath>
      <circle className="mouth-face" r="58" />
      <path className="mouth-nose" d="M-9 -42q-5 9 3 10q6 3 12 0q8 -1 3 -10" />
      <g transform="translate(0 9)">
        <path
          className="mouth-lips"
          d={`M${-wide} 0C${-wide * 0.6} ${-high} ${-wide * 0.25} ${-high * 1.35} 0 ${-high}C${wide * 0.25} ${-high * 1.35} ${wide * 0.6} ${-high} ${wide} 0C${wide * 0.6} ${high * 1.45} ${-wide * 0.6} ${high * 1.45} ${-wide} 0Z`}
        />
        <ellipse className="mouth-hole" rx={across} ry={down} />
        <g clipPath="url(#mondopening)">
          {tongue > 0 && <ellipse className="mouth-tongue" cy={down + 4} rx={across * 0.7} ry={tongue} />}
          <rect className="mouth-teeth" x={-across} y={-down} width={2 * across} height={above} />
          <rect className="mouth-teeth" x={-across} y={down - below} width={2 * across} height={below} />
        </g>
        {bite > 0 && (
          <path
            className="mouth-teeth"
            d={`M${-across * 0.7} ${-down * 0.6}h${across * 1.4}l-3 ${bite + down}q${-across * 0.7 + 3} 3 ${-across * 1.4 + 6} 0Z`}
          />
        )}
      </g>
    </svg>
  );
}
