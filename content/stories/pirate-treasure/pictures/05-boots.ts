import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, glow, line, snip, word } from '../../../cuts/lit.ts';
import { kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { boot } from '../parts.ts';

/** The Captain's sea chest, its lid up, with the coat and a boot in it. */
const seaChest: SceneCut[] = called('chest', [
  cut('470,640! 480,420 560,330 740,310 900,330 1000,420! 1000,640!', '#6b4232', { depth: 0.2, lift: 2 }),
  cut('510,640! 520,450 580,376 740,356 890,376 960,440! 960,640!', '#5c3a30', { depth: 0.201, lift: 0 }),
  snip('470,640! 1000,620! 1000,690! 470,700!', '#5c3a30', { depth: 0.202, lift: 0 }),
  cut('640,700! 660,610 760,570 900,580 1000,640! 1000,800! 900,860 800,780 700,800', '#a24e3a', {
    what: 'coat',
    depth: 0.21,
    lift: 1.4,
  }),
  line('700,640 760,700 850,690', '#7c3a2e', 7, { depth: 0.211 }),
  disc(770, 640, 15, '#e0b25a', { depth: 0.212 }),
  snip('450,690! 1010,680! 1010,1120! 470,1120!', '#8a5638', { depth: 0.22, lift: 2, print: 'ledger' }),
  snip('450,690! 1010,680! 1010,716! 452,726!', '#b9824f', { depth: 0.221, lift: 0.4 }),
  snip('560,720! 606,720! 610,1120! 566,1120!', '#5a5560', { depth: 0.222, lift: 0.6 }),
]);
export const scene: Picture = {
  set: 'tent',
  shot: 'establish',
  plain: '#4a2f3c',
  lighting: { from: [150, 900] },
  wide: { zoom: 1, on: [450, 760], at: [0.5, 0.5] },
  cuts: kept([
    ...glow(330, 760, 760, ['#5f3b40', '#80503f', '#a96c40', '#d0924a'], { depth: 0.1, step: 0.0005 }),
    ...seaChest,
    cut('-100,1110! 300,1096 640,1110 1000,1090! 1000,1700! -100,1700!', '#8a5638', {
      depth: 0.3,
      lift: 1.2,
      print: 'ledger',
    }),
    // The old boot, held to the child's own foot, heel to heel.
    ...boot([486, 1156], 1, 0.76),
    ...boot([700, 1216], 1, 0.765),
    word('O.', 468, 1076, 26, '#f4dba4', { depth: 0.762 }),
    // Sand in a thin bright thread, and what it has heaped.
    line('560,1120 564,1160 560,1190', '#fff0bd', 9, { depth: 0.763 }),
    cut('480,1250 520,1200 560,1180 604,1204 650,1250', '#f6dd98', { depth: 0.764, lift: 0.8 }),
  ]),
  props: [
    { id: 'lantern', at: [110, 1290], scale: 0.9, depth: 0.77 },
    { id: 'telescope', name: 'spyglass', at: [870, 1090], scale: 0.8, depth: 0.74 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'crouch',
      at: [290, 1170],
      scale: 2,
      facing: 'right',
      expression: 'curious',
      act: { spine: 14, tilt: 8 },
      lookAt: [480, 1040],
      hold: { right: [450, 1010] },
      seatOn: 'ground',
      handsDepth: 0.77,
      depth: 0.74,
    },
  ],
};
