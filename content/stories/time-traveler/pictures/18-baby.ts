import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, line, pool, snip, wall, word } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { INKY, lay } from '../parts.ts';

export const scene: Picture = {
  set: 'kitchen',
  shot: 'two-touching',
  lighting: { lamps: [{ on: [60, 980], reach: 1100 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#6b3428', { print: 'newsprint' }),
      pool(40, 980, [860, 620, 400], ['#864430', '#ab5c36', '#d9843e'], 0.581),
      snip('-460,640! 90,640! 110,1300! -460,1300!', '#3a1f1c', { lift: 1.4 }),
      cut('-460,1300! -120,960 -60,1060 -20,900 40,1060 70,1000 90,1300!', '#ffb648', flat),
      cut('-460,1300! -100,1120 -20,1060 40,1150 60,1300!', '#fff0b8', flat),
      snip('-460,590! 150,590! 150,650! -460,650!', '#8a4a34', { lift: 1 }),
      snip('770,-300! 1360,-300! 1360,1400! 770,1400!', '#50261f', { lift: 1.4 }),
      snip('740,-300! 800,-300! 800,1400! 740,1400!', '#a5623c', { lift: 1 }),
      ...(
        [
          ['ANNA', 180],
          ['NILS', 260],
          ['EBBA', 330],
          ['PER', 430],
        ] as const
      ).flatMap(([name, y]): SceneCut[] => [
        line(`752,${y} 790,${y - 3}`, '#3a1f1c', 6),
        word(name, 848, y, 26, '#f0c89a'),
      ]),
      word('?', 848, 560, 40, '#f0c89a'),
    ),
    ...lay(
      0.748,
      cut('330,840 380,720 520,690 690,640 800,720 830,900 760,1100 560,1150 400,1080 340,960', '#e6d8bb', {
        lift: 2,
        print: 'gingham',
        depth: 0.7485,
      }),
      cut('380,760 430,640 540,610 620,660 640,780 560,860 440,850', '#f6ecd6', { lift: 1 }),
    ),
    ...lay(
      0.762,
      cut('400,850 500,880 600,850 660,760 740,820 700,980 560,1060 420,1010 370,920', '#efe3c8', {
        lift: 1.6,
        print: 'gingham',
      }),
      line('440,930 540,960 640,920', '#cdb994', 6),
    ),
    // Soft wax runs out of the pocket that the fist is in.
    ...lay(
      0.742,
      put(
        240,
        600,
        0.8,
        4,
        snip('-4,-36! -4,-60! 26,-62! 26,-36!', '#f3e3bd', { lift: 0.6 }),
        line('12,-60 20,-84', '#33212a', 7),
        snip('-62,-36! 58,-36! 62,66! -54,70!', '#3f5688', { lift: 1.8 }),
        line('-60,-20 58,-20', '#8ea4d0', 7, { dash: [14, 9] }),
        called('candle', [
          cut(
            '-50,58 56,54 58,84 50,96 42,80 24,78 20,122 8,136 -2,120 -6,78 -28,78 -32,100 -42,104 -50,90',
            '#fbe3a2',
            {
              lift: 1,
            },
          ),
        ]),
      ),
    ),
  ],
  cast: [
    {
      who: 'grandmother',
      pose: 'embrace',
      holding: 'none',
      at: [640, 400],
      by: 'head',
      scale: 1.7,
      facing: 'left',
      expression: 'lookingDown',
      act: { spine: 18 },
      touch: { left: [690, 830], right: [760, 850] },
      lookAt: [520, 740],
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'baby',
      pose: 'stand',
      at: [515, 745],
      by: 'head',
      scale: 1.5,
      turn: -14,
      facing: 'left',
      expression: 'angry',
      touch: { left: [390, 850] },
      shadow: false,
      depth: 0.755,
    },
    {
      who: 'hero',
      pose: 'stand',
      at: [240, 400],
      by: 'head',
      scale: 1.45,
      facing: 'left',
      expression: 'guilty',
      strength: 'strong',
      act: { spine: 8 },
      lookAt: [230, 660],
      holding: 'none',
      touch: { left: [236, 600], right: [400, 540] },
      hands: { left: 'fist', right: 'open' },
      handsDepth: 0.739,
      seatOn: 'bed',
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'friend',
      gloves: INKY,
      pose: 'lookUp',
      at: [190, 890],
      by: 'head',
      scale: 1.4,
      facing: 'right',
      expression: 'sad',
      act: { spine: 14 },
      touch: { right: [392, 870] },
      lookAt: [515, 745],
      shadow: false,
      depth: 0.765,
    },
  ],
};
