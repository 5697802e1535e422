import { box, cut, disc, line, pool, snip, wall, word } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { flame } from '../parts.ts';

export const scene: Picture = {
  set: 'inside',
  light: 'dusk',
  shot: 'thing-in-hand',
  lighting: { lamps: [{ on: [720, 500], reach: 900 }] },
  cuts: [
    wall('#5d8a76'),
    cut('-460,-100! 1360,-100! 1360,1120 700,1180 300,1140 -460,1200!', '#eebf54', {
      what: 'brass plate',
      depth: 0.59,
      lift: 1.4,
      snip: false,
    }),
    ...pool(720, 480, [520, 360, 220], ['#f6cf6c', '#fbdd86', '#ffeaa8'], 0.595),
    snip('120,-100! 300,-100! -460,900! -460,500!', '#fff2c4', { depth: 0.6, lift: 0, opacity: 0.4 }),
    word('N', 150, 420, 420, '#6a3f1e', { depth: 0.61 }),
    word('O', 730, 420, 420, '#6a3f1e', { depth: 0.61 }),
    cut('380,520 400,480 450,464 500,484 516,540 490,590 440,600 396,580', '#a3301f', {
      depth: 0.62,
      lift: 0.8,
    }),
    disc(448, 532, 50, '#120d14', { what: 'button', depth: 0.63 }),
    disc(434, 516, 10, '#fff4dc', { depth: 0.631 }),
    disc(448, 532, 34, '#2a222c', { width: 5, depth: 0.6305 }),
    cut('560,900 600,800 690,770 760,820 790,920', '#d7a648', { depth: 0.605, lift: 0, opacity: 0.9 }),
    cut('610,812! 600,740 640,790 700,786 744,740! 744,812', '#d7a648', {
      depth: 0.605,
      lift: 0,
      opacity: 0.9,
    }),
    cut('400,900 430,800 500,780 560,820 560,900', '#d7a648', { depth: 0.605, lift: 0, opacity: 0.9 }),
    line('650,850 676,866 702,850', '#b08030', 6, { depth: 0.606 }),
    line('464,850 490,866 516,850', '#b08030', 6, { depth: 0.606 }),
    line('900,1200 820,1010 770,900', '#c98a45', 60, { depth: 0.74 }),
    line('770,900 700,850', '#c98a45', 34, { depth: 0.76 }),
    line('774,900 760,820', '#c98a45', 34, { depth: 0.76 }),
    line('780,900 850,840', '#c98a45', 34, { depth: 0.74 }),
    ...flame(760, 640, 1.7, 0.752),
    box(734, 640, 786, 900, '#fff4dc', { what: 'candle', depth: 0.75, lift: 1 }),
    cut('734,650 730,720 744,740 752,690', '#ffe9c0', { depth: 0.751, lift: 0.4 }),
    cut('484,600 480,660 492,676 500,650 498,600', '#a3301f', { depth: 0.62, lift: 0.4 }),
    box(-460, 1170, 1360, 1430, '#5b4a66', { depth: 0.79, lift: 1.6 }),
    cut('600,1210 640,1180 690,1190 700,1230 640,1250', '#d9a860', { depth: 0.8, lift: 0.8 }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      facing: 'backRight',
      at: [452, 634],
      by: 'hand',
      scale: 4.3,
      turn: -58,
      seatOn: 'bed',
      shadow: false,
      depth: 0.72,
    },
  ],
};
