/**
 * The pictures of the book, by spread. Papers: sea-chart (the sea, the window's blanket, the sheets), gingham (the pink castle), ledger (carts and road).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, fourth, friend, sets, third, wears } from '../parts.ts';
import * as packed from './01-packed.ts';
import * as carts from './02-carts.ts';
import * as friendPicture from './03-friend.ts';
import * as level from './04-level.ts';
import * as bump from './05-bump.ts';
import * as star from './06-star.ts';
import * as arrive from './07-arrive.ts';
import * as hang from './08-hang.ts';
import * as green from './09-green.ts';
import * as sorry from './10-sorry.ts';
import * as wash from './11-wash.ts';
import * as ask from './12-ask.ts';
import * as practice from './13-practice.ts';
import * as sea from './14-sea.ts';
import * as salt from './15-salt.ts';
import * as fall from './16-fall.ts';

export const pictures = picturesOf({
  cast,
  friend,
  third,
  fourth,
  wears,
  sets,
  scenes: {
    packed: packed.scene,
    carts: carts.scene,
    friend: friendPicture.scene,
    level: level.scene,
    bump: bump.scene,
    star: star.scene,
    arrive: arrive.scene,
    hang: hang.scene,
    green: green.scene,
    sorry: sorry.scene,
    wash: wash.scene,
    ask: ask.scene,
    practice: practice.scene,
    sea: sea.scene,
    salt: salt.scene,
    fall: fall.scene,
  },
});
