export const boat = (at: [number, number], scale = 1.5, more: object = {}) => ({
  id: 'rowing-boat',
  name: 'boat',
  at,
  scale,
  ...more,
});
export const gull = (more: object) => ({ who: 'gull', ...more });
/** A mass of water from edge to edge with a wavy top. */
export const water = (y: number, colour: string, more: object = {}) => ({
  shape: `-200,${y} 0,${y + 14} 180,${y - 10} 380,${y + 12} 560,${y - 8} 760,${y + 12} 960,${y - 6} 1100,${y}! 1100,1700! -200,1700!`,
  colour,
  lift: 1.2,
  ...more,
});
export const cast = {
  gull: { who: 'gull' },
  whale: { who: 'whale', colour: '#2f5f80' },
  octopus: { who: 'octopus' },
  bo: {
    look: { skin: 's6', face: 'square', hair: 'bald', outfit: 'jumper', cloth: 'dusk', extras: ['beanie'] },
    build: 'elder',
  },
};
export const wears = { outfit: 'raincoat', cloth: 'honey', extras: [] };
export const night = { outfit: 'jumper', cloth: 'sage', extras: [] };
export const sets = {
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
