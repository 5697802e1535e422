import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../../illustration/scene/format/look.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, glow, line, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import type { Friend, StoryCast } from '../../../pictures.ts';
import { BEARDS, COATS, CREAM, HATS, INK, LINING, SKINS } from './papers.ts';

type WizardManner = {
  back?: boolean;
  shut?: boolean;
  oh?: boolean;
  look?: number;
  coat?: string | null;
  pen?: boolean;
  bare?: boolean;
  turn?: number;
  dark?: string;
};
/** A wizard of the crowd: x, y is the middle of the face, which is 80 wide at scale 1. */
export const wizard = (
  x: number,
  y: number,
  s: number,
  i: number,
  depth: number,
  told: WizardManner = {},
): SceneCut[] => {
  const {
    back = false,
    shut = false,
    oh = false,
    look = 0,
    coat = COATS[i % 6]!,
    pen = false,
    bare = false,
    turn = 0,
    dark,
  } = told;
  const own: Partial<SheetCut> = { at: [x, y] as const, scale: s, turn };
  const tone = (colour: string) => dark ?? colour;
  const eye = (dx: number): SceneCut =>
    shut
      ? { ...line(`${dx - 8},-2 ${dx},4 ${dx + 8},-2`, INK, 4, { depth: depth + 0.0006 }), ...own }
      : {
          ...own,
          ...disc(x + (dx + look * 3) * s, y - 2 * s, 5 * s, INK, { depth: depth + 0.0006 }),
          scale: 1,
        };
  return called('wizard', [
    ...(coat
      ? [cut('-96,220! -84,84 -52,38 0,26 52,38 84,84 96,220!', tone(coat), { depth, ...own, lift: 1 })]
      : []),
    cut(
      '-38,-14 -30,-36 0,-44 30,-36 38,-14 38,14 24,38 0,46 -24,38 -38,14',
      tone(back ? BEARDS[i % 3]! : SKINS[i % 6]!),
      { depth: depth + 0.0002, ...own, lift: 0.6 },
    ),
    ...(back || dark
      ? []
      : [
          cut('-40,4 -26,24 -10,16 0,22 10,16 26,24 40,4 44,64 20,104 0,132 -20,104 -44,64', BEARDS[i % 3]!, {
            depth: depth + 0.0004,
            ...own,
            lift: 0.6,
          }),
          cut('-8,8 0,-4 9,8 0,16', SKINS[(i + 1) % 6]!, { depth: depth + 0.0006, ...own, lift: 0.2 }),
          eye(-15),
          eye(15),
          ...(oh ? [disc(x, y + 34 * s, 9 * s, '#5a2f38', { depth: depth + 0.0007 })] : []),
        ]),
    ...(bare
      ? []
      : [
          cut('-50,-20! -26,-96 -8,-166 14,-196 44,-190! 26,-164 34,-96 50,-20!', tone(HATS[i % 6]!), {
            depth: depth + 0.0008,
            ...own,
            lift: 1,
            print: 'star-chart',
          }),
          cut('-88,-12 -40,-30 0,-34 40,-30 88,-12 40,0 0,-6 -40,0', tone(HATS[i % 6]!), {
            depth: depth + 0.001,
            ...own,
            lift: 0.8,
          }),
        ]),
    ...(pen ? [{ ...line('58,70 84,0', '#f6e7b4', 6, { what: 'pen', depth: depth + 0.001 }), ...own }] : []),
  ]);
};
/** A hat that lies or flies by itself. */
export const wizardHat = (
  x: number,
  y: number,
  s: number,
  i: number,
  depth: number,
  turn = 0,
  more: Partial<SheetCut> = {},
): SceneCut[] =>
  called('wizard hat', [
    cut('-50,-20! -26,-96 -8,-166 14,-196 44,-190! 26,-164 34,-96 50,-20!', HATS[i % 6]!, {
      depth,
      at: [x, y] as const,
      scale: s,
      turn,
      lift: 1.4,
      print: 'star-chart',
      ...more,
    }),
    cut('-88,-12 -40,-30 0,-34 40,-30 88,-12 40,0 0,-6 -40,0', HATS[i % 6]!, {
      depth: depth + 0.0002,
      at: [x, y] as const,
      scale: s,
      turn,
      lift: 1,
      ...more,
    }),
  ]);
/** A coat with its arms wide: the collar at 0, 0, the hem above or below it as it is turned. */
export const coat = (
  x: number,
  y: number,
  s: number,
  turn: number,
  colour: string,
  depth: number,
  more: Partial<SheetCut> = {},
) => {
  const own: Partial<SheetCut> = { at: [x, y] as const, scale: s, turn, ...more };
  return [
    cut(
      '-40,0! 40,0! 96,26 200,70 268,132! 226,188! 130,120 116,120 140,330! 0,346 -140,330! -116,120 -130,120 -226,188! -268,132! -200,70 -96,26',
      colour,
      { depth, ...own, lift: 2 },
    ),
    cut('-30,0! 30,0! 52,120 74,322! 0,332 -74,322! -52,120', LINING, {
      depth: depth + 0.0002,
      ...own,
      lift: 0.4,
      print: 'exercise-book',
    }),
    cut('-46,-4! 0,-24 46,-4! 60,40! 24,26 0,52 -24,26 -60,40!', colour, {
      depth: depth + 0.0004,
      ...own,
      lift: 0.8,
    }),
    {
      ...own,
      rings: [11],
      at: [x, y] as const,
      colour: CREAM,
      depth: depth + 0.0006,
      lit: false,
      gone: true,
    },
  ].filter((piece) => !('gone' in piece));
};
export const friend: Friend = {
  name: 'Pym',
  pronouns: 'he',
  look: {
    age: 'middle',
    skin: 's6',
    face: 'square',
    hair: 'curlyCrop',
    hairColour: 'espresso',
    outfit: 'dungarees',
    cloth: 'night',
    extras: ['cap'],
  },
};
export const cast: StoryCast = {
  ottoline: {
    look: {
      age: 'elder',
      skin: 's3',
      face: 'long',
      nose: 'hook',
      hair: 'longWaves',
      hairColour: 'snow',
      glasses: 'round',
      outfit: 'cardigan',
      cloth: 'plum',
      extras: ['wizardHat'],
      noseSize: 'more',
    },
  },
  baker: {
    look: {
      age: 'grown',
      skin: 's1',
      face: 'round',
      hair: 'crop',
      hairColour: 'soot',
      outfit: 'bakerWhites',
      cloth: 'clay',
      extras: ['bakerHat'],
      beard: 'full',
      nose: 'wide',
      build: 'broad',
    },
  },
  child: {
    look: {
      age: 'little',
      skin: 's7',
      hair: 'pigtails',
      hairColour: 'auburn',
      outfit: 'pyjamas',
      cloth: 'rose',
      extras: [],
    },
  },
  duck: { who: 'duck' },
};
export const wears: Costume = { outfit: 'jumper', cloth: 'honey', extras: ['scarf'] };
/** A cuff whose one button is in the wrong hole: it gapes, and the right hole is empty. */
export const wrongButton = (on: string, s: number, dx = -34, dy = 6): SceneCut[] => {
  const piece = (cutOf: SceneCut, depth: number, more: Partial<SheetCut> = {}) => ({
    ...cutOf,
    on,
    dx,
    dy,
    scale: s,
    depth,
    lit: false as const,
    ...more,
  });
  return [
    piece(snip('-40,-44! 26,-52! 34,40! -6,56! -40,30!', '#e2a03a', { lift: 1 }), 0.792),
    piece(line('0,-34 0,-10', '#6b3f1a', 7, {}), 0.793),
    piece(line('2,34 2,14', '#6b3f1a', 7, {}), 0.793),
    ...called('button', [
      piece(cut('-24,0 -17,-17 0,-24 17,-17 24,0 17,17 0,24 -17,17', '#b8432f', { lift: 1 }), 0.794, {
        turn: 20,
        dx: dx - 12,
        dy: dy + 8 * s,
      }),
      piece(line('-8,-8 8,8', '#f6e0b0', 5, {}), 0.795, { dx: dx - 12, dy: dy + 8 * s }),
      piece(line('8,-8 -8,8', '#f6e0b0', 5, {}), 0.795, { dx: dx - 12, dy: dy + 8 * s }),
    ]),
  ];
};
/** The same cuff held out, large: its edges stand unevenly, one hole is empty, and one button is left over. */
export const crookedCuff = (own: Partial<SheetCut>): SceneCut[] => {
  const piece = (shape: string, colour: string, depth: number): SceneCut => ({
    ...cut(shape, colour, { lift: 0 }),
    ...own,
    depth,
    lit: false,
  });
  const round = (x: number, y: number, r: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => `${x + r * Math.cos((i * Math.PI) / 4)},${y + r * Math.sin((i * Math.PI) / 4)}`)
      .join(' ');
  return called('button', [
    { ...piece('-74,-84! 84,-84! 88,6! -70,10!', '#c07f26', 0.792), lift: 1 },
    piece('-58,-38! -20,-42! -20,-32! -58,-28!', '#5a3210', 0.7922),
    { ...piece('-26,-22! 128,-26! 132,78! -24,84!', '#eab04a', 0.793), lift: 1.4 },
    piece('-8,26! 118,22! 118,28! -8,32!', '#c98a2c', 0.7932),
    { ...piece(round(22, -2, 26), '#b8432f', 0.794), lift: 1.2 },
    { ...piece(round(98, -4, 26), '#b8432f', 0.794), lift: 1.2 },
    ...[22, 98].flatMap((x) => [
      piece(`${x - 11},-12! ${x - 6},-15! ${x + 11},8! ${x + 6},12!`, '#f6e0b0', 0.795),
      piece(`${x + 11},-12! ${x + 6},-15! ${x - 11},8! ${x - 6},12!`, '#f6e0b0', 0.795),
    ]),
  ]);
};
export const sitting: Partial<NamedRole> = { seatOn: 'boat', shadow: false, by: 'head' };
/** The sparks of the main, round the hand that the friend has pulled out of the wall. */
export const sparks = (): SceneCut[] => [
  ...glow(0, 0, 330, ['#5f4a94', '#7d62b4', '#a488d6'], { depth: 0.772 }).map((ring) => ({
    ...ring,
    on: 'friend.right',
  })),
  ...rows('-190,-110 -100,-240 14,-280 130,-240 206,-120').map(([dx, dy], i) =>
    snip('0,-46! 10,-10! 46,0! 10,10! 0,46! -10,10! -46,0! -10,-10!', i % 2 ? '#e9d6ff' : '#c9a6ff', {
      depth: 0.78,
      on: 'friend.right',
      dx: dx!,
      dy: dy!,
      turn: i * 20,
      scale: 0.9,
      lift: 0.6,
      lit: false,
    }),
  ),
];
