import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { hillside, snail, trunk, withoutScarf } from '../parts.ts';

export const scene: Picture = {
  wide: cam({ on: [450, 850], roll: 4 }),
  set: 'birches',
  light: 'dusk',
  plain: '#eeb765',
  shot: 'diagonal-run',
  camera: cam({ roll: 8, zoom: 1.08 }),
  wears: withoutScarf,
  lighting: { from: [-200, 400] },
  cuts: [
    ...[
      [60, 80],
      [300, 50],
      [520, 90],
      [700, 44],
      [880, 80],
    ].map(([x, w], i) =>
      trunk(x!, w!, i % 2 ? '#f6e6c4' : '#fff6e2', { depth: 0.2 + i * 0.01, print: 'newsprint' }),
    ),
    ...[
      [60, 300],
      [520, 250],
      [880, 420],
      [300, 500],
    ].map(
      ([x, y]): SheetCut => ({
        shape: `${x! - 34},${y}! ${x! + 20},${y! + 6}! ${x! - 30},${y! + 16}!`,
        snip: true,
        colour: '#5c4a44',
        depth: 0.26,
        lift: 0,
      }),
    ),
    hillside(820, '#bf9c4a', { depth: 0.3 }),
    {
      shape: '-420,960! 400,930 1340,960! 1340,1700! -420,1700!',
      colour: '#caa165',
      depth: 0.5,
      lift: 0.8,
      print: 'map',
    },
    ...[0, 1, 2, 3, 4].map(
      (i): SheetCut => ({
        shape: `${-160 + i * 260},960! ${-60 + i * 260},955! ${-260 + i * 260},1700! ${-420 + i * 260},1700!`,
        snip: true,
        colour: '#8a5a3c',
        opacity: 0.35,
        lift: 0,
        depth: 0.51,
      }),
    ),
    hillside(1260, '#6a5a2e', { depth: 0.85, print: 'map' }),
  ],
  props: [],
  cast: [
    { who: 'deer', at: [150, 1000], mood: 'plain', scale: 1.15, facing: 'right', depth: 0.6, lookAt: 'hero' },
    { who: 'squirrel', at: [700, 985], scale: 0.95, facing: 'right', depth: 0.6, mood: 'plain' },
    {
      who: 'ida',
      pose: 'stand',
      at: [640, 690],
      by: 'head',
      scale: 0.46,
      facing: 'right',
      expression: 'thinking',
      depth: 0.55,
    },
    {
      who: 'kofi',
      pose: 'stand',
      at: [744, 622],
      by: 'head',
      scale: 0.46,
      facing: 'left',
      expression: 'thinking',
      depth: 0.545,
    },
    {
      who: 'friend',
      pose: 'think',
      at: [830, 1030],
      scale: 0.92,
      facing: 'left',
      expression: 'plotting',
      act: { spine: 12 },
      lookAt: 'hero',
      depth: 0.61,
    },
    {
      who: 'hero',
      pose: 'run',
      at: [440, 660],
      by: 'head',
      scale: 1.7,
      facing: 'right',
      expression: 'embarrassed',
      act: { spine: 16, tilt: -10 },
      touch: { right: [610, 800] },
      lookAt: [300, 1100],
    },
    ...[130, 212, 294, 376, 458, 540, 622, 704, 786].map(
      (x, i): NamedRole => ({
        who: 'rabbit',
        name: `r${i}`,
        at: [x, 1256 - Math.round((x - 450) * 0.1) + (i % 3) * 12],
        scale: 0.52 + (i % 2) * 0.08,
        facing: i % 2 ? 'right' : 'left',
        mood: 'angry',
        lookAt: 'hero',
        depth: 0.8 + (i % 3) * 0.004,
      }),
    ),
    { who: 'bear', at: [-30, 1060], mood: 'plain', scale: 1.5, facing: 'right', depth: 0.55, lookAt: 'hero' },
    snail([770, 1232], { facing: 'left', lookAt: 'hero', depth: 0.88, scale: 0.6 }),
  ],
};
