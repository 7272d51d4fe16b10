/** A night: a moon, stars, a house with a light in it, and hills that are dark already. */
import { shifted, star, stretched, trace } from '../cast/paper.ts';
import { shadeOn } from '../palette.ts';
import type { Scrap } from './paper-marks.ts';
import {
  along,
  at,
  ball,
  board,
  bush,
  firTree,
  floorAt,
  from,
  here,
  line,
  type PlaceKind,
  paper,
  shadow,
  tree,
  tuft,
} from './place.ts';

export const night: PlaceKind = {
  things: ['maan', 'ster', 'huis', 'raam', 'dak', 'schoorsteen', 'boom', 'hek', 'struik'],
  grounds: ['lucht', 'nacht', 'gras', 'heuvel'],
  soil: 'nightGrass',
  groundShare: 0.34,
  draw(site) {
    const { width, height, depth, seam } = site;
    const house = at(width * 0.78, seam + depth * 0.1);
    const twinkle = (x: number, y: number, size: number): Scrap => paper('glow', star(at(x, y), size), 0.1);
    const moon = stretched(at(width * (site.isWide ? 0.24 : 0.44), Math.max(30, seam * 0.26)), 21);
    const fence = along(4, width * 0.5, 17);
    const fenceY = seam + depth * 0.2;
    const fenceScraps = [
      board('wood', trace(here, `-4 ${fenceY - 17} ${width * 0.5} ${fenceY - 16}`), 3.4),
      board('wood', trace(here, `-4 ${fenceY - 8} ${width * 0.5} ${fenceY - 7}`), 3.4),
      ...fence.map((x) => paper('wood', trace(at(x, fenceY), '-3 0 -3 -22 0 -26 3 -22 3 0'), 0.1)),
    ];
    const thicket = bush(width * 0.95, seam + depth * 0.36, 17, 'nightHill');
    return {
      scraps: [
        from('nightSky', site, '-2 -9 102 -9'),
        paper(
          'glow',
          trace(
            moon,
            '0.2 -1 -0.5 -0.9 -0.96 -0.3 -0.9 0.44 -0.4 0.94 0.3 0.98 0.8 0.6 0.2 0.56 -0.2 0.16 -0.24 -0.4 0 -0.8',
          ),
          0.34,
        ),
        twinkle(width * (site.isWide ? 0.46 : 0.66), Math.max(16, seam * 0.14), 6),
        twinkle(width * (site.isWide ? 0.6 : 0.74), Math.max(34, seam * 0.34), 4.5),
        twinkle(width * 0.9, Math.max(20, seam * 0.16), 5.5),
        twinkle(width * 0.36, Math.max(60, seam * 0.5), 4.5),
        ...(site.isWide || site.isTall
          ? [twinkle(width * 0.54, seam * 0.52, 5), twinkle(width * 0.72, seam * 0.1, 4)]
          : []),
        from(
          'nightHill',
          site,
          `-2 ${seam - 26} 20 ${seam - 44} 46 ${seam - 30} 74 ${seam - 48} 102 ${seam - 28}`,
        ),
        ...firTree(width * 0.44, seam + 2, 58, 'nightGrass'),
        ...firTree(width * 0.52, seam + 4, 44, 'nightGrass'),
        from('nightGrass', site, `-2 ${seam + 2} 34 ${seam - 5} 66 ${seam + 4} 102 ${seam - 3}`),
        paper('nightHill', trace(house, '16 -96 26 -96 26 -68 16 -68'), 0.06),
        paper('nightWall', trace(house, '-34 -60 34 -60 34 2 -34 3'), 0.04),
        paper(shadeOn('nightWall'), trace(house, '26 -58 33.4 -58 33.4 1.4 26 1.4'), 0),
        paper('roof', trace(house, '-43 -56 -26 -92 26 -92 43 -56'), 0.08),
        paper(shadeOn('roof'), trace(house, '20 -91.4 25.4 -91.4 41 -57 31 -57'), 0.06),
        paper('wood', trace(house, '-26 -34 -6 -34 -6 2 -26 2'), 0.1),
        ball('glow', shifted(house, -10, -16), 1.7, 1.7, 6),
        paper('glow', trace(house, '4 -44 25 -44 25 -21 4 -21'), 0.04),
        line(house, '14.5 -44 14.5 -21'),
        line(house, '4 -32.5 25 -32.5'),
        paper(
          'nightWall',
          trace(
            shifted(house, -16, 2),
            `-9 0 9 0 12 ${depth * 0.2} -14 ${depth * 0.46} 18 ${depth + 9} -52 ${depth + 9} -44 ${depth * 0.46} -8 ${depth * 0.2}`,
          ),
          0.34,
        ),
        shadow('nightGrass', width * 0.1 + 4, seam + depth * 0.12, 40),
        ...tree(width * 0.1, seam + depth * 0.12, 96, 'nightHill'),
        ...fenceScraps,
        thicket,
        tuft(width * 0.62, height - depth * 0.5),
        tuft(width * 0.3, height - depth * 0.56),
        tuft(width * 0.9, height - depth * 0.16),
        tuft(width * 0.1, height - depth * 0.2),
      ],
      stands: {
        vloer: floorAt(site),
        achter: { x: width * 0.08, y: seam + depth * 0.3, width: width * 0.84, size: 0.85 },
        hek: { x: 4, y: fenceY - 26, width: width * 0.46, size: 0.85 },
        dak: { x: width * 0.78 - 26, y: seam + depth * 0.1 - 92, width: 38, size: 0.85 },
      },
      fronts: { hek: fenceScraps, struik: [thicket] },
    };
  },
};
