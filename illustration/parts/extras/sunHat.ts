import { darker, paler } from '../../figures/hero/body/palette.ts';
import type { Outline } from '../../paper/outline.ts';
import type { Paper } from '../../paper/paper.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

/** A soft cloth hat whose brim hangs: its dome, the brim's outline and the seam that follows it. */
function softHat(paper: Paper, cloth: string, brim: Outline, seam: Outline, f: number): void {
  const dark = darker(cloth, 0.24);
  paper.sheet(pts`-53,-16! -57,-34 -44,-56 -20,-67 3,-69 26,-65 47,-52 57,-32 53,-16!`, cloth, {
    texture: 'felt',
  });
  paper.line(
    [pts`${f},-68 ${f - 8},-48 ${f - 12},-30`, pts`${f},-68 ${f + 28},-52 ${f + 38},-28`],
    dark,
    1.3,
    {
      opacity: 0.6,
      dash: [3.4, 2.6],
    },
  );
  paper.sheet(brim, paler(cloth, 0.16), { texture: 'felt', jitter: 0.4 });
  paper.line([seam], dark, 1.2, { opacity: 0.6, dash: [3.4, 2.6] });
}

const FRONT = pts`
  -56,-34! 0,-42 56,-34! 72,-22 82,-2 70,2 56,-6 30,-15 0,-18 -30,-15 -56,-6 -70,2 -82,-2 -72,-22
`;
const BACK = pts`-56,-32! 0,-38 56,-32! 72,-18 80,4 50,14 0,18 -50,14 -80,4 -72,-18`;

export const sunHat: Extra = {
  id: 'sunHat',
  order: 190,
  label: 'Sun hat',
  slot: 'head',
  hat: true,
  offInBed: true,
  rise: 26,
  brim: 42,
  front: {
    onHead: ({ paper, gaze }, cloth) =>
      softHat(paper, cloth, FRONT, pts`-72,-6 -40,-20 0,-25 40,-20 72,-6`, gaze[0] * 0.4),
  },
  side: {
    onHead: ({ paper }, cloth) =>
      paper.at({ rot: -5 }, () => softHat(paper, cloth, FRONT, pts`-72,-6 -40,-20 0,-25 40,-20 72,-6`, -4)),
  },
  back: {
    onHead: ({ paper }, cloth) => softHat(paper, cloth, BACK, pts`-68,2 -30,9 0,11 30,9 68,2`, 0),
  },
};
