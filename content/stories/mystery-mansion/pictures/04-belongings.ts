import { box, cut, disc, line, pool, snip, wall, word } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';

export const scene: Picture = {
  set: 'hall',
  light: 'dusk',
  shot: 'frame-in-frame',
  lighting: { lamps: [{ on: [300, 760], reach: 620 }] },
  cuts: [
    wall('#4a2f4e', { print: 'wallpaper' }),
    ...pool(330, 640, [640, 470, 330], ['#6b4456', '#93605a', '#bd8659'], 0.585),
    snip('420,-80! 900,-80! 900,560! 420,560!', '#c9973f', { what: 'picture', depth: 0.6, lift: 2 }),
    snip('452,-80! 868,-80! 868,528! 452,528!', '#2f2430', { depth: 0.601, lift: 0.4 }),
    cut('480,528! 500,300 560,160 640,60 640,-80! 868,-80! 868,528!', '#7d5a80', {
      depth: 0.602,
      lift: 0.6,
      print: 'letters',
    }),
    line('560,200 600,330 580,520', '#5e4462', 6, { depth: 0.603 }),
    line('720,60 740,260 720,520', '#5e4462', 6, { depth: 0.603 }),
    snip('560,400! 760,380! 770,450! 566,470!', '#b0563f', { depth: 0.604, lift: 0.6 }),
    snip('566,462! 768,442! 770,450! 566,470!', '#f0e2c4', { depth: 0.605, lift: 0.2 }),
    line('660,290 650,350 606,414', '#f0b75e', 16, { depth: 0.606 }),
    line('652,350 650,420', '#f0b75e', 16, { depth: 0.606 }),
    line('652,350 700,404', '#f0b75e', 16, { depth: 0.606 }),
    line('656,322 724,322', '#f0b75e', 16, { depth: 0.606 }),
    cut('780,520! 780,482 808,468 850,482 856,520!', '#eab8a4', { depth: 0.606, lift: 0.4 }),
    disc(816, 466, 9, '#c74b3c', { depth: 0.607 }),
    box(452, 596, 844, 680, '#e8bd58', { depth: 0.61, lift: 0.8 }),
    word('NOBODY’S\nGREAT-GRANDMOTHER', 648, 638, 23, '#55331a', { depth: 0.611 }),
    snip('-460,1150! 1360,950! 1360,1400! -460,1400!', '#6a4440', { depth: 0.62, lift: 1.4 }),
    ...[16, 428, 884].map((x) =>
      cut(
        `${x - 20},-80! ${x + 20},-80! ${x + 24},300 ${x + 12},420 ${x + 28},640 ${x + 14},840 ${x + 24},1020 ${x + 20},1400! ${x - 20},1400! ${x - 24},1020 ${x - 14},840 ${x - 28},640 ${x - 12},420 ${x - 24},300`,
        '#150f24',
        { depth: 0.92, lift: 2.4 },
      ),
    ),
    snip('-460,1236! 1360,1010! 1360,1120! -460,1350!', '#150f24', { depth: 0.921, lift: 2.4 }),
    snip('-460,1350! 1360,1120! 1360,1500! -460,1500!', '#0f0a1c', { depth: 0.9, lift: 0 }),
  ],
  props: [{ id: 'lantern', heldBy: 'hero.left', scale: 0.85 }],
  cast: [
    {
      who: 'hero',
      pose: 'lookUp',
      facing: 'right',
      at: [244, 640],
      by: 'head',
      scale: 1.7,
      expression: 'thinking',
      act: { spine: 13 },
      touch: { right: [462, 500] },
      lookAt: [640, 560],
      shadow: false,
    },
    { who: 'gravy', at: [744, 1110], scale: 1.15, facing: 'right', lookAt: [816, 500], depth: 0.715 },
  ],
};
