/**
 * The pictures of the book, by spread. Papers: tiles (the kitchen), letters (the two white worlds), wallpaper (the shop).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as line from './01-line.ts';
import * as letters from './02-letters.ts';
import * as northDoor from './03-north-door.ts';
import * as southDoor from './04-south-door.ts';
import * as meeting from './05-meeting.ts';
import * as promise from './06-promise.ts';
import * as melting from './07-melting.ts';
import * as oneCart from './08-one-cart.ts';
import * as chalk from './09-chalk.ts';
import * as ahh from './10-ahh.ts';
import * as dark from './11-dark.ts';
import * as shake from './12-shake.ts';
import * as snow from './13-snow.ts';
import * as dry from './14-dry.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    line: line.scene,
    letters: letters.scene,
    'north-door': northDoor.scene,
    'south-door': southDoor.scene,
    meeting: meeting.scene,
    promise: promise.scene,
    melting: melting.scene,
    'one-cart': oneCart.scene,
    chalk: chalk.scene,
    ahh: ahh.scene,
    dark: dark.scene,
    shake: shake.scene,
    snow: snow.scene,
    dry: dry.scene,
  },
});
