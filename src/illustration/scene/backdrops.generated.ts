// Written by scripts/catalogues.ts from backdrops/. Do not edit: npm run catalogues.

export const BACKDROP_LIST = [
  { id: 'academy-roof', label: 'Academy roof' },
  { id: 'castle-hall', label: 'Castle hall' },
  { id: 'castle-hill', label: 'Castle hill' },
  { id: 'deep-space', label: 'Deep space' },
  { id: 'dinosaur-valley', label: 'Dinosaur valley' },
  { id: 'forest', label: 'Forest' },
  { id: 'ice', label: 'Ice' },
  { id: 'jungle', label: 'Jungle' },
  { id: 'magic-garden', label: 'Magic garden' },
  { id: 'magic-school', label: 'Magic school' },
  { id: 'mansion', label: 'Mansion' },
  { id: 'meadow', label: 'Meadow' },
  { id: 'night-town', label: 'Night town' },
  { id: 'nursery', label: 'Nursery' },
  { id: 'open-sea', label: 'Open sea' },
  { id: 'open-sky', label: 'Open sky' },
  { id: 'pirate-deck', label: 'Pirate deck' },
  { id: 'rescue-yard', label: 'Rescue yard' },
  { id: 'robot-workshop', label: 'Robot workshop' },
  { id: 'seabed', label: 'Seabed' },
  { id: 'snow-village', label: 'Snow village' },
  { id: 'sports-field', label: 'Sports field' },
  { id: 'underwater-city', label: 'Underwater city' },
] as const;

export type BackdropId = (typeof BACKDROP_LIST)[number]['id'];
