// Written by scripts/kit/generate-catalogues.ts from props/. Do not edit: npm run generate:catalogues.
import type { Prop } from './prop.ts';
import type { PropId } from './props.generated.ts';
import { acorn } from './props/acorn.ts';
import { anchor } from './props/anchor.ts';
import { apple } from './props/apple.ts';
import { asteroid } from './props/asteroid.ts';
import { ball } from './props/ball.ts';
import { barn } from './props/barn.ts';
import { basket } from './props/basket.ts';
import { bed } from './props/bed.ts';
import { birch } from './props/birch.ts';
import { blocks } from './props/blocks.ts';
import { bookcase } from './props/bookcase.ts';
import { books } from './props/books.ts';
import { bowl } from './props/bowl.ts';
import { bridge } from './props/bridge.ts';
import { bubbles } from './props/bubbles.ts';
import { bucket } from './props/bucket.ts';
import { bunting } from './props/bunting.ts';
import { bush } from './props/bush.ts';
import { cake } from './props/cake.ts';
import { candle } from './props/candle.ts';
import { castle } from './props/castle.ts';
import { cauldron } from './props/cauldron.ts';
import { chair } from './props/chair.ts';
import { christmasTree } from './props/christmas-tree.ts';
import { clock } from './props/clock.ts';
import { cloud } from './props/cloud.ts';
import { comet } from './props/comet.ts';
import { computer } from './props/computer.ts';
import { coral } from './props/coral.ts';
import { crown } from './props/crown.ts';
import { crystal } from './props/crystal.ts';
import { cup } from './props/cup.ts';
import { dinosaurEgg } from './props/dinosaur-egg.ts';
import { door } from './props/door.ts';
import { drum } from './props/drum.ts';
import { fanCoral } from './props/fan-coral.ts';
import { fence } from './props/fence.ts';
import { fern } from './props/fern.ts';
import { fireEngine } from './props/fire-engine.ts';
import { flag } from './props/flag.ts';
import { flower } from './props/flower.ts';
import { fossil } from './props/fossil.ts';
import { gate } from './props/gate.ts';
import { gear } from './props/gear.ts';
import { giantFlower } from './props/giant-flower.ts';
import { gift } from './props/gift.ts';
import { goal } from './props/goal.ts';
import { grass } from './props/grass.ts';
import { hay } from './props/hay.ts';
import { hotAirBalloon } from './props/hot-air-balloon.ts';
import { house } from './props/house.ts';
import { hurdle } from './props/hurdle.ts';
import { hut } from './props/hut.ts';
import { igloo } from './props/igloo.ts';
import { jarLantern } from './props/jar-lantern.ts';
import { key } from './props/key.ts';
import { kite } from './props/kite.ts';
import { ladder } from './props/ladder.ts';
import { lamp } from './props/lamp.ts';
import { lantern } from './props/lantern.ts';
import { leafBranch } from './props/leaf-branch.ts';
import { lighthouse } from './props/lighthouse.ts';
import { log } from './props/log.ts';
import { magnifier } from './props/magnifier.ts';
import { medal } from './props/medal.ts';
import { mirror } from './props/mirror.ts';
import { moon } from './props/moon.ts';
import { moonAsleep } from './props/moon-asleep.ts';
import { moonBalloon } from './props/moon-balloon.ts';
import { moonBalloonAsleep } from './props/moon-balloon-asleep.ts';
import { mushroom } from './props/mushroom.ts';
import { mushroomHouse } from './props/mushroom-house.ts';
import { nest } from './props/nest.ts';
import { oak } from './props/oak.ts';
import { oilLamp } from './props/oil-lamp.ts';
import { openBed } from './props/open-bed.ts';
import { palm } from './props/palm.ts';
import { paperBoat } from './props/paper-boat.ts';
import { paperDoor } from './props/paper-door.ts';
import { picture } from './props/picture.ts';
import { pine } from './props/pine.ts';
import { pirateShip } from './props/pirate-ship.ts';
import { planet } from './props/planet.ts';
import { potion } from './props/potion.ts';
import { raft } from './props/raft.ts';
import { rainbow } from './props/rainbow.ts';
import { ringedPlanet } from './props/ringed-planet.ts';
import { rock } from './props/rock.ts';
import { rocket } from './props/rocket.ts';
import { rowingBoat } from './props/rowing-boat.ts';
import { rug } from './props/rug.ts';
import { sailingBoat } from './props/sailing-boat.ts';
import { sandwich } from './props/sandwich.ts';
import { seaweed } from './props/seaweed.ts';
import { shell } from './props/shell.ts';
import { signpost } from './props/signpost.ts';
import { sled } from './props/sled.ts';
import { snowflake } from './props/snowflake.ts';
import { snowman } from './props/snowman.ts';
import { spellBook } from './props/spell-book.ts';
import { splash } from './props/splash.ts';
import { star } from './props/star.ts';
import { starString } from './props/star-string.ts';
import { starfish } from './props/starfish.ts';
import { stormLantern } from './props/storm-lantern.ts';
import { submarine } from './props/submarine.ts';
import { sun } from './props/sun.ts';
import { sunflower } from './props/sunflower.ts';
import { table } from './props/table.ts';
import { teapot } from './props/teapot.ts';
import { teddy } from './props/teddy.ts';
import { telescope } from './props/telescope.ts';
import { tent } from './props/tent.ts';
import { timeMachine } from './props/time-machine.ts';
import { tower } from './props/tower.ts';
import { treasureChest } from './props/treasure-chest.ts';
import { treasureMap } from './props/treasure-map.ts';
import { trophy } from './props/trophy.ts';
import { tulip } from './props/tulip.ts';
import { ufo } from './props/ufo.ts';
import { volcano } from './props/volcano.ts';
import { wand } from './props/wand.ts';
import { wave } from './props/wave.ts';
import { windmill } from './props/windmill.ts';
import { window } from './props/window.ts';
import { wizardHat } from './props/wizard-hat.ts';
import { wreath } from './props/wreath.ts';
import { wrench } from './props/wrench.ts';

export const PROP_RECORDS: Readonly<Record<PropId, Prop>> = {
  acorn,
  anchor,
  apple,
  asteroid,
  ball,
  barn,
  basket,
  bed,
  birch,
  blocks,
  bookcase,
  books,
  bowl,
  bridge,
  bubbles,
  bucket,
  bunting,
  bush,
  cake,
  candle,
  castle,
  cauldron,
  chair,
  'christmas-tree': christmasTree,
  clock,
  cloud,
  comet,
  computer,
  coral,
  crown,
  crystal,
  cup,
  'dinosaur-egg': dinosaurEgg,
  door,
  drum,
  'fan-coral': fanCoral,
  fence,
  fern,
  'fire-engine': fireEngine,
  flag,
  flower,
  fossil,
  gate,
  gear,
  'giant-flower': giantFlower,
  gift,
  goal,
  grass,
  hay,
  'hot-air-balloon': hotAirBalloon,
  house,
  hurdle,
  hut,
  igloo,
  'jar-lantern': jarLantern,
  key,
  kite,
  ladder,
  lamp,
  lantern,
  'leaf-branch': leafBranch,
  lighthouse,
  log,
  magnifier,
  medal,
  mirror,
  moon,
  'moon-asleep': moonAsleep,
  'moon-balloon': moonBalloon,
  'moon-balloon-asleep': moonBalloonAsleep,
  mushroom,
  'mushroom-house': mushroomHouse,
  nest,
  oak,
  'oil-lamp': oilLamp,
  'open-bed': openBed,
  palm,
  'paper-boat': paperBoat,
  'paper-door': paperDoor,
  picture,
  pine,
  'pirate-ship': pirateShip,
  planet,
  potion,
  raft,
  rainbow,
  'ringed-planet': ringedPlanet,
  rock,
  rocket,
  'rowing-boat': rowingBoat,
  rug,
  'sailing-boat': sailingBoat,
  sandwich,
  seaweed,
  shell,
  signpost,
  sled,
  snowflake,
  snowman,
  'spell-book': spellBook,
  splash,
  star,
  'star-string': starString,
  starfish,
  'storm-lantern': stormLantern,
  submarine,
  sun,
  sunflower,
  table,
  teapot,
  teddy,
  telescope,
  tent,
  'time-machine': timeMachine,
  tower,
  'treasure-chest': treasureChest,
  'treasure-map': treasureMap,
  trophy,
  tulip,
  ufo,
  volcano,
  wand,
  wave,
  windmill,
  window,
  'wizard-hat': wizardHat,
  wreath,
  wrench,
};
