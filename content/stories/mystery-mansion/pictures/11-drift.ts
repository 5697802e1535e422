import { cut, line, pool, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb, letter } from '../parts.ts';

export const scene: Picture = {
  set: 'library',
  light: 'dusk',
  shot: 'plan',
  why: { contrast: 'the letters lie pale in the lamplight, and she lies in them' },
  lighting: { lamps: [{ on: [450, 560], reach: 800 }] },
  cuts: [
    wall('#2a2140'),
    ...pool(450, 620, [620, 500], ['#5a4560', '#8f7078'], 0.585),
    ...Array.from({ length: 64 }, (_, i) => {
      const a = i * 2.4,
        r = 90 + Math.sqrt(i) * 68;
      return letter(
        Math.round(450 + Math.cos(a) * r),
        Math.round(660 + Math.sin(a) * r * 1.02),
        190,
        Math.round((i * 67) % 90) - 45,
        0.6 + i * 0.0003,
        r < 420 ? '#fff6e2' : r < 520 ? '#e6d6c6' : '#b7a3ac',
        i % 5 === 0,
      );
    }).flat(),
    crumb(250, 900, 0.7, 9),
    snip('640,-60! 1360,-60! 1360,200! 700,190!', '#7a4358', { depth: 0.75, lift: 2, print: 'wallpaper' }),
    cut('720,10 780,-20 880,-10 900,80 860,130 760,120', '#5f3246', { depth: 0.751, lift: 0.6 }),
    line('790,90 830,50 846,20', '#c99a62', 8, { depth: 0.752 }),
  ],
  props: [{ id: 'lantern', at: [160, 420], scale: 1, depth: 0.74 }],
  cast: [
    {
      who: 'hero',
      pose: 'jump',
      facing: 'front',
      at: [450, 520],
      by: 'head',
      scale: 2,
      turn: -14,
      expression: 'thinking',
      act: {
        arms: [
          [-92, -100],
          [92, 100],
        ],
      },
      seatOn: 'bed',
      shadow: false,
    },
    { who: 'mouse', at: [524, 840], scale: 1.15, facing: 'left', depth: 0.76, mood: 'sad', turn: -14 },
    { who: 'gravy', at: [720, 1010], scale: 0.9, turn: 160, depth: 0.7, facing: 'left' },
  ],
};
