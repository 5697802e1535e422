import type { ScenePropData } from '../../../../illustration/scene/format/roles.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bandageRolls, CHAIRS, fishBandage, wainscot, windowWithHill, withoutRaincoat } from '../parts.ts';

export const scene: Picture = {
  set: 'desk',
  plain: '#f0c98a',
  shot: 'over-the-shoulder',
  camera: cam(),
  wide: cam({ on: [450, 640] }),
  wears: withoutRaincoat,
  lighting: { from: [900, 300] },
  cuts: [
    {
      shape: '-420,-300! 1340,-300! 1340,1700! -420,1700!',
      snip: true,
      colour: '#f0c98a',
      depth: 0.1,
      lift: 0.3,
      print: 'wallpaper',
    },
    ...wainscot(560, 1000, '#c98f4a', '#9a6a38'),
    ...windowWithHill(600, 60, 240, 320),
    {
      shape: '590,70! 860,70! 560,1000! 60,1000!',
      snip: true,
      colour: '#fbe6ae',
      opacity: 0.55,
      depth: 0.13,
      lift: 0,
      lit: false,
    },
    // tracing paper: who has come is not looked at yet
    {
      shape: '-420,330! 1340,330! 1340,1000! -420,1000!',
      snip: true,
      colour: '#f0c98a',
      opacity: 0.42,
      depth: 0.45,
      vellum: true,
    },
    {
      shape: '-420,960! 1340,930! 1340,1700! -420,1700!',
      snip: true,
      colour: '#9a5a3c',
      depth: 0.5,
      lift: 1.6,
    },
    {
      shape: '-420,960! 1340,930! 1340,984! -420,1014!',
      snip: true,
      colour: '#b4704a',
      depth: 0.505,
      lift: 0,
    },
    ...bandageRolls(640, 1130, 0.8, 0.6),
    { shape: '60,860! 160,860! 146,990! 74,990!', colour: '#fbf8f0', depth: 0.6, lift: 1.2 },
    { rings: [50], at: [110, 862], flat: 0.22, colour: '#ffffff', depth: 0.61 },
    ...fishBandage(1.75, 24, 0.7206),
  ],
  props: [
    ...[120, 300, 690, 860].map(
      (x, i): ScenePropData => ({
        id: 'chair',
        name: `w${i}`,
        at: [x, 900],
        scale: 0.86,
        colour: CHAIRS[i]!,
        depth: 0.2,
      }),
    ),
  ],
  cast: [
    { who: 'camel', at: [610, 930], scale: 1.2, facing: 'right', lookAt: 'hero', depth: 0.18 },
    { who: 'cat', at: [120, 800], scale: 0.75, lookAt: 'hero', depth: 0.21 },
    { who: 'dog', at: [300, 800], scale: 0.7, lookAt: 'hero', depth: 0.21 },
    { who: 'goose', at: [820, 800], scale: 0.8, facing: 'left', lookAt: 'hero', depth: 0.22 },
    {
      who: 'hero',
      pose: 'stand',
      at: [410, 470],
      by: 'head',
      scale: 2.9,
      facing: 'right',
      expression: 'calm',
      act: { spine: 26, neck: 8, tilt: 8, arms: [null, [70, 170]] },
      touch: { left: 'hero.elbow' },
      handsDepth: 0.74,
      lookAt: [600, 860],
      shadow: false,
      depth: 0.72,
    },
  ],
};
