import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, land, line } from '../../../cuts/deep.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { wizard } from '../parts/people.ts';

export const scene: Picture = {
  set: 'dusk',
  plain: '#a479b8',
  shot: 'silhouette',
  camera: cam({ zoom: 1.2, on: [450, 770] }),
  lighting: { rim: false, cast: false },
  phone: cam({ on: [450, 800] }),
  cuts: [
    box(-500, -300, 1400, 420, '#8a66ac', { depth: 0.1, lift: 0.2, print: 'star-chart' }),
    box(-500, 600, 1400, 800, '#c98fae', { depth: 0.1, lift: 0 }),
    box(-500, 790, 1400, 1000, '#eeb08c', { depth: 0.1, lift: 0 }),
    disc(300, 840, 190, '#fbd994', { depth: 0.11 }),
    land('-500,930 -100,870 300,900 700,840 1400,900!', '#6a4a86', { depth: 0.2 }),
    land('-500,1100! 1400,1100!', '#20163a', { depth: 0.5 }),
    ...Array.from({ length: 14 }, (_, i) =>
      box(-480 + i * 140, 1050, -400 + i * 140, 1110, '#20163a', { depth: 0.5, lift: 0 }),
    ),
    // Bent forward, arms in sleeves.
    ...[-420, -280, -140, 0, 140, 280, 420].flatMap((x, i): SceneCut[] => [
      cut('-70,150! -60,40 -20,-20 30,-40 66,-10 50,40 40,150!', '#20163a', {
        depth: 0.72,
        at: [x, 970],
        scale: 1.3,
        lift: 0.4,
      }),
      cut('20,-40 100,20 150,90 120,110 70,60 10,20', '#20163a', {
        depth: 0.721,
        at: [x, 970],
        scale: 1.2,
        lift: 0.4,
      }),
      ...wizard(x + 58, 916, 0.74, i, 0.722, { dark: '#20163a', coat: null, turn: i === 5 ? -30 : 34 }),
    ]),
    line('-500,1070 -200,1088 100,1070 400,1090 700,1066 840,1080', '#3a2a58', 10, { depth: 0.73 }),
  ],
  cast: [
    { who: 'duck', at: [140, 1310], scale: 0.8, facing: 'right', depth: 0.95, plane: 'silhouette' },
    {
      who: 'hero',
      pose: 'stand',
      at: [590, 1150],
      scale: 1.1,
      facing: 'front',
      plane: 'silhouette',
      act: { spine: -4, arms: [null, [20, 34]] },
      point: { left: [330, 560] },
      depth: 0.74,
      shadow: false,
    },
    {
      who: 'pym',
      pose: 'pull',
      at: [800, 1150],
      scale: 0.95,
      facing: 'left',
      plane: 'silhouette',
      act: { spine: -20 },
      depth: 0.735,
      shadow: false,
    },
  ],
};
