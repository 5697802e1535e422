import type { BookScene } from '../../../../illustration/scene/format/book.ts';
import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { cut, line, rings, snip, wall, word } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { cam, flat, put } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { cloud, drips, leaf } from '../parts/small-things.ts';
import {
  basin,
  basinWall,
  bench,
  friendsHat,
  ground,
  houseFronts,
  LAMP,
  lampGlow,
  lay,
  starry,
  stoneFish,
  visitor,
} from '../parts.ts';

const choicePicture = (cuts: SceneCut[], cast: NamedRole[] = []): BookScene => ({
  set: 'square',
  shot: 'thing-in-hand',
  camera: cam(),
  wide: { zoom: 1, on: [450, 820], at: [0.5, 0.5] },
  cuts,
  cast,
  describe: '',
});

export const scene: Picture = {
  set: 'square',
  shot: 'over-the-shoulder',
  cuts: [
    ...lay(
      0.59,
      wall('#0d2d37'),
      lampGlow(590, 930, [640, 460, 300], ['#154a4e', '#2a7567', '#5fb58d']).map((p) => ({
        ...p,
        depth: 0.5901,
      })),
      houseFronts(
        600,
        [
          [40, 330, 420],
          [-280, 280, 360],
        ],
        ['#0f3a43'],
      ),
      snip('-20,230! 110,226! 112,380! -20,384!', LAMP, flat),
      line('900,-40 760,30 640,150 480,210 300,226 96,300', '#fff3cf', 7, { dash: [8, 18] }),
      ...(
        [
          ['DRY', 800, 62, -28],
          ['MILD', 700, 142, -46],
          ['FOG', 560, 236, -22],
          ['GUSTS', 400, 268, -8],
          ['RING ROAD', 590, 120, -40],
          ['DELAYS', 420, 172, -12],
          ['LANE TWO', 250, 196, 12],
        ] as const
      ).map(([text, x, y, turn], i) => word(text, x, y, 20, i < 4 ? '#a9e6d0' : '#ffcf8a', { turn })),
      starry(10, 620, 1300, -40, 300),
      put(620, 1090, 1.1, 0, basin()),
      bench(830, 760, 0.8),
      put(850, 1040, 0.8, 6, stoneFish()),
    ),
    ...lay(0.715, put(620, 1090, 1.1, 0, basinWall())),
    ...visitor(600, 1080, 1.75, 0.73, {
      ears: [-44, -30, -16],
      look: [-0.7, 0.3],
      mouth: 'flat',
      hands: [
        [-22, -66],
        [24, -62],
      ],
    }),
    ...friendsHat('friend', 0.56, 1, 0.595),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [170, 1010],
      by: 'head',
      scale: 2.5,
      facing: 'backRight',
      act: { spine: 12 },
      lookAt: [590, 600],
      seatOn: 'bed',
      shadow: false,
      depth: 0.85,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [830, 704],
      by: 'seat',
      scale: 0.56,
      facing: 'left',
      expression: 'calm',
      seatOn: 'bed',
      shadow: false,
      depth: 0.5945,
    },
  ],
};

export const ways: WayPictures = [
  choicePicture([
    ...lay(
      0.59,
      wall('#1a5253'),
      lampGlow(450, 1400, [900, 640], ['#2f8572', '#5fb68e'], 0.8).map((p) => ({ ...p, depth: 0.5901 })),
    ),
    ...visitor(450, 1560, 2.6, 0.73, { ears: [-26, 0, 26], look: [0, -0.9], mouth: 'smile' }),
    ...lay(
      0.7,
      ...[250, 216, 182].map((r, i) =>
        line(
          Array.from(
            { length: 13 },
            (_, k) =>
              `${Math.round(450 - Math.cos((k * Math.PI) / 12) * r)},${Math.round(880 - Math.sin((k * Math.PI) / 12) * r)}`,
          ).join(' '),
          ['#e8593c', '#ffcf70', '#7fc9e0'][i]!,
          35,
        ),
      ),
    ),
    ...lay(
      0.78,
      put(450, 560, 1.6, 0, cloud('#dfe8ea', '#b5c6ce')),
      drips([
        [300, 650],
        [380, 690],
        [520, 680],
        [600, 650],
        [450, 650],
      ]),
    ),
  ]),
  choicePicture([
    ...lay(
      0.59,
      wall('#0f3a43'),
      ground(1020, '#184e52'),
      cut(round(450, 1180, 720, 150, 20), '#7fe0b0', flat),
      cut(round(430, 1170, 430, 80, 18), '#c9f7dc', flat),
      rings(450, 720, [340, 240], '#d8f7c0', { opacity: 0.16 }),
    ),
    ...lay(0.76, put(450, 800, 3, 8, leaf('#c4ee74', '#6a9a3a'))),
    ...visitor(860, 1120, 1.3, 0.73, { ears: [-70, 0, 70], look: [-0.9, -0.7], mouth: 'flat' }),
  ]),
];
