/**
 * The pictures of the book, by spread. Papers: knitting (the village, wool), ledger (shelves, planks), letters (smoke).
 */
import { picturesOf } from '../../../pictures.ts';
import { sets } from '../parts.ts';
import { cast, friend, wears } from '../people.ts';
import * as pair from './01-pair.ts';
import * as wind from './02-wind.ts';
import * as thread from './03-thread.ts';
import * as ways from './04-ways.ts';
import * as ferry from './05-ferry.ts';
import * as pan from './06-pan.ts';
import * as landing from './07-landing.ts';
import * as ewe from './08-ewe.ts';
import * as bridge from './09-bridge.ts';
import * as over from './10-over.ts';
import * as smoke from './11-smoke.ts';
import * as knock from './12-knock.ts';
import * as tea from './13-tea.ts';
import * as one from './14-one.ts';
import * as up from './15-up.ts';
import * as creep from './16-creep.ts';
import * as sniff from './17-sniff.ts';
import * as label from './18-label.ts';
import * as shelf from './19-shelf.ts';
import * as act from './20-act.ts';
import * as useless from './21-useless.ts';
import * as half from './22-half.ts';
import * as night from './23-night.ts';
import * as morning from './24-morning.ts';
import * as odd from './25-odd.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    pair: pair.scene,
    wind: wind.scene,
    thread: thread.scene,
    ways: ways.scene,
    ferry: ferry.scene,
    pan: pan.scene,
    landing: landing.scene,
    ewe: ewe.scene,
    bridge: bridge.scene,
    over: over.scene,
    smoke: smoke.scene,
    knock: knock.scene,
    tea: tea.scene,
    one: one.scene,
    up: up.scene,
    creep: creep.scene,
    sniff: sniff.scene,
    label: label.scene,
    shelf: shelf.scene,
    act: act.scene,
    useless: useless.scene,
    half: half.scene,
    night: night.scene,
    morning: morning.scene,
    odd: odd.scene,
  },
  ways: { ways: ways.ways, smoke: smoke.ways },
});
