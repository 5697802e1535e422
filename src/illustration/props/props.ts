import type { Cutter } from '../scene/cutter.ts';
import type { PropId } from '../scene/ids.ts';
import * as beds from './beds.ts';
import * as buildings from './buildings.ts';
import * as finds from './finds.ts';
import * as home from './home.ts';
import * as moonBalloon from './moon-balloon.ts';
import * as plants from './plants.ts';
import type { Prop } from './prop.ts';
import * as shore from './shore.ts';
import * as sky from './sky.ts';
import * as travel from './travel.ts';
import * as winter from './winter.ts';

interface PropPaper {
  readonly draw: Prop;
  readonly colour: string;
}

export const PROPS: Record<PropId, PropPaper> = {
  pine: { draw: plants.pine, colour: '#4f8068' },
  birch: { draw: plants.birch, colour: '#8fae74' },
  oak: { draw: plants.oak, colour: '#6f9a5f' },
  palm: { draw: plants.palm, colour: '#6f9f62' },
  bush: { draw: plants.bush, colour: '#6f9660' },
  fern: { draw: plants.fern, colour: '#5f8c58' },
  grass: { draw: plants.grass, colour: '#77a35b' },
  flower: { draw: plants.flower, colour: '#d9785a' },
  tulip: { draw: plants.tulip, colour: '#c9566a' },
  sunflower: { draw: plants.sunflower, colour: '#ecb648' },
  'giant-flower': { draw: plants.giantFlower, colour: '#d97a72' },
  mushroom: { draw: plants.mushroom, colour: '#c9503f' },
  log: { draw: plants.log, colour: '#7a563f' },
  apple: { draw: plants.apple, colour: '#c9453a' },
  acorn: { draw: plants.acorn, colour: '#b98049' },
  'leaf-branch': { draw: plants.leafBranch, colour: '#6f9f5a' },
  cloud: { draw: sky.cloud, colour: '#f7f3ea' },
  moon: { draw: sky.moon, colour: '#f6dfa0' },
  sun: { draw: sky.sun, colour: '#f2c25e' },
  star: { draw: sky.star, colour: '#fbe3a0' },
  'star-string': { draw: sky.starString, colour: '#e5b04c' },
  rainbow: { draw: sky.rainbow, colour: '#c8674a' },
  snowflake: { draw: sky.snowflake, colour: '#f6fafa' },
  comet: { draw: sky.comet, colour: '#fff0c0' },
  planet: { draw: sky.planet, colour: '#c97f5f' },
  'ringed-planet': { draw: sky.ringedPlanet, colour: '#d9946a' },
  asteroid: { draw: sky.asteroid, colour: '#8d8494' },
  kite: { draw: sky.kite, colour: '#c8674a' },
  rock: { draw: shore.rock, colour: '#9a938e' },
  coral: { draw: shore.coral, colour: '#de6f58' },
  'fan-coral': { draw: shore.fanCoral, colour: '#d98aa0' },
  seaweed: { draw: shore.seaweed, colour: '#4f9a78' },
  shell: { draw: shore.shell, colour: '#ecc3a8' },
  starfish: { draw: shore.starfish, colour: '#e07a52' },
  bubbles: { draw: shore.bubbles, colour: '#eefaf6' },
  anchor: { draw: shore.anchor, colour: '#6a6f80' },
  'treasure-chest': { draw: shore.treasureChest, colour: '#9a653e' },
  lighthouse: { draw: shore.lighthouse, colour: '#c8583f' },
  wave: { draw: shore.wave, colour: '#5f93ac' },
  bed: { draw: beds.bed, colour: '#44597e' },
  'open-bed': { draw: beds.openBed, colour: '#f6ecd8' },
  lamp: { draw: home.lamp, colour: '#e8b866' },
  rug: { draw: home.rug, colour: '#b9604a' },
  bookcase: { draw: home.bookcase, colour: '#a9764a' },
  books: { draw: home.books, colour: '#c8674a' },
  blocks: { draw: home.blocks, colour: '#c8674a' },
  teddy: { draw: home.teddy, colour: '#b98552' },
  chair: { draw: home.chair, colour: '#a9764a' },
  table: { draw: home.table, colour: '#a9764a' },
  picture: { draw: home.picture, colour: '#fbf1dc' },
  window: { draw: home.window, colour: '#f0dcc0' },
  door: { draw: home.door, colour: '#8f6a4a' },
  'paper-door': { draw: home.paperDoor, colour: '#f4ead2' },
  clock: { draw: home.clock, colour: '#a9764a' },
  candle: { draw: home.candle, colour: '#f4ead6' },
  lantern: { draw: home.lantern, colour: '#8a5535' },
  teapot: { draw: home.teapot, colour: '#7f9fb0' },
  cup: { draw: home.cup, colour: '#d9856a' },
  cake: { draw: home.cake, colour: '#e5a59a' },
  gift: { draw: home.gift, colour: '#c8503f' },
  bunting: { draw: home.bunting, colour: '#c8674a' },
  ladder: { draw: home.ladder, colour: '#a9764a' },
  'christmas-tree': { draw: winter.christmasTree, colour: '#3f7558' },
  snowman: { draw: winter.snowman, colour: '#fbf8f0' },
  sled: { draw: winter.sled, colour: '#c8503f' },
  wreath: { draw: winter.wreath, colour: '#4f8058' },
  igloo: { draw: winter.igloo, colour: '#e9f3f6' },
  castle: { draw: buildings.castle, colour: '#f2e6d2' },
  tower: { draw: buildings.tower, colour: '#d9c6ae' },
  house: { draw: buildings.house, colour: '#f4ead6' },
  hut: { draw: buildings.hut, colour: '#a97d52' },
  barn: { draw: buildings.barn, colour: '#b9503f' },
  tent: { draw: buildings.tent, colour: '#c8674a' },
  windmill: { draw: buildings.windmill, colour: '#f2e6d2' },
  'mushroom-house': { draw: buildings.mushroomHouse, colour: '#c9503f' },
  fence: { draw: buildings.fence, colour: '#e9dcc4' },
  gate: { draw: buildings.gate, colour: '#5a5460' },
  bridge: { draw: buildings.bridge, colour: '#b3a598' },
  'hot-air-balloon': { draw: travel.hotAirBalloon, colour: '#c8674a' },
  'moon-balloon': { draw: moonBalloon.moonBalloon, colour: '#f7dc93' },
  'moon-balloon-asleep': { draw: moonBalloon.moonBalloonAsleep, colour: '#f7dc93' },
  'moon-asleep': { draw: moonBalloon.moonAsleep, colour: '#f7dc93' },
  basket: { draw: travel.basket, colour: '#b9824f' },
  'paper-boat': { draw: shore.paperBoat, colour: '#f7f0e0' },
  'sailing-boat': { draw: shore.sailingBoat, colour: '#c8604a' },
  'rowing-boat': { draw: shore.rowingBoat, colour: '#c8604a' },
  'pirate-ship': { draw: shore.pirateShip, colour: '#8a5a40' },
  raft: { draw: shore.raft, colour: '#a9764a' },
  rocket: { draw: travel.rocket, colour: '#f4ead6' },
  ufo: { draw: travel.ufo, colour: '#8fa3b8' },
  submarine: { draw: travel.submarine, colour: '#e5b04c' },
  'time-machine': { draw: travel.timeMachine, colour: '#8f7a9c' },
  gear: { draw: travel.gear, colour: '#d9a04e' },
  wrench: { draw: travel.wrench, colour: '#aeb4b8' },
  telescope: { draw: travel.telescope, colour: '#7a5f86' },
  computer: { draw: travel.computer, colour: '#7f9a9c' },
  volcano: { draw: finds.volcano, colour: '#8f6f62' },
  'dinosaur-egg': { draw: finds.dinosaurEgg, colour: '#f0e2c6' },
  nest: { draw: finds.nest, colour: '#9a7350' },
  fossil: { draw: finds.fossil, colour: '#ecdcb8' },
  'treasure-map': { draw: finds.treasureMap, colour: '#ecd6a2' },
  key: { draw: finds.key, colour: '#e5b04c' },
  magnifier: { draw: finds.magnifier, colour: '#c9993f' },
  bucket: { draw: finds.bucket, colour: '#7f9fb0' },
  hay: { draw: finds.hay, colour: '#e0b95c' },
  bowl: { draw: finds.bowl, colour: '#6f93a8' },
  signpost: { draw: finds.signpost, colour: '#c99a62' },
  wand: { draw: finds.wand, colour: '#7a5236' },
  cauldron: { draw: finds.cauldron, colour: '#4a4656' },
  potion: { draw: finds.potion, colour: '#b97ab0' },
  'spell-book': { draw: finds.spellBook, colour: '#7a4a66' },
  crystal: { draw: finds.crystal, colour: '#9fc3d4' },
  crown: { draw: finds.crown, colour: '#e8b84c' },
  'wizard-hat': { draw: finds.wizardHat, colour: '#55497e' },
  mirror: { draw: finds.mirror, colour: '#d9ad52' },
  ball: { draw: finds.ball, colour: '#fbf5e8' },
  goal: { draw: finds.goal, colour: '#fbf5e8' },
  trophy: { draw: finds.trophy, colour: '#e8b84c' },
  medal: { draw: finds.medal, colour: '#e8b84c' },
  hurdle: { draw: finds.hurdle, colour: '#c8503f' },
  flag: { draw: finds.flag, colour: '#c8674a' },
  drum: { draw: finds.drum, colour: '#c8503f' },
};

/** Local units of the props (a child is 300) in page units, as for companions. */
const PAGE_UNITS = 1.3;

/** Draws a prop with its foot (or middle, if it hangs) at 0,0 of the present place. */
export function drawProp(c: Cutter, id: PropId, colour?: string): void {
  const prop = PROPS[id];
  c.at(0, 0, { scale: PAGE_UNITS }, () => prop.draw(c, colour ?? prop.colour));
}
