import type { BookScene } from '../../../../illustration/scene/format/book.ts';
import { box, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { cam, hero, kept } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { fastAt, fliesAt, friendAt, rowsOfSuperheroes, superhero } from '../parts/people.ts';
import { fallingLetters, letter, placed } from '../parts/pieces.ts';
import { mop } from '../parts/things.ts';

const SKINS = ['#623d2e', '#efcbb0', '#925d41', '#d3a27c', '#f5dbc9', '#784a35'];
const SLEEVES = ['#c8503f', '#3f6f9f', '#e2a53c', '#3f7f68', '#7a4a86', '#b5476a'];
/** Hands that come from below, open. */
const hands = [60, 210, 350, 560, 700, 850].flatMap((x, i) =>
  placed(
    [
      snip('-40,60! 40,60! 56,400! -56,400!', SLEEVES[i]!, { lift: 1 }),
      oval(0, 20, 46, 50, SKINS[i]!, { lift: 1 }),
      oval(-34, -10, 14, 34, SKINS[i]!, { lift: 0.6 }, -24),
      oval(-8, -34, 13, 36, SKINS[i]!, { lift: 0.6 }, -4),
      oval(20, -30, 13, 34, SKINS[i]!, { lift: 0.6 }, 12),
    ],
    [x, 1180 + (i % 2) * 50 - (i === 2 || i === 3 ? 30 : 0)],
    1,
    0.76 + i * 0.001,
    { turn: (450 - x) * -0.05 },
  ),
);
const atDawn: Picture = { set: 'corridor', light: 'dawn', lighting: { from: [300, 200] } };
const telling: BookScene = {
  ...atDawn,
  plain: '#f3c97a',
  camera: cam(),
  wide: { zoom: 0.84, on: [450, 790], at: [0.5, 0.5] },
  describe: '{name} holds out a letter, and many hands come up for it.',
  cuts: kept([
    disc(450, 640, 560, '#f8dc9a', { depth: 0.1 }),
    disc(450, 660, 380, '#fdf0c4', { depth: 0.101 }),
    ...letter(450, 950, 2, 0.745, -4),
    ...hands,
  ]),
  cast: [
    hero('hold', [450, 520], 2.1, {
      holding: 'none',
      facing: 'front',
      expression: 'joy',
      act: { spine: 4, tilt: 6 },
      touch: { left: [330, 960], right: [575, 950] },
      seatOn: 'bed',
      depth: 0.735,
    }),
  ],
};
const wondering: BookScene = {
  ...atDawn,
  plain: '#35284f',
  camera: cam(),
  wide: { zoom: 0.86, on: [450, 640], at: [0.5, 0.5] },
  describe: '{name} lays a finger on a smile, and says nothing.',
  cuts: kept([
    disc(450, 620, 560, '#4f3a6e', { depth: 0.1 }),
    disc(450, 640, 400, '#7a5490', { depth: 0.101 }),
    line('120,220 150,300 120,380', '#f3c97a', 14, { depth: 0.2 }),
    line('780,220 750,300 780,380', '#f3c97a', 14, { depth: 0.2 }),
  ]),
  cast: [
    hero('listen', [450, 620], 2.7, {
      facing: 'front',
      expression: 'sly',
      act: { tilt: 8 },
      hands: { right: 'point' },
      touch: { right: 'hero.mouth' },
      seatOn: 'bed',
      depth: 0.735,
    }),
  ],
};

export const scene: Picture = {
  set: 'corridor',
  light: 'dawn',
  shot: 'frame-in-frame',
  plain: '#fbe3a8',
  wide: { zoom: 0.98, on: [450, 700], at: [0.5, 0.5] },
  lighting: { from: [450, 300], lamps: [{ on: [450, 200], reach: 900 }] },
  cuts: kept([
    disc(450, 240, 430, '#fdf0c4', { depth: 0.05 }),
    // A block of faces, down to the floor.
    ...rowsOfSuperheroes([214, 130], [68, 84], [8, 11], 0.78, 0.1, { awed: true, look: [0, 0.4] }).filter(
      ({ at }) => (at?.[0] ?? 0) < 820,
    ),
    ...superhero(9, 580, 118, 0.7, 0.098, { awed: true, look: [0, 0.4] }),
    ...superhero(4, 640, 330, 0.9, 0.16, { awed: true }),
    // The dark of the Registry; its door stands open.
    snip('-460,-300! 210,-300! 190,1240! -460,1240!', '#152a26', {
      depth: 0.4,
      lift: 2.6,
      print: 'ledger',
    }),
    snip('1360,-300! 690,-300! 700,1240! 1360,1240!', '#152a26', {
      depth: 0.4,
      lift: 2.6,
      print: 'ledger',
    }),
    snip('-460,-300! 1360,-300! 1360,124! -460,124!', '#10211d', { depth: 0.41, lift: 2 }),
    snip('690,90! 860,20! 880,1330! 700,1230!', '#24463e', { what: 'door', depth: 0.42, lift: 2 }),
    oval(730, 700, 16, 22, '#c9b26a', { depth: 0.43, lift: 0.8 }),
    box(-460, 1200, 1360, 1700, '#10211d', { depth: 0.44, lift: 1.6 }),
    snip('200,1200! 694,1200! 820,1400! 90,1400!', '#8f8450', { depth: 0.45, lift: 0 }),
    // A flower, just in case.
    line('330,860 340,800', '#4f8f58', 7, { depth: 0.2 }),
    ...[0, 1, 2, 3, 4].map((i) =>
      oval(340 + Math.cos(i * 1.257) * 17, 786 + Math.sin(i * 1.257) * 17, 13, 13, '#e0708a', {
        depth: 0.201,
        lift: 0.4,
      }),
    ),
    disc(340, 786, 10, '#f3c95a', { depth: 0.202 }),
    ...fallingLetters(3, 23, [-330, 1240, 230, 70], 0.8, 0.5),
    ...fallingLetters(2, 29, [640, 1250, 500, 60], 0.8, 0.5),
    ...mop(336, 1316, 0.95, 0.76, -22),
  ]),
  cast: [
    hero('stand', [410, 760], 1.42, {
      facing: 'backRight',
      act: { spine: 12 },
      lookAt: [640, 330],
      shadow: true,
      depth: 0.74,
    }),
    friendAt('stand', [560, 770], 1.36, {
      facing: 'backLeft',
      touch: { left: 'hero.shoulder' },
      shadow: true,
      depth: 0.735,
    }),
    fliesAt('fly', [520, 330], 1, {
      facing: 'front',
      expression: 'wonder',
      lookAt: 'hero',
      floats: 'flies',
      depth: 0.2,
    }),
    fastAt('stand', [300, 560], 1, { facing: 'right', expression: 'worried', lookAt: 'hero', depth: 0.21 }),
  ],
};

export const ways: WayPictures = [telling, wondering];
