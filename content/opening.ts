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
import { story as theMoonBalloon } from './stories/the-moon-balloon/story.ts';
import { story as timeTraveler } from './stories/time-traveler/story.ts';
import { story as underwaterCity } from './stories/underwater-city/story.ts';
import { story as wizardSchool } from './stories/wizard-school/story.ts';
import { cardOf, type StoryCard } from './story-facts.ts';

/** How many books a row of Home opens with; the rest of a row is on Explore. */
export const openingRowLength = 8;

/**
 * The stories Home opens with: the carousel and the first of each row, in the order of the shelf. Each is imported
 * by name, so that Home weighs the same whatever the shelf grows to; the others come with the first search or
 * toggle. `check.test.ts` holds this list to its rule.
 */
export const OPENING: readonly StoryCard[] = [
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
].map(cardOf);
