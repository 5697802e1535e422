import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, oval } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { nightwear, spoon } from '../parts.ts';

export const scene: Picture = {
  set: 'room',
  plain: '#2c2f5a',
  shot: 'frame-in-frame',
  seed: 9,
  wears: nightwear,
  cuts: kept([
    box(170, 130, 760, 720, '#f5c667', { depth: 0.2, lift: 0 }),
    ...['#d98a5a', '#c9849a', '#7a9ac0', '#8fa67c'].flatMap((c, i): SceneCut[] => [
      disc(230 + i * 150, 230, 54, ['#b07a5c', '#7a4a35', '#e0b48e', '#5a3a2e'][i]!, { depth: 0.21 }),
      cut(
        `${180 + i * 150},330! ${200 + i * 150},286 ${260 + i * 150},286 ${290 + i * 150},330! ${290 + i * 150},420! ${180 + i * 150},420!`,
        c,
        { depth: 0.209, lift: 0.6 },
      ),
      disc(212 + i * 150, 226, 6, '#2a1c22', { depth: 0.212 }),
      disc(246 + i * 150, 226, 6, '#2a1c22', { depth: 0.212 }),
      oval(230 + i * 150, 256, 12, 5, '#6a2c30', { depth: 0.212, lift: 0 }),
      // Hair, and the hats that are coming off.
      cut(
        `${174 + i * 150},224 ${180 + i * 150},180 ${216 + i * 150},164 ${256 + i * 150},170 ${284 + i * 150},204 ${286 + i * 150},228! ${262 + i * 150},204 ${230 + i * 150},196 ${196 + i * 150},206`,
        ['#2a1c22', '#e9e2d6', '#a5602f', '#1d1420'][i]!,
        { depth: 0.213, lift: 0.4 },
      ),
      cut(
        `${218 + i * 150},360! ${228 + i * 150},322 ${262 + i * 150},316 ${292 + i * 150},326 ${300 + i * 150},360! ${322 + i * 150},372 ${196 + i * 150},372!`,
        ['#5a3a2e', '#3f5f8a', '#8a5a3c', '#7a2f3c'][i]!,
        { depth: 0.214, lift: 0.8 },
      ),
    ]),
    {
      shape: '120,80! 810,80! 810,770! 120,770!',
      snip: true,
      holes: '170,130! 760,130! 760,720! 170,720!',
      colour: '#7a5a5c',
      depth: 0.74,
      lift: 1.6,
      print: 'gingham',
    },
    {
      shape: '-100,-100! 1000,-100! 1000,1400! -100,1400!',
      snip: true,
      holes: '126,86! 804,86! 804,764! 126,764!',
      colour: '#2c2f5a',
      depth: 0.735,
      lift: 0.2,
    },
    // Upside down.
    ...called('thermometer', [
      box(362, 330, 386, 500, '#fbf8ee', { depth: 0.52, lift: 0.8 }),
      line('374,350 374,430', '#c8402f', 8, { depth: 0.521 }),
      disc(374, 346, 15, '#c8402f', { depth: 0.522 }),
    ]),
    line('465,130 465,300', '#7a5a5c', 14, { depth: 0.3 }),
    box(90, 764, 840, 804, '#93706c', { depth: 0.745, lift: 1.4 }),
    cut('-60,1110! 160,1070 460,1080 720,1066 960,1100! 960,1500! -60,1500!', '#5a6aa0', {
      depth: 0.8,
      lift: 2,
      print: 'gingham',
    }),
    // The baker's flour.
    ...[
      [360, 742, 8],
      [408, 770, 6],
      [300, 756, 5],
      [420, 720, 5],
    ].map(([x, y, r]) => disc(x!, y!, r!, '#fbf8ee', { depth: 0.8, opacity: 0.9 })),
    ...spoon('friend.left', 0.6),
  ]),
  cast: [
    person('policeman', [300, 430], 0.8, {
      hold: { right: [374, 484] },
      lookAt: [374, 400],
      facing: 'right',
      expression: 'worried',
      depth: 0.3,
    }),
    { who: 'goat', at: [640, 830], mood: 'worried', scale: 0.9, facing: 'left', depth: 0.4 },
    person('friend', [490, 560], 1.05, {
      facing: 'front',
      expression: 'whispering',
      depth: 0.5,
      lookAt: 'hero',
    }),
    person('hero', [330, 830], 1.5, {
      pose: 'sit',
      facing: 'front',
      expression: 'calm',
      act: { tilt: -6, spine: 12 },
      touch: { left: [206, 1040] },
      seatOn: 'bed',
      lookAt: [900, 640],
      depth: 0.76,
    }),
    person('baker', [740, 640], 1.7, {
      facing: 'left',
      expression: 'worried',
      act: { spine: 14 },
      lookAt: 'hero',
      touch: { left: 'hero.top' },
      handsDepth: 0.795,
      depth: 0.79,
    }),
  ],
};
