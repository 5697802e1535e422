import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, line, snip } from '../../../cuts/flat.ts';
import { LAMP } from '../parts.ts';

/** Its craft, like a bathtub upside down, with fins; its rim at 0, 0. */
export const craft = (hull = '#e4ebea', fin = '#ef7f5e', windows = LAMP): SceneCut[] =>
  called('craft', [
    cut('-120,-60! -230,-70 -250,10! -180,6 -130,-10!', fin, { lift: 0.8 }),
    cut('120,-60! 230,-70 250,10! 180,6 130,-10!', fin, { lift: 0.8 }),
    line('-70,-126 -84,-152 -70,-166', '#c9a24e', 13),
    line('70,-126 84,-152 70,-166', '#c9a24e', 13),
    cut('-160,0! -150,-66 -104,-120 0,-138 104,-120 150,-66 160,0!', hull, { lift: 1.6 }),
    snip('-14,-136! 14,-136! 12,-176! -12,-176!', fin, { lift: 0.6 }),
    cut('-180,-14 -160,-22 160,-22 180,-14 178,14 160,20 -160,20 -178,14', '#c4d0d0', { lift: 1 }),
    ...[-84, 0, 84].flatMap((x): SceneCut[] => [disc(x, -62, 27, '#8b9b9e'), disc(x, -62, 20, windows)]),
  ]);
