import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { smallPerson } from '../../../cuts/flat.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cuff, cut, disc, house, line, RED, sheep, snowSlope, sock } from '../parts.ts';
import { BLUE_MITTENS, FRIENDS_COAT } from '../people.ts';

export const scene: Picture = {
  set: 'village',
  light: 'dawn',
  plain: '#f8d9a4',
  shot: 'frame-in-frame',
  camera: cam(),
  cuts: [
    disc(450, 380, 250, '#fdeebf', { depth: 0.1, lit: false }),
    disc(450, 380, 110, '#fff8e0', { depth: 0.11, lit: false }),
    cut('-420,520 0,470 300,560 600,500 1340,540! 1340,1700! -420,1700!', '#d9b3c4', {
      depth: 0.2,
      print: 'knitting',
    }),
    cut(
      '470,560 530,556 600,640 560,720 640,800 900,860 1340,890! 1340,1000! 860,960 520,880 430,780 480,680 440,610',
      '#9fb8c8',
      { depth: 0.21 },
    ),
    // Two by two, from edge to edge.
    ...[
      [600, 36],
      [700, -24],
    ].flatMap(([y, sag], row) => [
      line(`-420,${y!} 100,${y! + sag! / 2} 450,${y! + sag!} 800,${y! + sag! / 2} 1340,${y!}`, '#8a6a7e', 5, {
        depth: 0.32,
      }),
      ...Array.from({ length: 15 }, (_, i) => -60 + i * 70 + row * 30).flatMap((x) => [
        ...sock(x, y! + 34 + sag! * 0.7, 0.36, 0.33, -4),
        ...sock(x + 24, y! + 36 + sag! * 0.7, 0.36, 0.331, 4),
      ]),
    ]),
    ...[
      [780, 1000, 0.5],
      [850, 946, 0.44],
      [868, 1046, 0.5],
      [50, 1000, 0.5],
      [130, 950, 0.44],
    ].flatMap(([x, y, s], i): SceneCut[] => [
      ...[-44, 44].map((leg) =>
        line(`${x! + leg * s!},${y! + 40 * s!} ${x! + leg * s!},${y! + 104 * s!}`, '#6b5a58', 9, {
          depth: 0.334 + i * 0.003,
        }),
      ),
      ...sheep(x!, y!, s!, 0.335 + i * 0.003),
    ]),
    cut('300,760! 320,700 450,660 580,700 610,760! 570,760 540,720 450,700 360,720 330,760', '#a59aa8', {
      depth: 0.3,
    }),
    cut('600,852! 740,866! 716,910! 630,900!', '#c8794a', { what: 'boat', depth: 0.35 }),
    line('590,900 520,880', '#e8f2f4', 8, { depth: 0.29 }),
    // The village comes out, two and two.
    ...house(140, 580, 0.9, '#d78a72', 0.25),
    ...house(310, 600, 0.75, '#c9a05a', 0.251),
    ...house(790, 588, 0.85, '#8d7ba6', 0.252),
    ...[
      { x: 84, y: 850, coat: '#8a4a5c', skin: '#d3a27c' },
      { x: 124, y: 850, coat: '#3f6f7a', skin: '#784a35' },
      { x: 214, y: 880, coat: '#c9853f', skin: '#efcbb0' },
      { x: 254, y: 880, coat: '#5a4a7c', skin: '#ab7552' },
      { x: 770, y: 800, coat: '#4f7a56', skin: '#784a35' },
      { x: 810, y: 800, coat: '#a8503f', skin: '#efcbb0' },
    ].flatMap(({ x, y, coat, skin }, i) => smallPerson(x, y, 0.5, coat, 0.333 + i * 0.0006, undefined, skin)),
    snowSlope(1060, 1090, '#fbf3ea', 0.5, { print: 'knitting' }),
    line('-420,60 100,110 450,130 800,110 1340,60', '#6a4f6e', 8, { depth: 0.78 }),
    ...cuff({ at: [150, 226], scale: 1.7, turn: 180 }, 0.79).map((c) => ({
      ...c,
      colour: c.colour === RED ? '#e0483a' : c.colour,
    })),
    ...cuff({ at: [760, 226], scale: 1.7, turn: 176 }, 0.792).map((c) => ({
      ...c,
      colour: c.colour === RED ? '#e0483a' : c.colour,
    })),
    box(270, 1150, 840, 1180, '#8a5a44', { depth: 0.74 }),
    ...sock(420, 190, 0.7, 0.77, -10),
    ...sock(490, 196, 0.7, 0.77, 14),
  ],
  cast: [
    {
      who: 'ferryman',
      pose: 'wave',
      at: [668, 880],
      scale: 0.42,
      facing: 'left',
      expression: 'joy',
      depth: 0.345,
    },
    {
      who: 'grandfather',
      pose: 'sit',
      at: [540, 960],
      by: 'head',
      scale: 1.1,
      facing: 'left',
      expression: 'calm',
      act: { spine: 12 },
      lookAt: 'hero',
      depth: 0.75,
    },
    {
      who: 'friend',
      gloves: BLUE_MITTENS,
      wears: FRIENDS_COAT,
      pose: 'sit',
      at: [734, 1016],
      by: 'head',
      scale: 1,
      facing: 'left',
      expression: 'holdingLaugh',
      touch: { right: 'friend.mouth' },
      lookAt: 'hero',
      depth: 0.755,
    },
    {
      who: 'hero',
      pose: 'sit',
      at: [380, 990],
      by: 'head',
      scale: 1.1,
      facing: 'right',
      expression: 'holdingLaugh',
      act: { spine: 12 },
      lookAt: 'grandfather',
      touch: { right: 'grandfather.right' },
      depth: 0.76,
    },
  ],
};
