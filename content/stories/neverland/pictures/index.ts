/**
 * The pictures of the book, by spread. Papers: exercise-book (the hill, the town), sea-chart (the sea and the ferry), ledger (the island and its Hall).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, LIFE_JACKET, sets } from '../parts.ts';
import * as kite from './01-kite.ts';
import * as burr from './02-burr.ts';
import * as gap from './03-gap.ts';
import * as ferry from './04-ferry.ts';
import * as crossing from './05-crossing.ts';
import * as pigs from './06-pigs.ts';
import * as careful from './07-careful.ts';
import * as street from './08-street.ts';
import * as saturday from './09-saturday.ts';
import * as mayor from './10-mayor.ts';
import * as law from './11-law.ts';
import * as hall from './12-hall.ts';
import * as stone from './13-stone.ts';
import * as telling from './14-telling.ts';
import * as through from './15-through.ts';
import * as pencil from './16-pencil.ts';
import * as back from './17-back.ts';
import * as turn from './18-turn.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears: LIFE_JACKET,
  sets,
  scenes: {
    kite: kite.scene,
    burr: burr.scene,
    gap: gap.scene,
    ferry: ferry.scene,
    crossing: crossing.scene,
    pigs: pigs.scene,
    careful: careful.scene,
    street: street.scene,
    saturday: saturday.scene,
    mayor: mayor.scene,
    law: law.scene,
    hall: hall.scene,
    stone: stone.scene,
    telling: telling.scene,
    through: through.scene,
    pencil: pencil.scene,
    back: back.scene,
    turn: turn.scene,
  },
});
