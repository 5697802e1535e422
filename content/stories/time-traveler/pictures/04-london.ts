import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Place } from '../../../../illustration/scene/format/places.ts';
import { cut, disc, line, smallPerson, snip, wall, word } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { almanacSheet, dial, FLAME, GOLD, INKY, lay, mouse, RED } from '../parts.ts';

const umbrella = (x: number, y: number, s: number): SceneCut[] =>
  put(
    x,
    y,
    s,
    -8,
    line('0,0 0,-110', '#7a5a3c', 7),
    cut('-70,-92! -58,-140 0,-166 58,-140 70,-92! 46,-104 22,-90! 0,-102 -22,-90! -46,-104', RED, {
      lift: 0.6,
    }),
  );
/** A house front, its foot at 0, 0, with dark windows. */
const houseFront = (
  w: number,
  h: number,
  colour: string,
  dark: string,
  windows: Place[],
  lit: number[] = [],
): SceneCut[] => [
  snip(`${-w / 2},0! ${-w / 2 - 8},${-h}! 0,${-h - w * 0.42}! ${w / 2 + 8},${-h}! ${w / 2},0!`, colour, {
    lift: 1.2,
    print: 'newsprint',
  }),
  ...windows.map(([x, y], i) =>
    snip(
      `${x - 22},${y - 30}! ${x + 22},${y - 30}! ${x + 22},${y + 30}! ${x - 22},${y + 30}!`,
      lit.includes(i) ? GOLD : dark,
      flat,
    ),
  ),
];

export const scene: Picture = {
  set: 'street',
  shot: 'establish',
  weather: 'rain',
  lighting: { dark: 0.35, lamps: [{ on: [640, 760], reach: 620 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#2a3358'),
      put(
        330,
        960,
        0.9,
        -2,
        houseFront(
          190,
          430,
          '#39436c',
          '#232b4e',
          [
            [-50, -340],
            [40, -340],
            [-50, -220],
            [40, -220],
            [-50, -100],
          ],
          [1],
        ),
      ),
      put(
        470,
        960,
        0.8,
        2,
        houseFront(
          170,
          520,
          '#313a62',
          '#232b4e',
          [
            [-40, -420],
            [40, -420],
            [-40, -300],
            [40, -300],
          ],
          [2],
        ),
      ),
      cut('-460,950 200,940 500,960 1360,930 1360,1640! -460,1640!', '#1c2340', { lift: 1 }),
      cut('420,1190 640,1150 900,1170 1360,1190 1360,1330 760,1300 520,1260', '#c98a3c', flat),
      cut('520,1210 680,1186 860,1200 900,1240 700,1262', '#f0b24e', flat),
      // The clock's house on the left, with the low door.
      snip('-460,-300! 210,-300! 236,300! 226,1180! -460,1180!', '#151a33', {
        lift: 2,
        print: 'newsprint',
      }),
      snip('50,860! 180,850! 180,1180! 50,1180!', '#e9a94a', { ...flat, what: 'door' }),
      snip('-20,840! 66,860! 66,1190! -20,1220!', '#0e1226', { lift: 1 }),
      line('120,470 250,452', '#0e1226', 14),
      put(250, 560, 1, 0, dial(92, '#f3dca6', '#0e1226', [175, 100])),
      // The printing house.
      snip('430,-60! 1360,-140! 1360,1180! 420,1170!', '#3b2e40', { lift: 2.2, print: 'calendar' }),
      snip('390,-40! 1360,-180! 1360,-300! 390,-300!', '#241c30', { lift: 1.4 }),
      snip('520,120! 640,110! 640,270! 520,274!', '#241c30', flat),
      snip('740,100! 880,90! 880,256! 740,262!', '#241c30', flat),
      line('418,330 640,316', '#1a1426', 14),
      line('470,330 470,380', '#1a1426', 5),
      line('620,322 620,372', '#1a1426', 5),
      put(
        546,
        446,
        1,
        -2,
        snip('-130,-72! 130,-72! 130,72! -130,72!', '#8a5a3c', { what: 'sign', lift: 1.4 }),
        word('PELL', 0, -26, 54, FLAME),
        word('ALMANACS', 0, 38, 30, FLAME),
      ),
      snip('500,570! 880,558! 880,960! 500,960!', '#241c30', { lift: 1 }),
      snip('520,590! 870,580! 870,940! 520,940!', '#ffcf74', flat),
      disc(690, 770, 150, '#ffe7b0'),
      put(690, 760, 1, 0, almanacSheet('SEPTEMBER', 230, 280, '#fff6dc')),
      put(690, 770, 1, 0, disc(0, 10, 64, '#fff6dc'), word('2', 0, 10, 84, RED)),
      line('520,760 870,752', '#241c30', 8),
      line('608,586 608,940', '#241c30', 7),
      line('782,584 782,940', '#241c30', 7),
      snip('440,1120! 840,1112! 880,1180! 410,1184!', '#57506a', { lift: 1.4 }),
      snip('410,1184! 880,1180! 880,1222! 410,1226!', '#3a3450', flat),
    ),
    ...(
      [
        [530, 1240, 0.56],
        [700, 1262, 0.5],
        [846, 1236, 0.6],
      ] as const
    ).flatMap(([x, y, s], i) => [
      ...smallPerson(x, y, s, '#10142c', 0.79 + i * 0.002, '#0b0e20'),
      ...put(x + 34 * s, y + 96 * s, s * 0.42, 16, almanacSheet('SEPT.', 170, 220, '#f3e2b8')).map((c) => ({
        ...c,
        depth: 0.791 + i * 0.002,
      })),
    ]),
    ...lay(0.78, umbrella(330, 1290, 0.62)),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sneak',
      at: [190, 1250],
      scale: 0.98,
      facing: 'right',
      expression: 'curious',
      act: { spine: 14 },
      lookAt: 'friend',
      depth: 0.74,
    },
    {
      who: 'friend',
      gloves: INKY,
      pose: 'sit',
      at: [650, 1120],
      by: 'seat',
      scale: 1,
      facing: 'left',
      expression: 'angry',
      seatOn: 'bed',
      act: { spine: 20 },
      touch: { left: [610, 990], right: [650, 996] },
      lookAt: 'hero',
      shadow: false,
      depth: 0.73,
    },
    mouse([330, 1296], { mood: 'worried', facing: 'right', scale: 0.5, depth: 0.77 }),
  ],
};
