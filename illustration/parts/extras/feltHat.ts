import { darker } from '../../figures/hero/body/palette.ts';
import type { Paper } from '../../paper/paper.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

/** A felt hat: the crown pinched on top, a band, a brim all round. */
function felt(paper: Paper, cloth: string, down: number): void {
  const dark = darker(cloth, 0.34);
  paper.sheet(
    pts`-84,${down - 12} -58,${down - 22} 0,${down - 27} 58,${down - 22} 84,${down - 12} 58,${down - 3} 0,${down + 1} -58,${down - 3}`,
    darker(cloth, 0.1),
    { texture: 'felt', jitter: 0.4 },
  );
  paper.sheet(
    pts`-47,${down - 20} -46,-50 -34,-74 -12,-76 0,-70 12,-76 34,-74 46,-50 47,${down - 20} 0,${down - 13}`,
    cloth,
    { texture: 'felt', jitter: 0.4 },
  );
  paper.brush(pts`-12,-74 -2,-62 4,-50`, 2.2, dark, { opacity: 0.5 });
  paper.brush(pts`14,-74 8,-64 4,-54`, 2, dark, { opacity: 0.4 });
  paper.sheet(
    pts`-47,${down - 20} 0,${down - 13} 47,${down - 20} 47,${down - 31} 0,${down - 25} -47,${down - 31}`,
    dark,
    { lift: 0.4, jitter: 0.2 },
  );
}

export const feltHat: Extra = {
  id: 'feltHat',
  order: 200,
  label: 'Felt hat',
  slot: 'head',
  hat: true,
  offInBed: true,
  rise: 32,
  brim: 48,
  front: { onHead: ({ paper }, cloth) => felt(paper, cloth, -10) },
  side: { onHead: ({ paper }, cloth) => paper.at({ rot: -6 }, () => felt(paper, cloth, -12)) },
  back: { onHead: ({ paper }, cloth) => felt(paper, cloth, -4) },
};
