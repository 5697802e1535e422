import { cut, disc, line, snip, wall, word } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { lampGlow, lay } from '../parts.ts';

export const scene: Picture = {
  set: 'station',
  shot: 'thing-in-hand',
  lighting: { lamps: [{ on: [450, 300], reach: 1300 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#6b3a34', { print: 'newsprint' }),
      lampGlow(450, 640, [760, 560, 380], ['#8f5538', '#c98a4a', '#f0c070']).map((p) => ({
        ...p,
        depth: 0.5901,
      })),
      ...(
        [
          [120, 200, -18, 0],
          [700, 300, 14, 1],
          [150, 1080, 12, 2],
        ] as const
      ).flatMap(([x, y, turn]) =>
        put(
          x,
          y,
          1,
          turn,
          snip('-120,-90! -40,-76! 30,-96! 120,-84! 110,70! 40,90! -50,72! -116,86!', '#f3e6c6', {
            lift: 1,
            what: 'speech',
            print: 'letters',
          }),
        ),
      ),
      put(690, 296, 1, 14, word('HELLO', 0, 0, 44, '#b5502f')),
      put(470, 700, 1, -5, [
        snip('-250,-190! -170,-176! -60,-196! 80,-178! 250,-192! 240,190! -240,196!', '#fffaea', {
          lift: 2,
        }),
        word('TONIGHT', -10, -116, 46, '#3f5a8c'),
        word('DARK AT', -16, -44, 46, '#3f5a8c'),
        line('-120,26 -10,24', '#3f5a8c', 9),
      ]),
    ),
    // The pencil, at work.
    ...lay(
      0.775,
      put(470, 730, 1, 36, [
        snip('-9,0! 0,26! 9,0!', '#f3e3bd', flat),
        snip('-13,0! -13,-190! 13,-190! 13,0!', '#e8593c', { lift: 1 }),
        snip('-13,-190! -13,-216! 13,-216! 13,-190!', '#f3cfc2', flat),
      ]),
    ),
    // A hand of many fingers holds the sheet; a small one turns the microphone.
    ...lay(
      0.77,
      line('-80,800 20,800 130,780', '#5b4078', 96),
      ...[-44, -26, -8, 10, 28, 46].map((a) =>
        line(
          `150,776 ${Math.round(150 + Math.cos((a * Math.PI) / 180) * 118)},${Math.round(776 + Math.sin((a * Math.PI) / 180) * 118)}`,
          '#f3cbc6',
          24,
        ),
      ),
      disc(150, 778, 52, '#f3cbc6'),
      line('-80,866 20,862 140,846', '#fff4dc', 8),
    ),
    ...lay(
      0.745,
      put(330, 420, 1.25, 32, [
        line('0,150 0,-10', '#2a1c28', 20),
        cut('-56,0 -60,-90 0,-136 60,-90 56,0 0,18', '#c9d0d4', { lift: 1.6, what: 'microphone' }),
        line('-54,-62 54,-62', '#8b959c', 7),
        line('-56,-30 56,-30', '#8b959c', 7),
      ]),
    ),
    ...lay(
      0.76,
      line('120,-60 250,180 300,360', '#8e4358', 76),
      line('284,340 320,370', '#fff1dc', 84),
      disc(318, 414, 40, '#c08b66'),
      ...[
        [290, 452],
        [316, 464],
        [344, 456],
      ].map(([x, y]) => line(`${x! + 6},${y! - 30} ${x},${y}`, '#c08b66', 22)),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      facing: 'backLeft',
      at: [524, 700],
      by: 'hand',
      scale: 3.3,
      turn: 40,
      floats: 'leans over the desk, which is seen from above',
      seatOn: 'bed',
      shadow: false,
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.765,
    },
  ],
};
