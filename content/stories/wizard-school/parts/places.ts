import type { LineCut, SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, line, snip } from '../../../cuts/deep.ts';
import { DEEP, GOLD, STONE } from './papers.ts';

export const roof = (
  x: number,
  top: number,
  w: number,
  colour: string,
  own: Partial<SheetCut>,
  depth: number,
) =>
  snip(`${x - w},${top}! ${x},${top - w * 3.2}! ${x + w},${top}!`, colour, {
    depth,
    ...own,
    lift: 1,
    print: 'star-chart',
  });
/** The school in the air, 560 wide in scale 1: x, y is the middle of its terrace. */
export const school = (
  x: number,
  y: number,
  s: number,
  depth: number,
  told: { turn?: number; wall?: string; roofs?: string; pane?: string; keel?: string; lit?: boolean } = {},
): SceneCut[] => {
  const { turn = 0, wall = STONE, roofs = DEEP, pane = GOLD, keel = '#5d4d80', lit = true } = told;
  const own: Partial<SheetCut> = { at: [x, y] as const, scale: s, turn, ...(lit ? {} : { lit: false }) };
  const pale = { ...own, lit: false, lift: 0 };
  return called('school', [
    ...[-180, -70, 40, 150].map(
      (dx, i): LineCut => ({
        ...line(`${dx},60 ${dx + 10},${170 + (i % 2) * 50} ${dx - 14},${230 + (i % 3) * 40}`, roofs, 9, {
          depth,
        }),
        ...own,
      }),
    ),
    cut('-300,0! -240,80 -130,130 -60,210 10,140 120,150 230,80 300,0!', keel, {
      depth: depth + 0.0004,
      ...own,
      lift: 1.4,
    }),
    ...[-236, -84, 92, 232].flatMap((dx, i): SceneCut[] => [
      box(dx - 36, -[300, 410, 370, 280][i]!, dx + 36, 0, wall, {
        depth: depth + 0.0006 + i * 0.0001,
        ...own,
        lift: 1,
        print: 'exercise-book',
      }),
      roof(dx, -[296, 406, 366, 276][i]!, 54, roofs, own, depth + 0.0012),
      box(dx - 10, -[250, 350, 310, 230][i]!, dx + 10, -[210, 310, 270, 190][i]!, pane, {
        depth: depth + 0.0014,
        ...pale,
      }),
    ]),
    box(-260, -170, 260, 0, wall, {
      what: 'school',
      depth: depth + 0.0016,
      ...own,
      lift: 1,
      print: 'exercise-book',
    }),
    ...Array.from({ length: 9 }, (_, i) =>
      box(-40 + i * 24, -214 - (i % 3) * 10, -24 + i * 24, -168, '#6f608f', {
        depth: depth + 0.0015,
        ...own,
        lift: 0.4,
      }),
    ),
    ...[-210, -130, -50, 30, 110, 190].map((dx) =>
      box(dx - 14, -130, dx + 14, -80, pane, { depth: depth + 0.0018, ...pale }),
    ),
    cut('-30,0! -30,-50 0,-74 30,-50 30,0!', roofs, { depth: depth + 0.0018, ...own, lift: 0 }),
    box(-310, -8, 310, 14, '#b3a7c6', { depth: depth + 0.002, ...own, lift: 1 }),
  ]);
};
export const reeds = (spots: number[][], colour: string, depth: number, s = 1): SceneCut[] =>
  spots.flatMap(([x, y, turn], i): SceneCut[] => [
    {
      ...line('0,0 -6,-180 4,-330', colour, 13, { depth: depth + i * 0.0004 }),
      at: [x!, y!] as const,
      turn: turn!,
      scale: s,
    },
    ...(i % 2
      ? [
          cut('-16,-300 -14,-370 0,-390 14,-370 16,-300 0,-286', '#7a4a34', {
            depth: depth + i * 0.0004 + 0.0002,
            at: [x!, y!] as const,
            turn: turn!,
            scale: s,
          }),
        ]
      : []),
  ]);
/** A house of the town, its foot at x, y. */
export const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  depth: number,
  pane = '#ffd98a',
): SceneCut[] =>
  called('house', [
    box(x - w, y - h, x + w, y, colour, { depth, lift: 1.2 }),
    snip(`${x - w - 16},${y - h}! ${x},${y - h - w * 0.9}! ${x + w + 16},${y - h}!`, '#4a3560', {
      depth: depth + 0.0004,
      lift: 1.2,
      print: 'gingham',
    }),
    ...[-0.5, 0.5].flatMap((k): SceneCut[] =>
      [0.68, 0.34].map((v) =>
        box(x + k * w - w * 0.2, y - h * v - w * 0.26, x + k * w + w * 0.2, y - h * v + w * 0.2, pane, {
          depth: depth + 0.0006,
          lift: 0,
          lit: false,
        }),
      ),
    ),
  ]);
/** The three arched windows of the hall. */
export const hallWindows = (colours: string[], depth: number): SceneCut[] =>
  called(
    'hall windows',
    [120, 450, 780].map((x, i) =>
      cut(
        `${x - 100},520! ${x - 100},180 ${x - 60},70 ${x},30 ${x + 60},70 ${x + 100},180 ${x + 100},520!`,
        colours[i % colours.length]!,
        { depth, lift: 0, lit: false },
      ),
    ),
  );
