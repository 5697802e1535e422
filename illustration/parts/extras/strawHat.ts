import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import type { Paper } from '../../paper/paper.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

const STRAW = CLOTH.butter;

function straw(paper: Paper, band: string, f: number, down: number): void {
  const plait = darker(STRAW, 0.34);
  paper.sheet(
    pts`-84,${down - 10} -60,${down - 24} 0,${down - 30} 60,${down - 24} 84,${down - 10} 60,${down - 1} ${f},${down + 3} -60,${down - 1}`,
    STRAW,
    { texture: 'felt', jitter: 0.5 },
  );
  paper.line(
    [pts`-74,${down - 10} -40,${down - 4} 0,${down - 2} 40,${down - 4} 74,${down - 10}`],
    plait,
    1.2,
    { opacity: 0.6, dash: [4, 2.6] },
  );
  paper.sheet(
    pts`-44,${down - 22} -44,-50 -34,-68 0,-74 34,-68 44,-50 44,${down - 22} 0,${down - 16}`,
    STRAW,
    { texture: 'felt', jitter: 0.4 },
  );
  paper.line([pts`-40,-48 0,-54 40,-48`, pts`-34,-62 0,-67 34,-62`], plait, 1.1, {
    opacity: 0.5,
    dash: [4, 2.6],
  });
  paper.sheet(
    pts`-45,${down - 22} 0,${down - 15} 45,${down - 22} 45,${down - 33} 0,${down - 27} -45,${down - 33}`,
    band,
    { lift: 0.4, jitter: 0.2 },
  );
}

export const strawHat: Extra = {
  id: 'strawHat',
  order: 180,
  label: 'Straw hat',
  slot: 'head',
  hat: true,
  offInBed: true,
  rise: 30,
  brim: 48,
  front: { onHead: (doll, cloth) => straw(doll.paper, cloth, doll.gaze[0] * 0.4, -10) },
  side: { onHead: (doll, cloth) => doll.paper.at({ rot: -6 }, () => straw(doll.paper, cloth, 0, -12)) },
  back: { onHead: (doll, cloth) => straw(doll.paper, cloth, 0, -4) },
};
