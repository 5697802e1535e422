// Written by scripts/kit/generate-catalogues.ts from extras/. Do not edit: npm run generate:catalogues.
import { LazyRegistry } from '../paper/lazy-registry.ts';
import type { Extra } from './extra.ts';
import type { ExtraId } from './extras.generated.ts';

export const LAZY_EXTRA_RECORDS = new LazyRegistry<ExtraId, Extra>('extra', {
  scarf: () => import('./extras/scarf.ts').then(({ scarf }) => scarf), beads: () => import('./extras/beads.ts').then(({ beads }) => beads), medal: () => import('./extras/medal.ts').then(({ medal }) => medal), cap: () => import('./extras/cap.ts').then(({ cap }) => cap), beanie: () => import('./extras/beanie.ts').then(({ beanie }) => beanie), crown: () => import('./extras/crown.ts').then(({ crown }) => crown), wizardHat: () => import('./extras/wizardHat.ts').then(({ wizardHat }) => wizardHat), pirateHat: () => import('./extras/pirateHat.ts').then(({ pirateHat }) => pirateHat), spaceHelmet: () => import('./extras/spaceHelmet.ts').then(({ spaceHelmet }) => spaceHelmet), flower: () => import('./extras/flower.ts').then(({ flower }) => flower), bow: () => import('./extras/bow.ts').then(({ bow }) => bow), headphones: () => import('./extras/headphones.ts').then(({ headphones }) => headphones), cape: () => import('./extras/cape.ts').then(({ cape }) => cape), backpack: () => import('./extras/backpack.ts').then(({ backpack }) => backpack), wings: () => import('./extras/wings.ts').then(({ wings }) => wings),
});
