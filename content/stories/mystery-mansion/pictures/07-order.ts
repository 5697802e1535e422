import { box, cut, disc, line, pool, snip, wall, word } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb } from '../parts.ts';

export const scene: Picture = {
  set: 'kitchen',
  shot: 'two-touching',
  lighting: { lamps: [{ on: [100, 700], reach: 900 }] },
  cuts: [
    wall('#743f36', { print: 'ledger' }),
    ...pool(60, 720, [620, 440, 270], ['#92503a', '#b76a40', '#dc9450'], 0.585),
    box(60, 90, 390, 470, '#f6ead0', { what: 'card', depth: 0.6, lift: 1.6, turn: -3 }),
    word('GUESTS EXPECTED:\nFORTY.\nGUESTS COME:\nNONE.', 234, 216, 27, '#4a2f22', {
      depth: 0.601,
      turn: -3,
    }),
    word('By order,\nN OBODY', 250, 390, 32, '#8a3f2c', { depth: 0.601, turn: -3 }),
    disc(226, 88, 13, '#c74b3c', { depth: 0.602 }),
    snip('-460,960! 1360,960! 1360,1420! -460,1420!', '#a06d3c', {
      depth: 0.724,
      lift: 2.2,
      print: 'ledger',
    }),
    snip('-460,960! 1360,960! 1360,1000! -460,1000!', '#d6a15c', { depth: 0.7241, lift: 0.4 }),
    cut('690,960! 690,760 740,680 800,650 880,660 1360,700 1360,960!', '#f6e6c8', {
      depth: 0.745,
      opacity: 0.3,
    }),
    line('690,960 690,760 740,680 800,650 880,660 1360,700', '#fff6e2', 6, { depth: 0.746, opacity: 0.8 }),
    disc(814, 640, 18, '#e7c07a', { depth: 0.746 }),
    cut('660,1000 700,982 1360,976 1360,1030 720,1030', '#efe2c8', { depth: 0.74, lift: 1 }),
    crumb(560, 1040, 0.8, 10),
    cut('610,1246! 590,1160 600,1090 624,1076 640,1100 650,1160 656,1246!', '#e07a7a', {
      depth: 0.79,
      lift: 0.8,
    }),
  ],
  props: [{ id: 'cake', at: [850, 990], scale: 1.05, depth: 0.742, colour: '#e9b65a' }],
  cast: [
    {
      who: 'hero',
      pose: 'sit',
      facing: 'left',
      at: [520, 560],
      by: 'head',
      scale: 2.45,
      expression: 'worried',
      act: { spine: 14, tilt: 4 },
      touch: { right: [356, 880], left: [640, 1000] },
      hands: { right: 'point', left: 'flat' },
      lookAt: 'mouse.eye',
      shadow: false,
    },
    {
      who: 'mouse',
      at: [240, 1010],
      scale: 1.9,
      facing: 'right',
      depth: 0.73,
      lookAt: 'hero.eyes',
      mood: 'sad',
    },
    {
      who: 'gravy',
      at: [640, 1440],
      mood: 'curious',
      scale: 1.25,
      facing: 'left',
      depth: 0.78,
      lookAt: [560, 1040],
    },
  ],
};
