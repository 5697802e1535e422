// Written by scripts/kit/generate-catalogues.ts from extras/. Do not edit: npm run generate:catalogues.

export const EXTRAS = [
  { id: 'scarf', label: 'Scarf', slot: 'neck', hat: false, glass: false, offInBed: false },
  { id: 'beads', label: 'Beads', slot: 'neck', hat: false, glass: false, offInBed: false },
  { id: 'medal', label: 'Medal', slot: 'neck', hat: false, glass: false, offInBed: false },
  { id: 'cap', label: 'Cap', slot: 'head', hat: true, glass: false, offInBed: true },
  { id: 'beanie', label: 'Woolly hat', slot: 'head', hat: true, glass: false, offInBed: true },
  { id: 'crown', label: 'Paper crown', slot: 'head', hat: false, glass: false, offInBed: true },
  { id: 'wizardHat', label: 'Wizard hat', slot: 'head', hat: true, glass: false, offInBed: true },
  { id: 'pirateHat', label: 'Pirate hat', slot: 'head', hat: true, glass: false, offInBed: true },
  { id: 'spaceHelmet', label: 'Space helmet', slot: 'head', hat: true, glass: true, offInBed: true },
  { id: 'flower', label: 'Flower', slot: 'head', hat: false, glass: false, offInBed: false },
  { id: 'bow', label: 'Bow', slot: 'head', hat: false, glass: false, offInBed: false },
  { id: 'hairClip', label: 'Hair clips', slot: 'head', hat: false, glass: false, offInBed: false },
  { id: 'headband', label: 'Headband', slot: 'head', hat: false, glass: false, offInBed: false },
  { id: 'headphones', label: 'Headphones', slot: 'head', hat: false, glass: false, offInBed: true },
  { id: 'cape', label: 'Cape', slot: 'back', hat: false, glass: false, offInBed: false },
  { id: 'backpack', label: 'Backpack', slot: 'back', hat: false, glass: false, offInBed: false },
  { id: 'wings', label: 'Paper wings', slot: 'back', hat: false, glass: false, offInBed: false },
  { id: 'bakerHat', label: 'Baker’s hat', slot: 'head', hat: true, glass: false, offInBed: true },
  { id: 'peakedCap', label: 'Peaked cap', slot: 'head', hat: true, glass: false, offInBed: true },
  { id: 'lifeJacket', label: 'Life jacket', slot: 'back', hat: false, glass: false, offInBed: false },
  { id: 'strawHat', label: 'Straw hat', slot: 'head', hat: true, glass: false, offInBed: true },
  { id: 'sunHat', label: 'Sun hat', slot: 'head', hat: true, glass: false, offInBed: true },
  { id: 'feltHat', label: 'Felt hat', slot: 'head', hat: true, glass: false, offInBed: true },
] as const;

export type ExtraId = (typeof EXTRAS)[number]['id'];
