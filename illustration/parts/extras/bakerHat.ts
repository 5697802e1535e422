import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import type { Paper } from '../../paper/paper.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

const WHITE = CLOTH.cream;

function toque(paper: Paper, f: number, low: number): void {
  paper.sheet(
    pts`${f - 46},-40 ${f - 62},-58 ${f - 60},-80 ${f - 42},-92 ${f - 24},-92 ${f - 8},-104 ${f + 14},-102 ${f + 26},-92 ${f + 46},-92 ${f + 62},-76 ${f + 60},-56 ${f + 46},-40`,
    WHITE,
    { texture: 'felt', jitter: 0.3 },
  );
  paper.line(
    [-26, -8, 10, 28].map((x) => pts`${f + x},-46 ${f + x * 1.15},-66 ${f + x * 1.1},-80`),
    darker(WHITE, 0.3),
    1.3,
    { opacity: 0.6 },
  );
  paper.sheet(
    pts`-51,${low} -50,-30 -44,-46 0,-52 44,-46 50,-30 51,${low} 26,${low - 7} 0,${low - 9} -26,${low - 7}`,
    darker(WHITE, 0.06),
    { jitter: 0.2, lift: 0.5 },
  );
}

export const bakerHat: Extra = {
  id: 'bakerHat',
  order: 160,
  label: 'Baker’s hat',
  slot: 'head',
  hat: true,
  offInBed: true,
  rise: 70,
  brim: 28,
  front: { onHead: (doll) => toque(doll.paper, doll.gaze[0] * 0.3, -16) },
  side: { onHead: (doll) => doll.paper.at({ rot: -8 }, () => toque(doll.paper, -4, -14)) },
  back: { onHead: (doll) => toque(doll.paper, 0, -8) },
};
