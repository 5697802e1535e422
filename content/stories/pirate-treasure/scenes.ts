// Papers: a treasure map (sand and rock), ledger (wood, lists and sums), sea chart (water and the night).
import { wide } from '../../cuts/lit.ts';
import { picturesOf } from '../../pictures.ts';
import { crossing } from './crossing.ts';
import { island } from './island.ts';
import { cast, sets, wears } from './stage.ts';
import { treasure } from './treasure.ts';

const scenes = wide({ ...island, ...crossing, ...treasure });
const ways = {
  ways: [
    { on: [560, 1200], at: [0.5, 0.5], zoom: 2.3 },
    { on: [830, 620], at: [0.5, 0.5], zoom: 2.4 },
  ],
  note: [
    { on: [720, 1060], at: [0.5, 0.5], zoom: 2.3 },
    { on: [290, 1080], at: [0.5, 0.5], zoom: 2.3 },
  ],
};

export const pictures = picturesOf({ cast, wears, sets, scenes, ways });
