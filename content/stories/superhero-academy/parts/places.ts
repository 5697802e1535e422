import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, line, oval, snip } from '../../../cuts/lit.ts';
import { HAIRS, pick, SKINS } from './people.ts';
import { notWidened, placed } from './pieces.ts';

/** A locker front, dented from inside; its foot in the middle, 150 by 420. */
export const locker = (
  x: number,
  y: number,
  s: number,
  depth: number,
  colour: string,
  dent = 0,
): SceneCut[] =>
  called(
    'locker',
    placed(
      [
        snip('-74,-420! 74,-420! 74,0! -74,0!', colour, { lift: 0.8 }),
        ...[-380, -362, -344].map((t) => line(`-36,${t} 36,${t}`, '#3f5f78', 6)),
        oval(50, -210, 8, 18, '#f1dfb0', { lift: 0.3 }),
        ...(dent
          ? [
              oval(-8, -120 - dent * 40, 40, 34, '#9fbccb', { lift: 1.2 }),
              oval(-4, -116 - dent * 40, 26, 20, colour, { lift: 0 }),
            ]
          : []),
      ],
      [x, y],
      s,
      depth,
    ),
  );
/** The number 9 bus from its side, wheels below; 640 long, its foot in the middle. */
export const bus = (
  x: number,
  y: number,
  s: number,
  depth: number,
  turn = 0,
  more: Partial<SheetCut> = {},
): SceneCut[] =>
  called(
    'bus',
    placed(
      [
        cut('-320,-40! -320,-230 -300,-262 -270,-270 260,-270 310,-250 324,-160 326,-40!', '#f2b83a', {
          lift: 2,
          ...more,
        }),
        snip('-320,-100! 325,-100! 326,-78! -320,-78!', '#c8503f', { lift: 0.3 }),
        ...[-280, -180, -80, 20, 120].map((left) =>
          snip(`${left},-236! ${left + 78},-236! ${left + 78},-140! ${left},-140!`, '#d7ecec', { lift: 0.4 }),
        ),
        snip('220,-236! 290,-232! 306,-140! 220,-140!', '#d7ecec', { lift: 0.4 }),
        ...[0, 1, 2, 3].flatMap((i): SceneCut[] => [
          oval(-240 + i * 100, -166, 26, 27, pick(SKINS, i * 3 + 1), { lift: 0.3 }),
          cut(
            `${-268 + i * 100},-170 ${-262 + i * 100},-196 ${-240 + i * 100},-204 ${-216 + i * 100},-194 ${-212 + i * 100},-170 ${-240 + i * 100},-186`,
            pick(HAIRS, i + 2),
            { lift: 0 },
          ),
          oval(-248 + i * 100, -164, 3.4, 4, '#2b2230', { lift: 0 }),
          oval(-232 + i * 100, -164, 3.4, 4, '#2b2230', { lift: 0 }),
        ]),
        oval(-190, -36, 52, 52, '#37303f', { lift: 1 }),
        oval(-190, -36, 24, 24, '#b9b3ab', { lift: 0.3 }),
        oval(200, -36, 52, 52, '#37303f', { lift: 1 }),
        oval(200, -36, 24, 24, '#b9b3ab', { lift: 0.3 }),
        snip('236,-262! 290,-262! 290,-238! 236,-238!', '#fdf6e2', { lift: 0.2 }),
      ],
      [x, y],
      s,
      depth,
      { turn },
    ),
  );
/** City blocks against a sky: left, top, width, in rows of windows. */
export const cityBlocks = (
  list: readonly (readonly [x: number, y: number, w: number])[],
  foot: number,
  colour: string,
  lit: string,
  depth: number,
): SceneCut[] =>
  list
    .flatMap(([x, y, w], i): SceneCut[] => [
      box(x, y, x + w, foot, colour, { depth: depth + i * 0.0004, lift: 0.8, print: 'newsprint' }),
      ...Array.from({ length: Math.max(1, Math.floor(w / 46)) * 2 }, (_, k) => {
        const columns = Math.max(1, Math.floor(w / 46));
        const [wx, wy] = [x + 18 + (k % columns) * 44, y + 30 + Math.floor(k / columns) * 64];
        return (k * 7 + i) % 3
          ? [box(wx, wy, wx + 18, wy + 28, lit, { depth: depth + i * 0.0004 + 0.0002, lift: 0 })]
          : [];
      }).flat(),
    ])
    .map(notWidened);
