import { story as alienEncounter } from './stories/alien-encounter/story.ts';
import { story as animalRescue } from './stories/animal-rescue/story.ts';
import { story as christmas } from './stories/christmas/story.ts';
import { story as dinosaurDiscovery } from './stories/dinosaur-discovery/story.ts';
import { story as dragonValley } from './stories/dragon-valley/story.ts';
import { story as fairyKingdom } from './stories/fairy-kingdom/story.ts';
import { story as forestFriends } from './stories/forest-friends/story.ts';
import { story as iceKingdom } from './stories/ice-kingdom/story.ts';
import { story as jungleExplorer } from './stories/jungle-explorer/story.ts';
import { story as magicGarden } from './stories/magic-garden/story.ts';
import { story as mysteryMansion } from './stories/mystery-mansion/story.ts';
import { story as neverland } from './stories/neverland/story.ts';
import { story as oceanAdventure } from './stories/ocean-adventure/story.ts';
import { story as pirateTreasure } from './stories/pirate-treasure/story.ts';
import { story as princessCastle } from './stories/princess-castle/story.ts';
import { story as robotFriends } from './stories/robot-friends/story.ts';
import { story as spaceExplorer } from './stories/space-explorer/story.ts';
import { story as sportsChampion } from './stories/sports-champion/story.ts';
import { story as superheroAcademy } from './stories/superhero-academy/story.ts';
import { story as theMoonBalloon } from './stories/the-moon-balloon/story.ts';
import { story as timeTraveler } from './stories/time-traveler/story.ts';
import { story as underwaterCity } from './stories/underwater-city/story.ts';
import { story as wizardSchool } from './stories/wizard-school/story.ts';
import { onShelf, type Story, type StoryFacts } from './story-facts.ts';

const facts: readonly StoryFacts[] = [
  dragonValley,
  magicGarden,
  robotFriends,
  princessCastle,
  pirateTreasure,
  iceKingdom,
  fairyKingdom,
  spaceExplorer,
  neverland,
  christmas,
  forestFriends,
  dinosaurDiscovery,
  oceanAdventure,
  mysteryMansion,
  jungleExplorer,
  animalRescue,
  theMoonBalloon,
  underwaterCity,
  wizardSchool,
  sportsChampion,
  timeTraveler,
  alienEncounter,
  superheroAcademy,
];

/** The whole shelf, in the order a row shows it: the stories a family has not met in the carousel come first. */
export const SHELF: readonly Story[] = facts.map(onShelf);

/** The story at an address, if there is one. */
export function storyBySlug(slug: string): Story | undefined {
  return SHELF.find((story) => story.slug === slug);
}
