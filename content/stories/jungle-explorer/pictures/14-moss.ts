import { box, cut, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { antTrail, frond, HAT_BLUE, sunHat } from '../parts.ts';

/** Three fronds from one root. */
const threeFronds = (x: number, y: number, s: number, turn: number) => [
  frond(x, y, s * 0.9, turn - 24, '#2f6643', 0.5),
  frond(x, y, s * 0.8, turn + 24, '#3f7a4b', 0.501),
  { ...frond(x, y, s, turn, '#569a52', 0.502), what: 'fern' },
];

export const scene: Picture = {
  set: 'spring',
  plain: '#17332e',
  shot: 'diagonal-run',
  camera: cam({ roll: 0 }),
  wide: cam({ roll: 0, on: [450, 640], zoom: 0.9 }),
  cuts: [
    box(-500, -300, 1400, 1800, '#17332e', { depth: 0.1, lift: 0.2 }),
    // As cool as a cellar; the day stands up there in the crack.
    cut('640,-300! 1400,-300! 1400,40! 1000,120 860,60 760,100 690,20 620,-60', '#eef6d8', {
      depth: 0.12,
      lift: 0,
      lit: false,
    }),
    cut(
      '560,-300! 620,-60 690,20 760,100 860,60 1000,120 1400,40! 1400,170! 1000,230 850,170 740,220 620,130 540,0',
      '#9cc4a0',
      { depth: 0.121, lift: 0, lit: false },
    ),
    cut(
      '-500,-300! 470,-300! 560,-60 600,90 560,190 400,250 360,420 240,470 200,700 60,820 40,1100 -120,1330! -500,1330!',
      '#4a6b5c',
      { depth: 0.2, lift: 3, print: 'map' },
    ),
    cut(
      '1400,300! 1000,340 860,300 760,380 780,520 700,600 760,760 720,900 800,1060 780,1330! 1400,1330!',
      '#3f5e50',
      { depth: 0.2, lift: 3, print: 'map' },
    ),
    // From each wet thing to the one above.
    cut('380,250 440,176 560,140 700,150 800,196 830,250 780,300 640,316 500,312', '#5d7268', {
      depth: 0.5,
      lift: 2.4,
      print: 'map',
    }),
    cut('450,196 520,160 640,150 740,176 780,206 720,232 560,236 470,226', '#a3dcd6', {
      depth: 0.505,
      lift: 0.4,
      lit: false,
    }),
    cut('470,222 560,240 720,236 790,208 820,250 770,292 640,308 500,304 410,262', '#6f857a', {
      depth: 0.54,
      lift: 0.6,
      print: 'map',
    }),
    cut(
      '-500,420 -100,396 160,388 330,398 424,436 436,476 380,492 340,540 300,498 220,506 190,560 150,512 40,520 -20,580 -60,528 -500,560',
      '#7fa653',
      { depth: 0.5, lift: 2.4 },
    ),
    cut('-500,440 -100,414 160,406 320,414 400,444 250,452 60,446 -200,462 -500,490', '#a5c86c', {
      depth: 0.501,
      lift: 0,
    }),
    ...threeFronds(860, 640, 0.92, -92),
    cut(
      '-500,800 -120,772 120,756 320,752 440,786 466,832 420,856 390,906 346,860 240,872 200,940 150,878 20,890 -40,950 -90,896 -500,920',
      '#6d9a48',
      { depth: 0.5, lift: 2.4 },
    ),
    cut('-500,820 -120,790 120,774 310,770 430,798 260,806 60,802 -200,826 -500,850', '#93b85e', {
      depth: 0.501,
      lift: 0,
    }),
    ...rows(
      '120,160,90 880,480,80 860,900,110 -60,660,110 -240,400,130 1120,620,130 -200,900,140 1160,960,130',
    ).map(([x, y, r], i) =>
      cut(
        `${-r!},10 ${-r! * 0.5},${-r! * 0.36} ${r! * 0.3},${-r! * 0.4} ${r},0 ${r! * 0.7},40 ${r! * 0.3},26 0,70 ${-r! * 0.3},30 ${-r! * 0.7},64`,
        i % 2 ? '#5a8a52' : '#6a9a58',
        { depth: 0.21 + i * 0.0005, at: [x!, y!], lift: 1.2 },
      ),
    ),
    // The way it came: every drop brighter and nearer than the one before.
    ...rows('410,352,0.8 340,590,1 520,712,1.15 420,960,1.5').map(([x, y, s], i) =>
      cut('0,-34! 18,6 13,24 0,31 -13,24 -18,6', '#f1fcff', {
        depth: 0.76 + i * 0.001,
        at: [x!, y!],
        scale: s!,
        lift: 1,
        lit: false,
      }),
    ),
    ...['408,296 410,322', '340,540 340,552', '524,656 522,672', '412,890 418,906'].map((l) =>
      line(l, '#d9f0f2', 5, { depth: 0.759, lit: false }),
    ),
    ...sunHat('friend', 1.3, HAT_BLUE, 0.7475, { turn: -6 }),
    ...antTrail(rows('330,380 230,374 120,376'), 0.5, 0.52, {}),
    ...antTrail(rows('640,158 720,176'), 0.3, 0.56, {}),
    frond(1010, 1560, 1.1, -10, '#12302a', 0.78),
    frond(1120, 1480, 1.3, -30, '#173a30', 0.781),
    frond(-90, 1500, 1, 20, '#12302a', 0.78),
  ],
  cast: [
    { who: 'frog', name: 'frog', at: [630, 286], scale: 1.16, facing: 'left', lookAt: 'hero', depth: 0.52 },
    {
      who: 'hero',
      pose: 'stand',
      at: [560, 1050],
      by: 'head',
      scale: 2.1,
      seatOn: 'boat',
      facing: 'left',
      expression: 'listening',
      act: { spine: -13, tilt: 6 },
      lookAt: [430, 900],
      shadow: false,
      depth: 0.75,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [180, 1130],
      by: 'head',
      scale: 1.3,
      facing: 'left',
      expression: 'proud',
      act: { spine: 8 },
      touch: { right: [20, 1250] },
      hands: { right: 'point' },
      shadow: false,
      depth: 0.746,
    },
  ],
};
