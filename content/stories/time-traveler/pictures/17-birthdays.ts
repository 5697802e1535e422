import { called } from '../../../cuts/called.ts';
import { cut, disc, line, snip, wall, word } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { INK, INKY, lay, mouse, RED } from '../parts.ts';

export const scene: Picture = {
  set: 'snow',
  light: 'dusk',
  shot: 'establish',
  plain: '#f6c9b4',
  lighting: { from: [900, 380] },
  cuts: [
    ...lay(
      0.59,
      wall('#f8cdb0'),
      disc(800, 330, 300, '#fbdcb0'),
      disc(800, 330, 120, '#fff0c4'),
      cut('-460,420 0,380 300,430 700,390 1360,430 1360,1640! -460,1640!', '#e3b2b4', { lift: 0.6 }),
      cut('-460,600 100,560 500,600 1360,560 1360,1640! -460,1640!', '#f5e3dc', { lift: 1 }),
      // The red houses.
      ...(
        [
          [400, 600, 0.8],
          [548, 590, 0.66],
        ] as const
      ).flatMap(([x, y, s], i) =>
        put(x, y, s, 0, [
          snip('-80,0! -80,-110! 80,-110! 80,0!', '#b04432', { lift: 1 }),
          snip('-100,-100! 0,-190! 100,-100!', '#f5efe8', { lift: 0.8 }),
          snip('-22,-70! 22,-70! 22,-24! -22,-24!', i ? '#ffe08a' : '#6b2a24', flat),
          line('44,-190 56,-230 40,-262 54,-300', '#c9a6a6', 14),
        ]),
      ),
      // Long blue shadows towards us.
      cut('40,1080 330,1010 420,1180 200,1320 -200,1400 -300,1200', '#a9b9dc', flat),
      cut('330,1060 700,1040 640,1180 300,1400 0,1400', '#a9b9dc', flat),
      // The castle with its window of ice.
      snip(
        '-460,1100! -460,640! -60,640! -60,600! 0,600! 0,560! 56,560! 56,600! 110,600! 110,560! 170,560! 170,600! 224,600! 224,560! 280,560! 280,1100!',
        '#fbf4ee',
        { what: 'castle', lift: 2 },
      ),
      snip('220,1100! 224,560! 280,560! 280,1100!', '#d8d6ea', flat),
      cut('44,800! 44,690 110,640 176,690 176,800!', '#7db6d6', { what: 'window', lift: 0.4 }),
      line('110,650 110,800', '#e8f6fb', 8),
      line('44,730 176,730', '#e8f6fb', 8),
    ),
    ...lay(
      0.7,
      // The goose, on its plate.
      cut('330,1230 420,1180 640,1170 860,1190 960,1240 860,1290 420,1290', '#9fb3dc', flat),
      cut('360,1200 460,1160 840,1156 940,1200 840,1240 460,1240', '#e8eef6', { lift: 1.6 }),
      cut(
        '430,1180 420,1050 520,960 680,930 840,960 960,900 930,1060 880,1160 760,1200 540,1206',
        '#fdfaf4',
        { what: 'goose', lift: 2 },
      ),
      cut(
        '470,1120 440,1000 452,880 430,800 380,770 320,786 330,730 400,690 480,710 520,790 520,900 560,1000',
        '#fdfaf4',
        { lift: 1.6 },
      ),
      cut('330,742! 250,770 256,790! 336,780!', '#e8963e', { lift: 0.6 }),
      disc(410, 738, 9, INK),
      cut('600,1060 700,1000 860,1010 800,1090 680,1120', '#d8dcef', { lift: 0.8 }),
    ),
    ...lay(
      0.77,
      put(730, 900, 0.9, 75, snip('-30,-14! 220,-10! 240,8! 220,16! -30,16!', '#a9794c', { lift: 1 })),
    ),
    // The pocket that the fist is in, and the tip of a wick that looks out of it.
    ...lay(
      0.762,
      put(
        204,
        1062,
        0.72,
        3,
        called('candle', [
          snip('-4,-30! -4,-66! 22,-66! 22,-30!', '#f3e3bd', { lift: 0.6 }),
          line('9,-66 14,-90', '#33212a', 7),
        ]),
        snip('-58,-34! 54,-34! 58,60! -50,64!', '#3f5688', { lift: 1.6 }),
        line('-56,-20 54,-20', '#8ea4d0', 7, { dash: [14, 9] }),
      ),
    ),
    ...lay(
      0.79,
      put(150, 1266, 0.5, 0, [
        snip('-70,0! -70,-60! -40,-60! -40,-84! 40,-84! 40,-60! 70,-60! 70,0!', '#fdfaf4', { lift: 1 }),
        word('30', 0, -60, 30, RED),
        cut('-18,0! -18,-26 0,-38 18,-26 18,0!', '#8fa6cc', flat),
      ]),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [190, 1200],
      scale: 1.15,
      facing: 'left',
      expression: 'jealous',
      strength: 'strong',
      holding: 'none',
      act: { spine: 6 },
      touch: { left: [198, 1052], right: [330, 1010] },
      hands: { left: 'fist', right: 'flat' },
      handsDepth: 0.758,
      lookAt: 'friend',
      wears: { outfit: 'jumper', cloth: 'dusk', extras: ['scarf', 'beanie'], why: 'in the snow' },
      depth: 0.75,
    },
    {
      who: 'friend',
      gloves: INKY,
      pose: 'stand',
      holding: 'none',
      at: [690, 970],
      scale: 0.95,
      facing: 'left',
      expression: 'curious',
      act: { spine: 14 },
      hands: { left: 'open' },
      touch: { left: [560, 830] },
      lookAt: 'hero',
      shadow: false,
      depth: 0.695,
    },
    mouse([96, 1274], { scale: 0.3, facing: 'right', depth: 0.795 }),
  ],
};
