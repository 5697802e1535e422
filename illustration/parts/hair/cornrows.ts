import type { Outline, Point } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { cornrowsBack } from './shapes/backs/hanging.ts';
import { HAIRLINE, skull } from './shapes/side-view.ts';
import { beadsOf, braid, capWith, lock, slide, strokes } from './shapes/strands.ts';

export const cornrows = hairStyle(
  { id: 'cornrows', order: 240, label: 'Cornrows', texture: 'coily', fringe: 'laid', beyond: [10, 12, 44] },
  {
    front: {
      behind(doll) {
        const [a, b] = beadsOf(doll);
        const s = doll.swing;
        [-36, -18, 0, 18, 36].forEach((x, i) => {
          braid(doll, pts`${x},20 ${x * 1.2},44 ${x * 1.25 + s * 0.8},${62 + (i % 2) * 5}`, 4.6, {
            plaits: 6,
            beads: i % 2 ? [a] : [b],
          });
        });
      },
      over(doll) {
        const f = slide(doll);
        const piece = lock(
          doll,
          capWith(
            pts`46,0 42,-14 ${31 + f},-26 ${14 + f},-34 ${f},-35.6 ${f - 14},-34 ${f - 31},-26 -42,-14 -46,0`,
            2.6,
          ),
          { jitter: 0.3 },
        );
        doll.paper.within(piece, () => {
          const rows = [-44, -31, -18.5, -6.2, 6.2, 18.5, 31, 44];
          const partings = rows.map(
            (x): Outline =>
              pts`${x * 0.94 + f},${-10 - (44 - Math.abs(x)) * 0.66} ${x * 1.04 + f * 0.5},-38 ${x * 0.72},-56`,
          );
          doll.paper.line(partings, doll.skin.base, 1.7, { opacity: 0.62, jitter: 0.1 });
          const plaits: Outline[] = [];
          for (let r = -3; r <= 3; r++) {
            const x = r * 12.4;
            for (let i = 0; i < 6; i++) {
              const y = -17 - (44 - Math.abs(x)) * 0.44 - i * 5.4;
              const w = 3.4;
              const cx = x * (1 - i * 0.045) + f * (1 - i / 6);
              plaits.push(pts`${cx - w},${y - 1.6} ${cx},${y + 1.2} ${cx + w},${y - 1.6}`);
            }
          }
          strokes(doll, plaits, 0.75, 1.2);
        });
      },
    },
    side: {
      ear: true,
      behind(doll) {
        const [a, b] = beadsOf(doll);
        const s = doll.swing;
        [-46, -36, -26].forEach((x, i) => {
          braid(doll, pts`${x},16 ${x - 2},44 ${x + s * 0.8},${62 + (i % 2) * 5}`, 4.6, {
            plaits: 6,
            beads: i % 2 ? [a] : [b],
          });
        });
      },
      over(doll) {
        const piece = lock(doll, [...skull(2.6), ...HAIRLINE], { jitter: 0.3 });
        doll.paper.within(piece, () => {
          const row = (k: number): Outline =>
            pts`
            ${46 - k * 9},${-28 + k * 4.4 - (k < 1 ? 8 : 0)} ${14 - k * 5},${-52 + k * 13}
            ${-20 - k * 3},${-48 + k * 14} ${-46 + k * 2},${-14 + k * 9} ${-44 + k * 3.4},${22 + k * 3}
          `;
          doll.paper.line(
            [0, 1, 2, 3].map((k) => row(k + 0.5)),
            doll.skin.base,
            1.7,
            { opacity: 0.62, jitter: 0.1 },
          );
          const plaits: Outline[] = [];
          for (let k = 0; k <= 4; k++) {
            const line = row(k);
            for (let i = 0; i < 9; i++) {
              const t = (i + 0.5) / 9;
              const seg = Math.min(3, Math.floor(t * 4));
              const [p, q] = [line[seg] as Point, line[seg + 1] as Point];
              const u = t * 4 - seg;
              const [x, y] = [p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u];
              const n = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
              const [dx, dy] = [(q[0] - p[0]) / n, (q[1] - p[1]) / n];
              plaits.push(
                pts`
                ${x - dy * 3.2 - dx * 2},${y + dx * 3.2 - dy * 2} ${x + dx * 1.4},${y + dy * 1.4}
                ${x + dy * 3.2 - dx * 2},${y - dx * 3.2 - dy * 2}
              `,
              );
            }
          }
          strokes(doll, plaits, 0.75, 1.2);
        });
      },
    },
    back: cornrowsBack,
  },
);
