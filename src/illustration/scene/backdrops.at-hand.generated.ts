// Written by scripts/catalogues.ts from backdrops/. Do not edit: npm run catalogues.
import { AtHand } from '../paper/at-hand.ts';
import type { Backdrop } from './backdrop.ts';
import type { BackdropId } from './backdrops.generated.ts';

export const BACKDROPS_AT_HAND = new AtHand<BackdropId, Backdrop>('backdrop', {
  'academy-roof': () => import('./backdrops/academy-roof.ts').then(({ academyRoof }) => academyRoof),
  'castle-hall': () => import('./backdrops/castle-hall.ts').then(({ castleHall }) => castleHall),
  'castle-hill': () => import('./backdrops/castle-hill.ts').then(({ castleHill }) => castleHill),
  'deep-space': () => import('./backdrops/deep-space.ts').then(({ deepSpace }) => deepSpace),
  'dinosaur-valley': () => import('./backdrops/dinosaur-valley.ts').then(({ dinosaurValley }) => dinosaurValley),
  forest: () => import('./backdrops/forest.ts').then(({ forest }) => forest),
  ice: () => import('./backdrops/ice.ts').then(({ ice }) => ice),
  jungle: () => import('./backdrops/jungle.ts').then(({ jungle }) => jungle),
  'magic-garden': () => import('./backdrops/magic-garden.ts').then(({ magicGarden }) => magicGarden),
  'magic-school': () => import('./backdrops/magic-school.ts').then(({ magicSchool }) => magicSchool),
  mansion: () => import('./backdrops/mansion.ts').then(({ mansion }) => mansion),
  meadow: () => import('./backdrops/meadow.ts').then(({ meadow }) => meadow),
  'night-town': () => import('./backdrops/night-town.ts').then(({ nightTown }) => nightTown),
  nursery: () => import('./backdrops/nursery.ts').then(({ nursery }) => nursery),
  'open-sea': () => import('./backdrops/open-sea.ts').then(({ openSea }) => openSea),
  'open-sky': () => import('./backdrops/open-sky.ts').then(({ openSky }) => openSky),
  'pirate-deck': () => import('./backdrops/pirate-deck.ts').then(({ pirateDeck }) => pirateDeck),
  'rescue-yard': () => import('./backdrops/rescue-yard.ts').then(({ rescueYard }) => rescueYard),
  'robot-workshop': () => import('./backdrops/robot-workshop.ts').then(({ robotWorkshop }) => robotWorkshop),
  seabed: () => import('./backdrops/seabed.ts').then(({ seabed }) => seabed),
  'snow-village': () => import('./backdrops/snow-village.ts').then(({ snowVillage }) => snowVillage),
  'sports-field': () => import('./backdrops/sports-field.ts').then(({ sportsField }) => sportsField),
  'underwater-city': () => import('./backdrops/underwater-city.ts').then(({ underwaterCity }) => underwaterCity),
});
