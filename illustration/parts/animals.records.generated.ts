// Written by scripts/kit/generate-catalogues.ts from animals/. Do not edit: npm run generate:catalogues.
import type { Animal } from './animal.ts';
import type { AnimalId } from './animals.generated.ts';
import { alien } from './animals/alien.ts';
import { ant } from './animals/ant.ts';
import { bear } from './animals/bear.ts';
import { bee } from './animals/bee.ts';
import { beetle } from './animals/beetle.ts';
import { bird } from './animals/bird.ts';
import { butterfly } from './animals/butterfly.ts';
import { camel } from './animals/camel.ts';
import { cat } from './animals/cat.ts';
import { cow } from './animals/cow.ts';
import { crab } from './animals/crab.ts';
import { deer } from './animals/deer.ts';
import { dog } from './animals/dog.ts';
import { dolphin } from './animals/dolphin.ts';
import { dragon } from './animals/dragon.ts';
import { duck } from './animals/duck.ts';
import { elephant } from './animals/elephant.ts';
import { ewe } from './animals/ewe.ts';
import { fairy } from './animals/fairy.ts';
import { feathered } from './animals/feathered.ts';
import { fish } from './animals/fish.ts';
import { fox } from './animals/fox.ts';
import { frog } from './animals/frog.ts';
import { goat } from './animals/goat.ts';
import { goose } from './animals/goose.ts';
import { gull } from './animals/gull.ts';
import { hedgehog } from './animals/hedgehog.ts';
import { hen } from './animals/hen.ts';
import { horse } from './animals/horse.ts';
import { ladybug } from './animals/ladybug.ts';
import { lamb } from './animals/lamb.ts';
import { lion } from './animals/lion.ts';
import { longNeck } from './animals/long-neck.ts';
import { monkey } from './animals/monkey.ts';
import { mouse } from './animals/mouse.ts';
import { octopus } from './animals/octopus.ts';
import { otter } from './animals/otter.ts';
import { owl } from './animals/owl.ts';
import { ox } from './animals/ox.ts';
import { parrot } from './animals/parrot.ts';
import { penguin } from './animals/penguin.ts';
import { pig } from './animals/pig.ts';
import { pigeon } from './animals/pigeon.ts';
import { polarBear } from './animals/polar-bear.ts';
import { rabbit } from './animals/rabbit.ts';
import { reindeer } from './animals/reindeer.ts';
import { robot } from './animals/robot.ts';
import { seal } from './animals/seal.ts';
import { sloth } from './animals/sloth.ts';
import { snail } from './animals/snail.ts';
import { squirrel } from './animals/squirrel.ts';
import { tern } from './animals/tern.ts';
import { threeHorn } from './animals/three-horn.ts';
import { tinRobot } from './animals/tin-robot.ts';
import { tortoise } from './animals/tortoise.ts';
import { toucan } from './animals/toucan.ts';
import { turtle } from './animals/turtle.ts';
import { tyrant } from './animals/tyrant.ts';
import { unicorn } from './animals/unicorn.ts';
import { whale } from './animals/whale.ts';

export const ANIMAL_RECORDS: Readonly<Record<AnimalId, Animal>> = {
  alien,
  ant,
  bear,
  bee,
  beetle,
  bird,
  butterfly,
  camel,
  cat,
  cow,
  crab,
  deer,
  dog,
  dolphin,
  dragon,
  duck,
  elephant,
  ewe,
  fairy,
  feathered,
  fish,
  fox,
  frog,
  goat,
  goose,
  gull,
  hedgehog,
  hen,
  horse,
  ladybug,
  lamb,
  lion,
  'long-neck': longNeck,
  monkey,
  mouse,
  octopus,
  otter,
  owl,
  ox,
  parrot,
  penguin,
  pig,
  pigeon,
  'polar-bear': polarBear,
  rabbit,
  reindeer,
  robot,
  seal,
  sloth,
  snail,
  squirrel,
  tern,
  'three-horn': threeHorn,
  'tin-robot': tinRobot,
  tortoise,
  toucan,
  turtle,
  tyrant,
  unicorn,
  whale,
};
