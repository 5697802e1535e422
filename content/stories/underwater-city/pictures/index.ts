/**
 * The pictures of the book, by spread. Papers: letters (the pier’s labels), graph-paper (the paint charts of the street and the museum), sea-chart (the water).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as pepper from './01-pepper.ts';
import * as zulmira from './02-zulmira.ts';
import * as down from './03-down.ts';
import * as city from './04-city.ts';
import * as lamplighter from './05-lamplighter.ts';
import * as curator from './06-curator.ts';
import * as shelf from './07-shelf.ts';
import * as feel from './08-feel.ts';
import * as prove from './09-prove.ts';
import * as wind from './10-wind.ts';
import * as red from './11-red.ts';
import * as streetColor from './12-street-color.ts';
import * as everyone from './13-everyone.ts';
import * as bicycles from './14-bicycles.ts';
import * as ride from './15-ride.ts';
import * as up from './16-up.ts';
import * as window from './17-window.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    pepper: pepper.scene,
    zulmira: zulmira.scene,
    down: down.scene,
    city: city.scene,
    lamplighter: lamplighter.scene,
    curator: curator.scene,
    shelf: shelf.scene,
    feel: feel.scene,
    prove: prove.scene,
    wind: wind.scene,
    red: red.scene,
    'street-color': streetColor.scene,
    everyone: everyone.scene,
    bicycles: bicycles.scene,
    ride: ride.scene,
    up: up.scene,
    window: window.scene,
  },
});
