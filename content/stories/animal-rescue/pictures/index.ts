/**
 * The pictures of the book, by spread. Papers: tiles (the floor), wallpaper (the hall), graph-paper (tickets, numbers, the skin cut open).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as next from './01-next.ts';
import * as cat from './02-cat.ts';
import * as dog from './03-dog.ts';
import * as grown from './04-grown.ts';
import * as goose from './05-goose.ts';
import * as corner from './06-corner.ts';
import * as both from './07-both.ts';
import * as tap from './08-tap.ts';
import * as cover from './09-cover.ts';
import * as full from './10-full.ts';
import * as clinic from './11-clinic.ts';
import * as asleep from './12-asleep.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    next: next.scene,
    cat: cat.scene,
    dog: dog.scene,
    grown: grown.scene,
    goose: goose.scene,
    corner: corner.scene,
    both: both.scene,
    tap: tap.scene,
    cover: cover.scene,
    full: full.scene,
    clinic: clinic.scene,
    asleep: asleep.scene,
  },
});
