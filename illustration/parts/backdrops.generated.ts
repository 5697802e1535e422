// Written by scripts/kit/generate-catalogues.ts from backdrops/. Do not edit: npm run generate:catalogues.
import { labelledOptions } from './labelled-options.ts';

export const BACKDROP_LIST = labelledOptions({
  'academy-roof': 'Academy roof',
  'castle-hall': 'Castle hall',
  'castle-hill': 'Castle hill',
  'deep-space': 'Deep space',
  'dinosaur-valley': 'Dinosaur valley',
  forest: 'Forest',
  ice: 'Ice',
  jungle: 'Jungle',
  'magic-garden': 'Magic garden',
  'magic-school': 'Magic school',
  mansion: 'Mansion',
  meadow: 'Meadow',
  'night-town': 'Night town',
  nursery: 'Nursery',
  'open-sea': 'Open sea',
  'open-sky': 'Open sky',
  'pirate-deck': 'Pirate deck',
  'rescue-yard': 'Rescue yard',
  'robot-workshop': 'Robot workshop',
  seabed: 'Seabed',
  'snow-village': 'Snow village',
  'sports-field': 'Sports field',
  'underwater-city': 'Underwater city',
});

export type BackdropId = (typeof BACKDROP_LIST)[number]['id'];
