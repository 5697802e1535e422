import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, disc, glow, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { DARK, GOLD, lantern, pumpkin, SNOW, WALLS } from '../parts.ts';

export const scene: Picture = {
  set: 'row',
  plain: '#5468a8',
  shot: 'establish',
  seed: 3,
  weather: 'snow',
  cuts: kept([
    disc(450, 640, 300, '#7a86bc', { depth: 0.02 }),
    disc(450, 640, 190, '#a9a6cc', { depth: 0.021 }),
    cut('-100,760! 300,700 600,700 1000,760! 1000,1500! -100,1500!', SNOW, { depth: 0.05, lift: 1 }),
    snip('400,720! 500,720! 900,1400! 0,1400!', '#c9d2ea', { depth: 0.06, lift: 0 }),
    ...[0, 1, 2, 3, 4].flatMap((i) => {
      const k = 1 - i * 0.19;
      const w = 190 * k;
      const side = (dir: number): SceneCut[] => {
        const xa = 450 + dir * (500 * k);
        const xb = 450 + dir * (500 * k - w * 0.9);
        const y1 = 740 + 560 * k * k;
        const y2 = 740 + 560 * (k - 0.17) ** 2;
        const t1 = 640 - 620 * k;
        const t2 = 640 - 620 * (k - 0.17);
        const m = (a: number, b: number, q: number) => Math.round(a + (b - a) * q);
        const lit = i < 2;
        const cross = dir > 0 && i === 4;
        const wx = (q: number) => m(xa, xb, q);
        const wy = (q: number, p: number) => m(m(t1, t2, q), m(y1, y2, q), p);
        const d = 0.4 - i * 0.03 + (dir > 0 ? 0.01 : 0);
        return [
          snip(
            `${xa},${t1}! ${xb},${t2}! ${xb},${y2}! ${xa},${y1}!`,
            cross ? '#2b2444' : WALLS[(i + (dir > 0 ? 2 : 0)) % 5]!,
            { depth: d, lift: 1.6, print: 'calendar', what: 'house' },
          ),
          ...(cross
            ? []
            : [
                snip(
                  `${xa},${t1 - 26 * k}! ${xb},${t2 - 22 * k}! ${xb},${t2 + 22 * k}! ${xa},${t1 + 26 * k}!`,
                  SNOW,
                  { depth: d + 0.001, lift: 1 },
                ),
              ]),
          snip(
            `${wx(0.25)},${wy(0.25, 0.3)}! ${wx(0.75)},${wy(0.75, 0.3)}! ${wx(0.75)},${wy(0.75, 0.55)}! ${wx(0.25)},${wy(0.25, 0.55)}!`,
            lit ? GOLD : DARK,
            { depth: d + 0.002, lift: 0 },
          ),
          snip(
            `${wx(0.32)},${wy(0.32, 0.72)}! ${wx(0.68)},${wy(0.68, 0.72)}! ${wx(0.68)},${wy(0.68, 1)}! ${wx(0.32)},${wy(0.32, 1)}!`,
            '#1f1c40',
            { depth: d + 0.002, lift: 0.4 },
          ),
          {
            letters: String(i === 4 ? (dir > 0 ? 23 : 24) : i * 2 + (dir > 0 ? 1 : 2)),
            at: [wx(0.5), wy(0.5, 0.8)],
            size: 44 * k,
            colour: lit ? GOLD : '#8a90c0',
            depth: d + 0.003,
          },
          ...(cross
            ? [
                line(`${wx(0.2)},${wy(0.2, 0.3)} ${wx(0.8)},${wy(0.8, 0.55)}`, '#8a6a6a', 9, {
                  depth: d + 0.004,
                }),
                line(`${wx(0.8)},${wy(0.8, 0.3)} ${wx(0.2)},${wy(0.2, 0.55)}`, '#8a6a6a', 9, {
                  depth: d + 0.004,
                }),
              ]
            : []),
        ];
      };
      return [...side(-1), ...side(1)];
    }),
    ...pumpkin(760, 700, 0.5, 0.5),
    ...glow(470, 1120, 150, ['#d9cfd6', '#f0d9a6', '#fbe3a0'], { depth: 0.6, flat: 0.4 }),
  ]),
  props: [lantern('hero', 0.42)],
  cast: [
    person('hero', [440, 930], 0.68, {
      pose: 'carry',
      facing: 'right',
      expression: 'joy',
      act: { spine: -6 },
    }),
  ],
};
