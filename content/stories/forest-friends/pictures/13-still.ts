import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { snail, withoutScarf } from '../parts.ts';

/** Where it is going to be. */
const SKY = [450, 40] as const;

export const scene: Picture = {
  wide: cam({ on: [450, 780], zoom: 0.9 }),
  backdrop: 'forest',
  light: 'night',
  plain: '#27335f',
  lighting: {},
  seed: 6,
  shot: 'low-angle',
  why: { samePose: 'they sit there until the star comes' },
  camera: cam({ on: [450, 720], zoom: 1.08, horizon: 0.9 }),
  wears: withoutScarf,
  cuts: [
    // The last of the day.
    { rings: [520], at: [450, 1010], colour: '#5b4a78', depth: 0.1, lit: false },
    { rings: [360], at: [450, 1010], colour: '#7d5678', depth: 0.11, lit: false },
    // The top of the hill, round from edge to edge.
    {
      shape: '-420,1180! -100,1080 160,1010 450,986 740,1010 1000,1080 1340,1180! 1340,1700! -420,1700!',
      what: 'hill',
      colour: '#2c3a5e',
      depth: 0.6,
      lift: 1.4,
      print: 'map',
    },
  ],
  cast: [
    // The far side of the ring, shoulder to shoulder.
    { who: 'deer', at: [150, 1080], scale: 1.15, facing: 'right', lookAt: SKY, depth: 0.64 },
    { who: 'owl', at: [70, 1060], scale: 1.1, lookAt: SKY, depth: 0.65 },
    {
      who: 'grownUp',
      pose: 'sit',
      at: [310, 640],
      by: 'head',
      scale: 1.25,
      facing: 'right',
      seatOn: 'ground',
      expression: 'calm',
      lookAt: SKY,
      depth: 0.655,
      shadow: false,
    },
    {
      who: 'bear',
      at: [610, 1110],
      scale: 1.5,
      pose: 'joy',
      mood: 'glad',
      facing: 'left',
      lookAt: SKY,
      depth: 0.65,
    },
    { who: 'squirrel', at: [800, 1080], scale: 1, facing: 'left', lookAt: SKY, depth: 0.645 },
    { who: 'rabbit', at: [880, 1110], scale: 1.1, facing: 'left', lookAt: SKY, depth: 0.66 },
    // The near side.
    {
      who: 'hero',
      pose: 'sit',
      at: [430, 860],
      by: 'head',
      scale: 1.45,
      facing: 'right',
      seatOn: 'ground',
      expression: 'wonder',
      act: { neck: -6 },
      lookAt: SKY,
      touch: { right: [620, 1180] },
      shadow: false,
      depth: 0.74,
    },
    { who: 'hedgehog', at: [290, 1230], scale: 1.2, facing: 'right', lookAt: SKY, depth: 0.75 },
    {
      who: 'friend',
      pose: 'sit',
      at: [700, 960],
      by: 'head',
      scale: 1.15,
      facing: 'left',
      seatOn: 'ground',
      expression: 'wonder',
      lookAt: SKY,
      shadow: false,
      depth: 0.73,
    },
    { who: 'mouse', at: [590, 1270], scale: 1, facing: 'left', lookAt: SKY, depth: 0.76 },
    // The near side of the ring, seen from behind.
    ...(
      [
        ['ida', [80, 1180]],
        ['kofi', [850, 1200]],
      ] as const
    ).map(
      ([who, at]): NamedRole => ({
        who,
        pose: 'sit',
        at,
        by: 'head',
        scale: 1,
        facing: 'back',
        seatOn: 'ground',
        act: { neck: -8 },
        shadow: false,
        depth: 0.8,
      }),
    ),
    snail([420, 1290], { scale: 0.5, facing: 'left', depth: 0.78 }),
  ],
};
