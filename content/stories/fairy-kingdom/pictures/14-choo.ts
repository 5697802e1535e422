import { bang } from '../../../cuts/bang.ts';
import type { Picture } from '../../../pictures.ts';
import { boat, ticketBoat } from '../parts/boats.ts';
import { CLOTHES, grassBlades, hero, ladybug, letter, pond, sailor, WHOLE_PAGE } from '../parts.ts';

export const scene: Picture = {
  backdrop: 'meadow',
  light: 'dusk',
  plain: '#6f4664',
  papers: { land: 'sea-chart' },
  lighting: {},
  seed: 8,
  shot: 'small-before-big',
  camera: WHOLE_PAGE,
  wide: { zoom: 0.9, on: [450, 600], at: [0.5, 0.5] },
  cuts: [
    ...bang('CHOO!', { at: [366, 420], size: 125, colour: '#b8432f', climb: 8, depth: 0.95 }),
    { rings: [470], at: [560, 440], colour: '#a0617a', depth: 0.1, lit: false },
    { rings: [400], at: [560, 440], colour: '#f9d08a', depth: 0.11, lit: false },
    {
      shape: '-100,960 200,910 520,930 760,900 1000,930 1000,1500! -100,1500!',
      colour: '#4a3550',
      lift: 0.8,
      print: 'map',
      depth: 0.2,
    },
    pond(980, '#5f527c', { depth: 0.24 }),
    { line: '760,960 790,900 850,900', width: 10, colour: '#c9a06a', depth: 0.26 },
    { line: '780,960 850,910', width: 8, colour: '#c9a06a', depth: 0.26 },
    { shape: '770,920 800,890 850,884 870,910 820,930', colour: '#c4694a', lift: 0.4, depth: 0.27 },
    {
      shape: '-40,8 -16,0 -10,-24 16,-26 22,-2 46,4 0,14',
      at: [800, 800],
      turn: -24,
      colour: '#dcc08a',
      lift: 0.6,
      depth: 0.28,
    },
    // one long curve out of the nose, round under the moon and up
    ...Array.from({ length: 44 }, (_, i) => {
      const t = (i + 1) / 45;
      const side = ((i * 7) % 5) - 2;
      const [cx, cy] = [
        430 * (1 - t) ** 2 + 2 * 900 * t * (1 - t) + 700 * t ** 2,
        1080 * (1 - t) ** 2 + 2 * 980 * t * (1 - t) + 330 * t ** 2,
      ];
      const k = 1.25 - t * 0.7;
      return boat(
        Math.round(cx + side * 34 * k),
        Math.round(cy + side * 40 * k - ((i * 3) % 4) * 12),
        k,
        0.4 + i * 0.002,
        {
          full: true,
          turn: Math.round(-70 * t) + ((i * 5) % 4) * 7,
          hull: CLOTHES[i % 6]!,
          sail: i % 3 ? '#fffdf4' : '#dfe9f4',
          lift: 0.3,
        },
      );
    }).flat(),
    ...ticketBoat(640, 220, 1.7, 0.6, { full: true, turn: -24 }),
    { line: '300,960 460,880 620,740', width: 5, colour: '#dfe9f4', opacity: 0.7, depth: 0.38 },
    { line: '310,1020 500,960 700,860', width: 5, colour: '#dfe9f4', opacity: 0.7, depth: 0.38 },
    { line: '300,1080 520,1060 760,1010', width: 5, colour: '#dfe9f4', opacity: 0.7, depth: 0.38 },
    {
      shape: '-200,1500! -200,1180 20,1130 200,1180 330,1300 380,1500!',
      colour: '#4d5f45',
      lift: 2,
      print: 'knitting',
      depth: 0.76,
    },
    ...grassBlades([500, 580, 660, 740, 820], 1340, 90, 120, '#22303a', 0.8),
    ...letter(480, 1050, 1.3, 0.83, -30),
  ],
  cast: [
    hero({
      pose: 'sneeze',
      facing: 'right',
      at: [200, 960],
      scale: 2.5,
      expression: 'sneezing',
      act: { spine: 4, tilt: -26, neck: 8 },
    }),
    sailor({ at: [622, 226], scale: 1, facing: 'left', pose: 'jump', expression: 'joy', depth: 0.6015 }),
    ladybug(490, 1110, 0.7, 'right', 0.82, -40),
  ],
};
