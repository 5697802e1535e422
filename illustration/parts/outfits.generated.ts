// Written by scripts/kit/generate-catalogues.ts from outfits/. Do not edit: npm run generate:catalogues.

export const OUTFITS = [
  { id: 'raincoat', label: 'Raincoat', colours: ['honey', 'clay', 'sage', 'dusk', 'berry', 'pine'], premium: false, hood: false },
  { id: 'dungarees', label: 'Dungarees', colours: ['clay', 'night', 'moss', 'honey', 'plum', 'dusk'], premium: false, hood: false },
  { id: 'jumper', label: 'Striped jumper', colours: ['clay', 'dusk', 'moss', 'honey', 'berry', 'charcoal'], premium: false, hood: false },
  { id: 'fairIsle', label: 'Knitted jumper', colours: ['moss', 'brick', 'night', 'berry', 'sage', 'honey'], premium: false, hood: false },
  { id: 'tee', label: 'T-shirt and shorts', colours: ['dusk', 'clay', 'butter', 'sage', 'rose', 'sky'], premium: false, hood: false },
  { id: 'dress', label: 'Spotted dress', colours: ['honey', 'clay', 'dusk', 'rose', 'sage', 'lilac'], premium: false, hood: false },
  { id: 'pinafore', label: 'Pinafore', colours: ['brick', 'night', 'moss', 'plum', 'dusk', 'rose'], premium: false, hood: false },
  { id: 'vest', label: 'Explorer vest', colours: ['moss', 'bark', 'pine', 'night', 'clay', 'charcoal'], premium: false, hood: false },
  { id: 'hoodie', label: 'Hoodie', colours: ['dusk', 'sage', 'clay', 'lilac', 'charcoal', 'honey'], premium: false, hood: false },
  { id: 'kurta', label: 'Kurta', colours: ['rose', 'pine', 'honey', 'night', 'cream', 'berry'], premium: false, hood: false },
  { id: 'ankara', label: 'Printed shirt', colours: ['night', 'brick', 'pine', 'honey', 'plum', 'clay'], premium: false, hood: false },
  { id: 'football', label: 'Football kit', colours: ['pine', 'brick', 'night', 'honey', 'sky', 'berry'], premium: false, hood: false },
  { id: 'pyjamas', label: 'Pyjamas', colours: ['sky', 'rose', 'butter', 'sage', 'lilac', 'dusk'], premium: false, hood: false },
  { id: 'astronaut', label: 'Space suit', colours: ['cream', 'sky', 'honey', 'rose', 'sage', 'lilac'], premium: true, hood: false },
  { id: 'superhero', label: 'Superhero suit', colours: ['night', 'brick', 'pine', 'berry', 'honey', 'plum'], premium: true, hood: false },
  { id: 'wizard', label: 'Wizard robe', colours: ['plum', 'night', 'pine', 'berry', 'charcoal', 'dusk'], premium: true, hood: false },
  { id: 'pirate', label: 'Pirate coat', colours: ['brick', 'night', 'pine', 'plum', 'charcoal', 'berry'], premium: true, hood: false },
  { id: 'knight', label: 'Knight', colours: ['night', 'brick', 'pine', 'honey', 'berry', 'plum'], premium: true, hood: false },
  { id: 'royal', label: 'Royal gown', colours: ['rose', 'lilac', 'dusk', 'berry', 'butter', 'sage'], premium: true, hood: false },
  { id: 'diver', label: 'Diving suit', colours: ['night', 'pine', 'clay', 'honey', 'charcoal', 'dusk'], premium: true, hood: false },
  { id: 'dinosaur', label: 'Dinosaur suit', colours: ['sage', 'dusk', 'honey', 'clay', 'lilac', 'moss'], premium: true, hood: true },
] as const;

export type OutfitId = (typeof OUTFITS)[number]['id'];
