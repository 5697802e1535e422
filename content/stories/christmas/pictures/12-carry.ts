import { cut, disc, glow, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bundle, house } from '../parts.ts';

export const scene: Picture = {
  set: 'gate',
  plain: '#46579e',
  shot: 'silhouette',
  seed: 14,
  weather: 'snow',
  cuts: kept([
    ...(
      [
        [60, '17'],
        [230, '19'],
        [400, '21'],
        [570, '22'],
      ] as const
    ).flatMap(([x, n]) => house(x, 820, 160, 520, n, 0.1)),
    ...house(-80, 830, 170, 560, '24', 0.11, { lit: false }),
    cut('-100,790! 300,770 620,790 1000,770! 1000,1500! -100,1500!', '#c4cfec', { depth: 0.3, lift: 1.4 }),
    ...glow(340, 1010, 560, ['#d4dcf2', '#e4e9f7', '#f3f5fc'], { depth: 0.31, flat: 0.34 }),
    snip('740,120! 1000,40! 1000,1180! 740,1130!', '#17183a', { depth: 0.5, lift: 2 }),
    snip('770,330! 920,300! 920,1130! 770,1110!', '#e0a050', { depth: 0.51, lift: 0 }),
    ...bundle(60, 1340, 1, 0.97),
    ...bundle(220, 1350, 1.05, 0.971, 'peak', '#1a2048'),
    ...bundle(560, 1370, 1, 0.97, 'cosy'),
    ...bundle(700, 1350, 1.05, 0.971, 'pumpkin', '#1a2048'),
    ...bundle(150, 900, 0.5, 0.6, 'bobble', '#2a3266'),
    ...bundle(260, 890, 0.5, 0.6, 'peak', '#2a3266'),
    ...bundle(600, 890, 0.5, 0.6, 'bobble', '#2a3266'),
    ...bundle(680, 900, 0.52, 0.6, 'cosy', '#2a3266'),
    disc(752, 1230, 30, '#10142f', { depth: 0.98 }),
  ]),
  props: [{ id: 'lantern', at: [475, 1020], scale: 0.55, plane: 'silhouette' }],
  cast: [
    person('hero', [400, 840], 0.95, {
      pose: 'hug',
      holding: 'none',
      plane: 'silhouette',
      facing: 'sideLeft',
      act: { spine: 16 },
    }),
    person('lind', [845, 580], 1.15, { plane: 'silhouette', facing: 'sideLeft', act: { spine: 8 } }),
  ].map((p) => (p.who === 'hero' ? { ...p, facing: 'side' } : p)),
};
