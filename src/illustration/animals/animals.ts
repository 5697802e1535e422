import type { Cutter } from '../paper/cutter.ts';
import { TERRACOTTA } from '../paper/papers.ts';
import type { CompanionId, CompanionPose } from '../scene/ids.ts';
import * as dinosaurs from './dinosaurs.ts';
import type { Animal } from './face.ts';
import * as farm from './farm.ts';
import * as water from './water.ts';
import * as wild from './wild.ts';
import * as wonder from './wonder.ts';
import * as woodland from './woodland.ts';

interface Rig {
  readonly draw: Animal;
  readonly colour: string;
  /** Natural size beside a standing child of 300 units; stories can still scale. */
  readonly size: number;
}

export const ANIMALS: Record<CompanionId, Rig> = {
  fox: { draw: woodland.fox, colour: '#d0673a', size: 1 },
  bear: { draw: woodland.bear, colour: '#8a6244', size: 1.2 },
  rabbit: { draw: woodland.rabbit, colour: '#d8c4aa', size: 0.9 },
  owl: { draw: woodland.owl, colour: '#83634f', size: 0.95 },
  hedgehog: { draw: woodland.hedgehog, colour: '#5a3f34', size: 0.82 },
  squirrel: { draw: woodland.squirrel, colour: '#b9623a', size: 0.88 },
  deer: { draw: woodland.deer, colour: '#c08c5e', size: 1.12 },
  reindeer: { draw: woodland.reindeer, colour: '#9a7050', size: 1.16 },
  mouse: { draw: woodland.mouse, colour: '#a99c9a', size: 0.7 },
  cat: { draw: farm.cat, colour: '#d89a4e', size: 0.85 },
  dog: { draw: farm.dog, colour: '#b98552', size: 0.95 },
  horse: { draw: farm.horse, colour: '#a56f4a', size: 1.2 },
  lamb: { draw: farm.lamb, colour: '#f6eedd', size: 0.95 },
  duck: { draw: farm.duck, colour: '#f4ecd8', size: 0.8 },
  bird: { draw: farm.bird, colour: TERRACOTTA, size: 0.6 },
  butterfly: { draw: farm.butterfly, colour: '#e0a04a', size: 0.55 },
  snail: { draw: farm.snail, colour: '#c8785a', size: 0.6 },
  whale: { draw: water.whale, colour: '#3f6486', size: 1.5 },
  turtle: { draw: water.turtle, colour: '#86ad66', size: 1.1 },
  octopus: { draw: water.octopus, colour: '#c9697a', size: 1 },
  dolphin: { draw: water.dolphin, colour: '#6f94b0', size: 1.1 },
  fish: { draw: water.fish, colour: '#e38a44', size: 0.8 },
  crab: { draw: water.crab, colour: '#d4624a', size: 0.75 },
  penguin: { draw: water.penguin, colour: '#3b4258', size: 0.9 },
  'polar-bear': { draw: woodland.bear, colour: '#f3efe4', size: 1.3 },
  seal: { draw: water.seal, colour: '#8390a6', size: 0.95 },
  parrot: { draw: wild.parrot, colour: '#cf5540', size: 0.8 },
  monkey: { draw: wild.monkey, colour: '#8a5d42', size: 0.95 },
  elephant: { draw: wild.elephant, colour: '#8f9aa8', size: 1.25 },
  lion: { draw: wild.lion, colour: '#dca65a', size: 1.1 },
  'long-neck': { draw: dinosaurs.longNeck, colour: '#7fa37c', size: 1.3 },
  'three-horn': { draw: dinosaurs.threeHorn, colour: '#86a0a0', size: 1.2 },
  tyrant: { draw: dinosaurs.tyrant, colour: '#8a9a58', size: 1.25 },
  dragon: { draw: dinosaurs.dragon, colour: '#5f8f63', size: 1.2 },
  unicorn: { draw: farm.unicorn, colour: '#f4ece4', size: 1.2 },
  robot: { draw: wonder.robot, colour: '#6f9a94', size: 1.05 },
  alien: { draw: wonder.alien, colour: '#8fb86a', size: 0.95 },
  fairy: { draw: wonder.fairy, colour: '#b95f7c', size: 0.75 },
};

/** Local units of the rigs (a child is 300) in page units, where a hero of scale 1 stands 390 high. */
const PAGE_UNITS = 1.3;

/** Draws a companion with its feet (or keel) at 0,0 of the present place, looking left. */
export function drawCompanion(
  c: Cutter,
  id: CompanionId,
  pose: CompanionPose = 'rest',
  colour?: string,
): void {
  const rig = ANIMALS[id];
  c.at(0, 0, { scale: rig.size * PAGE_UNITS }, () => rig.draw(c, pose, colour ?? rig.colour));
}
