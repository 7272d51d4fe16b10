/** A beach: sea to the horizon, a boat, dunes, a parasol, a castle of sand. */
import { stretched, trace } from '../cast/paper.ts';
import { shadeOn } from '../palette.ts';
import type { Scrap } from './paper-marks.ts';
import { at, ball, board, floorAt, from, line, type PlaceKind, paper, shadow, tuft } from './place.ts';

export const beach: PlaceKind = {
  things: ['zee', 'golf', 'boot', 'zeil', 'duin', 'parasol', 'handdoek', 'zandkasteel', 'zon', 'vlag'],
  grounds: ['lucht', 'zand', 'strand', 'water'],
  soil: 'sand',
  groundShare: 0.42,
  draw(site) {
    const { width, height, depth, seam: shore } = site;
    const horizon = shore - Math.min(90, Math.max(34, height * 0.17));
    /** Where room is scarce, not in the corner that the sign of a card covers. */
    const sunX = width * (site.isWide ? 0.14 : 0.44);
    const boat = at(width * 0.4, horizon + (shore - horizon) * 0.3);
    const wave = (x: number, y: number): Scrap => line(at(x, y), '-8 0 -4 -2.5 0 0 4 -2.5 8 0');
    const parasol = stretched(at(width * 0.86, shore + depth * 0.36), 1.05);
    const towel = { x: width * 0.86 - 18, y: shore + depth * 0.36 + 4 };
    const cloth = at(towel.x, towel.y);
    const castle = at(width * 0.16, shore + depth * 0.46);
    const dune = paper(
      'sand',
      [
        [width + 9, shore - 30],
        [width * 0.9, shore - 24],
        [width * 0.74, shore + 4],
        [width * 0.68, shore + 12],
        [width + 9, shore + 18],
      ],
      0.34,
    );
    const castleScraps = [
      shadow('sand', width * 0.16 + 3, shore + depth * 0.46 + 1, 48),
      paper(
        'earth',
        trace(
          castle,
          '-22 2 -20 -14 -15 -14 -15 -18 -9 -18 -9 -14 -8 -14 -8 -26 -4 -26 -4 -22 0 -22 0 -26 4 -26 4 -22 8 -22 8 -26 12 -26 12 -12 20 -12 22 2',
        ),
        0.04,
      ),
      paper(shadeOn('earth'), trace(castle, '6 -21 11.4 -21 11.4 -11.6 19.4 -11.6 21.4 1.4 6 1.4'), 0),
      paper('bark', trace(castle, '-4 2 -4 -6 0 -9 4 -6 4 2'), 0.16),
      line(castle, '2 -26 2 -40'),
      paper('roof', trace(castle, '2 -40 12 -36.5 2 -33'), 0.06),
    ];
    return {
      scraps: [
        from('sky', site, '-2 -9 102 -9'),
        ball('glow', at(sunX, Math.max(24, horizon * 0.42)), 17, 17, 12),
        cloud(width * (site.isWide ? 0.62 : 0.76), Math.max(20, horizon * 0.34), 1),
        ...(site.isWide ? [cloud(width * 0.88, Math.max(30, horizon * 0.52), 0.8)] : []),
        from('sea', site, `-2 ${horizon} 102 ${horizon + 0.5}`),
        paper('paper', trace(boat, '2 -6 2 -36 22 -8'), 0.06),
        paper('redSoft', trace(boat, '-1 -8 -1 -30 -14 -9'), 0.06),
        board('wood', trace(boat, '0.5 -38 0.5 -3'), 2),
        paper('roof', trace(boat, '-20 -5 24 -5 17 5 -13 5'), 0.14),
        paper(shadeOn('roof'), trace(boat, '14 -4.6 22.6 -4.6 16.6 4.6 9 4.6'), 0.1),
        wave(width * 0.12, horizon + (shore - horizon) * 0.4),
        wave(width * 0.66, horizon + (shore - horizon) * 0.32),
        wave(width * 0.9, horizon + (shore - horizon) * 0.55),
        wave(width * 0.28, horizon + (shore - horizon) * 0.72),
        from(
          'paper',
          site,
          `-2 ${shore - 4} 14 ${shore - 8} 30 ${shore - 2} 48 ${shore - 7} 66 ${shore - 1} 84 ${shore - 6} 102 ${shore - 2}`,
        ),
        from(
          'sand',
          site,
          `-2 ${shore + 2} 14 ${shore - 2} 30 ${shore + 4} 48 ${shore} 66 ${shore + 5} 84 ${shore + 1} 102 ${shore + 4}`,
        ),
        dune,
        ...[0.88, 0.95].map((share) => tuft(width * share, shore - (share > 0.9 ? 24 : 18), 1.3)),
        shadow('sand', towel.x + 4, towel.y + 9, 66),
        paper('water', trace(cloth, '-30 0 22 -4 30 10 -24 15'), 0.06),
        line(cloth, '-20 0 -13 13'),
        line(cloth, '12 -2 19 10'),
        board('wood', trace(parasol, '0 4 -7 -86'), 3),
        paper(
          'brick',
          trace(parasol, '-48 -64 -36 -84 -8 -94 22 -86 38 -70 22 -75 8 -69 -7 -75 -22 -67 -34 -71'),
          0.16,
        ),
        paper(shadeOn('brick'), trace(parasol, '22 -86 37 -70.6 22 -75 9 -70 12 -80'), 0.1),
        paper('paper', trace(parasol, '-8 -94 4 -82 8 -69 -7 -75 -22 -67 -18 -82'), 0.16),
        ...castleScraps,
        line(at(width * 0.5, height - depth * 0.12), '-3 0 3 0'),
        line(at(width * 0.42, height - depth * 0.5), '-3 0 3 0'),
        line(at(width * 0.6, height - depth * 0.56), '-2 0 3 0'),
      ],
      stands: {
        vloer: floorAt(site, 0.8),
        achter: { x: width * 0.24, y: shore + depth * 0.26, width: width * 0.44, size: 0.8 },
        handdoek: { x: towel.x - 26, y: towel.y + 7, width: 48, size: 0.9 },
        zee: {
          x: width * 0.06,
          y: horizon + (shore - horizon) * 0.55,
          width: width * 0.56,
          size: 0.55,
        },
      },
      fronts: { duin: [dune], zandkasteel: castleScraps },
    };
  },
};

function cloud(x: number, y: number, size: number): Scrap {
  return paper(
    'paper',
    trace(stretched(at(x, y), size), '-26 6 -27 -3 -16 -6 -12 -14 2 -15 8 -8 20 -9 26 -1 25 6'),
    0.3,
  );
}
