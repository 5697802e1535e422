import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { boxBraidsBack } from './shapes/backs/hanging.ts';
import { HAIRLINE, skull } from './shapes/side-view.ts';
import { beadsOf, both, braid, capWith, lock, slide } from './shapes/strands.ts';

export const boxBraids = hairStyle(
  {
    id: 'boxBraids',
    order: 230,
    label: 'Box braids',
    texture: 'coily',
    fringe: 'laid',
    beyond: [14, 28, 76],
  },
  {
    front: {
      behind(doll) {
        const [a, b, c] = beadsOf(doll);
        const s = doll.swing;
        lock(doll, pts`-54,10 -54,-24 -34,-50 0,-57 34,-50 54,-24 54,10 44,40 0,46 -44,40`, { behind: true });
        [-44, -30, -15, 15, 30, 44].forEach((x, i) => {
          braid(
            doll,
            pts`
            ${x * 0.98},20 ${x * 1.12},48 ${x * 1.14 + s},${74 + (i % 2) * 6}
            ${x * 1.08 + s * 1.8},${92 + (i % 2) * 7}
          `,
            5,
            { plaits: 7, beads: i % 2 ? [a, b] : [b, c] },
          );
        });
      },
      over(doll) {
        const [a, b, c] = beadsOf(doll);
        const f = slide(doll);
        const s = doll.swing;
        lock(
          doll,
          capWith(
            pts`46,-2 41,-15 ${30 + f},-27 ${13 + f},-35 ${f},-37! ${f - 13},-35 ${f - 30},-27 -41,-15 -46,-2`,
            5,
          ),
          { jitter: 0.3 },
        );
        const partings: Outline[] = [
          pts`${f},-37 ${f},-55`,
          ...both((k) => [
            pts`${k * 15 + f},-34 ${k * 17},-52`,
            pts`${k * 30 + f},-27 ${k * 35},-45`,
            pts`${k * 41},-15 ${k * 49},-28`,
            pts`${k * 4 + f},-46 ${k * 24},-43 ${k * 50},-22`,
          ]),
        ];
        doll.paper.line(partings, doll.skin.base, 1.4, { opacity: 0.6 });
        for (const k of SIDES) {
          braid(doll, onSide(k, pts`47,-8 55,18 ${55 + s * k * 0.5},44 ${50 + s * k},66`), 5.4, {
            plaits: 9,
            beads: [a, b, c],
          });
          braid(doll, onSide(k, pts`51,-16 63,12 ${65 + s * k * 0.6},40 ${61 + s * k * 1.2},56`), 5, {
            plaits: 8,
            beads: [c, a],
          });
        }
      },
    },
    side: {
      ear: true,
      behind(doll) {
        const [a, b, c] = beadsOf(doll);
        const s = doll.swing;
        lock(doll, pts`-10,-40 -46,-36 -57,-8 -52,30 -30,44 -4,36`, { behind: true });
        [-50, -36, -20].forEach((x, i) => {
          braid(
            doll,
            pts`${x},16 ${x - 4},48 ${x - 6 + s},${76 + i * 5} ${x - 4 + s * 1.8},${96 + (i % 2) * 7}`,
            5,
            {
              plaits: 7,
              beads: i % 2 ? [a, b] : [b, c],
            },
          );
        });
      },
      over(doll) {
        const [a, b, c] = beadsOf(doll);
        const s = doll.swing;
        lock(doll, [...skull(5), ...HAIRLINE], { jitter: 0.3 });
        doll.paper.line(
          [
            pts`34,-46 16,-30 0,-8`,
            pts`14,-53 -6,-32 -16,0`,
            pts`-12,-54 -28,-30 -32,6`,
            pts`40,-34 10,-40 -36,-40`,
            pts`24,-20 -8,-18 -52,-18`,
          ],
          doll.skin.base,
          1.4,
          { opacity: 0.6 },
        );
        pts`-44,-2 -33,4 -22,2`.forEach(([x = 0, y = 0], i) => {
          braid(
            doll,
            pts`${x},${y} ${x - 5},${y + 26} ${x - 4 + s * 0.6},${y + 52} ${x + s},${74 + (i % 2) * 6}`,
            5.2,
            {
              plaits: 8,
              beads: i === 1 ? [c, a] : [a, b, c],
            },
          );
        });
      },
    },
    back: boxBraidsBack,
  },
);
