import { cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { EAR, lampGlow, lay, onGuard, visitor } from '../parts.ts';

/** An opening in fog. */
const fogOpening = (x: number, y: number, rx: number, ry: number) =>
  Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2;
    const r = [1.06, 0.97, 1.03, 0.92, 1.08, 0.98, 0.94][i % 7]!;
    return `${Math.round(x + Math.cos(a) * rx * r)},${Math.round(y + Math.sin(a) * ry * r)}`;
  }).join(' ');
const seatedFriend = onGuard([800, 1210], 0.55, 1, 0.79);

export const scene: Picture = {
  set: 'square',
  shot: 'frame-in-frame',
  cuts: [
    ...lay(
      0.59,
      wall('#123f47'),
      lampGlow(440, 700, [420, 300], ['#1f625f', '#398873']).map((p) => ({ ...p, depth: 0.5901 })),
    ),
    ...visitor(575, 1010, 1.7, 0.73, {
      ears: [-34, -14, 12],
      look: [-0.9, -0.1],
      mouth: 'talk',
      hands: [
        [-96, -150],
        [70, -190],
      ],
    }),
    ...lay(
      0.77,
      cut('-460,-300! 1360,-300! 1360,1640! -460,1640!', '#dde7e4', {
        lift: 3,
        holes: fogOpening(440, 700, 380, 400),
      }),
      cut(
        '-460,960 -100,900 120,960 300,1050 460,1080 640,1040 800,940 980,900 1360,980 1360,1640! -460,1640!',
        '#eaf1ee',
        { lift: 2 },
      ),
      cut('-460,1120 0,1080 300,1150 620,1170 900,1110 1360,1160 1360,1640! -460,1640!', '#f6faf7', {
        lift: 1.4,
      }),
      cut(
        '-460,-300! 1360,-300! 1360,170 1000,250 760,210 560,260 340,210 100,290 -160,220 -460,270',
        '#c9d7d4',
        { lift: 1.4 },
      ),
    ),
    // Somebody larger, in the fog, calling.
    ...lay(
      0.775,
      put(
        790,
        236,
        0.9,
        8,
        [-22, 2, 24].flatMap((turn, i) => put((i - 1) * 34, -180, 1, turn, cut(EAR, '#b4c6c3', flat))),
        cut(
          '-78,-140 -60,-190 0,-206 60,-190 78,-140 40,-104 60,0 90,160 -90,160 -60,0 -40,-104',
          '#b4c6c3',
          flat,
        ),
        disc(0, -126, 16, '#93aaa7'),
      ),
    ),
    ...lay(
      0.79,
      put(180, 1200, 1.1, 64, [
        cut('-58,-6! -48,-74 -18,-90 0,-80 18,-90 48,-74 58,-6!', '#57402f', { lift: 1, what: 'hat' }),
        snip('-58,-24! 58,-24! 58,-4! -58,-4!', '#c98a3c', flat),
        cut('-104,4 -70,-12 0,-8 70,-12 104,4 70,20 0,16 -70,20', '#57402f', { lift: 1 }),
      ]),
      line('250,1240 330,1250', '#9fb5b1', 5),
      line('250,1200 350,1204', '#9fb5b1', 5),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sit',
      at: [310, 700],
      by: 'head',
      scale: 1.55,
      facing: 'right',
      expression: 'listening',
      act: { spine: 16 },
      lookAt: [590, 720],
      touch: { right: [490, 840] },
      seatOn: 'bed',
      shadow: false,
      depth: 0.74,
    },
    { ...seatedFriend.role, pose: 'lookUp', by: 'head', at: [830, 1130], expression: 'calm' },
  ],
};
