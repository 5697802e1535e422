import type { SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { NamedRole, ScenePropData } from '../../../illustration/scene/format/roles.ts';
import type { Friend, Sets, StoryCast } from '../../pictures.ts';
export const boat = (
  at: [number, number],
  scale = 1.5,
  more: Partial<ScenePropData> = {},
): ScenePropData => ({
  id: 'rowing-boat',
  name: 'boat',
  at,
  scale,
  ...more,
});
export const gull = (more: Partial<NamedRole>): NamedRole => ({ who: 'gull', ...more });
/** A mass of water from edge to edge with a wavy top. */
export const water = (y: number, colour: string, more: Partial<SheetCut> = {}): SheetCut => ({
  shape: `-500,${y + 6} -200,${y} 0,${y + 14} 180,${y - 10} 380,${y + 12} 560,${y - 8} 760,${y + 12} 960,${y - 6} 1100,${y} 1400,${y + 8}! 1400,1700! -500,1700!`,
  colour,
  lift: 1.2,
  ...more,
});
/** The friend as seen in the boat. */
export const aboard = (more: Partial<NamedRole>): NamedRole => ({
  who: 'friend',
  pose: 'stand',
  wears: { outfit: 'raincoat', cloth: 'sage', extras: ['lifeJacket'] },
  seatOn: 'boat',
  shadow: false,
  ...more,
});
export const friend: Friend = {
  name: 'Ike',
  pronouns: 'he',
  look: {
    age: 'middle',
    skin: 's8',
    hair: 'curlyCrop',
    hairColour: 'soot',
    outfit: 'raincoat',
    cloth: 'sage',
  },
};
export const cast: StoryCast = {
  gull: { who: 'gull' },
  whale: { who: 'whale', colour: '#2f5f80' },
  octopus: { who: 'octopus' },
  bo: {
    look: {
      age: 'elder',
      skin: 's6',
      face: 'square',
      hair: 'crop',
      outfit: 'seafarer',
      cloth: 'night',
      extras: ['beanie'],
      hairColour: 'silver',
      scalp: 'crown',
      beard: 'full',
      nose: 'drop',
      build: 'broad',
    },
  },
};
export const wears: Costume = { outfit: 'raincoat', cloth: 'honey', extras: ['lifeJacket'] };
export const night: Costume = { outfit: 'jumper', cloth: 'sage', extras: [], why: 'in bed at night' };
export const sets: Sets = {
  boat: {
    backdrop: 'open-sea',
    light: 'noon',
    sky: 'flat',
    papers: { land: 'sea-chart' },
    lighting: {},
    frame: false,
    disc: false,
    seed: 4,
  },
  deep: { backdrop: 'seabed', light: 'noon', plain: '#2c7f86', lighting: {}, seed: 5 },
};
