import { CLOTH } from '../../figures/hero/body/palette.ts';
import type { Paper } from '../../paper/paper.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

/** Its heart is honey: petals of that cloth would hide it. */
const petals = (cloth: string): string => (cloth === CLOTH.honey ? CLOTH.rose : cloth);

function blossom(paper: Paper, cloth: string): void {
  for (let i = 0; i < 6; i++)
    paper.at({ rot: i * 60 }, () =>
      paper.sheet(pts`-3,-4 -7,-12 0,-19 7,-12 3,-4`, petals(cloth), {
        lift: 0.35,
        step: 5,
      }),
    );
  paper.sheet(pts`-5.5,0 0,-5.5 5.5,0 0,5.5`, CLOTH.butter, { lift: 0.35, step: 3, facets: 0 });
  paper.ellipse(-1.4, -1.4, 1, 1, CLOTH.honey);
}

export const flower: Extra = {
  id: 'flower',
  order: 100,
  label: 'Flower',
  slot: 'head',
  rise: 20,
  front: {
    onHead({ paper }, cloth) {
      paper.at({ x: 35, y: -37, rot: 14 }, () => blossom(paper, cloth));
    },
  },
  side: {
    onHead(doll, cloth) {
      const { paper } = doll;
      paper.at({ x: 4, y: -24, rot: 14 }, () => blossom(paper, cloth));
    },
  },
  back: {
    onHead({ paper }, cloth) {
      for (const [x, y] of pts`-44,-44 -50,-34 -46,-24`) paper.ellipse(x, y, 7, 7.4, petals(cloth));
    },
  },
};
