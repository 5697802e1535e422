import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { hillside, snail, withoutScarf } from '../parts.ts';

/** Over the middle of the ring. */
const STAR = [690, 400] as const;

/** A fir against the sky, its tip at x, y. */
const fir = (x: number, y: number, s: number, colour: string, depth: number) => ({
  shape:
    '0,0! 40,110 26,112 70,230 46,232 100,380 60,382 140,620! -140,620! -60,382 -100,380 -46,232 -70,230 -26,112 -40,110',
  at: [x, y] as const,
  scale: s,
  colour,
  depth,
  lift: 1.2,
  print: 'map' as const,
});
const seated = (
  who: 'hero' | 'friend' | 'ida' | 'kofi' | 'grownUp',
  x: number,
  y: number,
  scale: number,
): NamedRole => ({
  who,
  pose: 'sit',
  at: [x, y],
  scale,
  facing: 'back',
  seatOn: 'ground',
  act: { neck: -10 },
  shadow: false,
  depth: 0.7 + y / 20000,
});

export const scene: Picture = {
  wide: cam({ on: [450, 780], zoom: 1 }),
  backdrop: 'forest',
  light: 'night',
  plain: '#263566',
  lighting: {},
  seed: 6,
  shot: 'establish',
  why: { samePose: 'they sit there until the star comes' },
  camera: cam({ on: [690, 780], zoom: 1 }),
  wears: withoutScarf,
  cuts: [
    { rings: [640], at: STAR, colour: '#2d3d74', depth: 0.1, lit: false },
    { rings: [430], at: STAR, colour: '#374a88', depth: 0.11, lit: false },
    { rings: [230], at: STAR, colour: '#475da2', depth: 0.12, lit: false },
    {
      shape: '0,-120! 20,-30! 104,-8! 20,14! 0,110! -20,14! -104,-8! -20,-30!',
      at: STAR,
      what: 'star',
      snip: true,
      colour: '#fff6dc',
      depth: 0.2,
      lift: 1,
      lit: false,
    },
    ...[-330, -210, -60, 60, 190, 330].map((x, i) =>
      fir(x, 760 + ((i * 83) % 130), 0.8, '#18204a', 0.3 + i * 0.004),
    ),
    ...[1060, 1180, 1300].map((x, i) => fir(x, 800 + ((i * 61) % 90), 0.8, '#18204a', 0.34 + i * 0.004)),
    {
      shape: '80,1700! 200,1240 420,1080 690,1020 960,1080 1180,1240 1300,1700!',
      what: 'hill',
      colour: '#3d4f80',
      depth: 0.6,
      lift: 1.6,
      print: 'map',
    },
    hillside(1246, '#161d3c', { depth: 0.9, print: 'map' }),
  ],
  cast: [
    { who: 'deer', at: [420, 1120], scale: 0.6, facing: 'right', lookAt: STAR, depth: 0.7 },
    { who: 'owl', at: [500, 1098], scale: 0.6, facing: 'right', lookAt: STAR, depth: 0.701 },
    seated('grownUp', 570, 1100, 0.62),
    { who: 'bear', at: [690, 1078], scale: 0.8, pose: 'joy', facing: 'left', lookAt: STAR, depth: 0.68 },
    seated('ida', 470, 1160, 0.56),
    seated('kofi', 920, 1160, 0.56),
    seated('hero', 650, 1150, 0.72),
    seated('friend', 800, 1130, 0.62),
    { who: 'hedgehog', at: [730, 1180], scale: 0.55, facing: 'left', lookAt: STAR, depth: 0.765 },
    { who: 'squirrel', at: [880, 1090], scale: 0.55, facing: 'left', lookAt: STAR, depth: 0.7 },
    { who: 'rabbit', at: [970, 1130], scale: 0.5, facing: 'left', lookAt: STAR, depth: 0.71 },
    { who: 'mouse', at: [560, 1200], scale: 0.5, facing: 'right', lookAt: STAR, depth: 0.766 },
    snail([1020, 1190], { scale: 0.35, facing: 'left', depth: 0.767 }),
  ],
};
