/**
 * The pictures of the book, by spread. Papers: wallpaper (the house), ledger (kitchen, salon), letters (library, Nora, the house seen from outside).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as hill from './01-hill.ts';
import * as plate from './02-plate.ts';
import * as dust from './03-dust.ts';
import * as belongings from './04-belongings.ts';
import * as doors from './05-doors.ts';
import * as kitchen from './06-kitchen.ts';
import * as order from './07-order.ts';
import * as cake from './08-cake.ts';
import * as library from './09-library.ts';
import * as letter from './10-letter.ts';
import * as drift from './11-drift.ts';
import * as shadow from './12-shadow.ts';
import * as ways from './13-ways.ts';
import * as rope from './14-rope.ts';
import * as window from './15-window.ts';
import * as asked from './16-asked.ts';
import * as lower from './17-lower.ts';
import * as wheels from './18-wheels.ts';
import * as bowing from './19-bowing.ts';
import * as first from './20-first.ts';
import * as press from './21-press.ts';
import * as brass from './22-brass.ts';
import * as string from './23-string.ts';
import * as bells from './24-bells.ts';
import * as lanterns from './25-lanterns.ts';
import * as feast from './26-feast.ts';
import * as ink from './27-ink.ts';
import * as post from './28-post.ts';
import * as waiting from './29-waiting.ts';
import * as four from './30-four.ts';
import * as tea from './31-tea.ts';
import * as night from './32-night.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    hill: hill.scene,
    plate: plate.scene,
    dust: dust.scene,
    belongings: belongings.scene,
    doors: doors.scene,
    kitchen: kitchen.scene,
    order: order.scene,
    cake: cake.scene,
    library: library.scene,
    letter: letter.scene,
    drift: drift.scene,
    shadow: shadow.scene,
    ways: ways.scene,
    rope: rope.scene,
    window: window.scene,
    asked: asked.scene,
    lower: lower.scene,
    wheels: wheels.scene,
    bowing: bowing.scene,
    first: first.scene,
    press: press.scene,
    brass: brass.scene,
    string: string.scene,
    bells: bells.scene,
    lanterns: lanterns.scene,
    feast: feast.scene,
    ink: ink.scene,
    post: post.scene,
    waiting: waiting.scene,
    four: four.scene,
    tea: tea.scene,
    night: night.scene,
  },
  ways: { doors: doors.ways, ways: ways.ways, brass: brass.ways },
});
