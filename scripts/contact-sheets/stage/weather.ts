/** Weather and its skies. */
import type { SkyId, WeatherId } from '../../../illustration/scene/format/ids.ts';
import { person, row, type StageRow, type StageSheet } from './stage-sheet.ts';

const near = { camera: { on: [450, 900], zoom: 1.15 } } as const;
const underWeather = (weather: WeatherId, overrides: Parameters<typeof row>[2]): StageRow =>
  row(
    weather,
    [
      person('hero', 'walk', 330, { act: { spine: 12 }, wears: { outfit: 'raincoat', extras: [] } }),
      { who: 'dog', at: [620, 1200], facing: 'left', lookAt: 'hero' },
    ],
    { ...near, weather, ...overrides },
  );
const beneath = (sky: SkyId): StageRow =>
  row(`sky: ${sky}`, [person('hero', 'lookUp', 450, { facing: 'backRight' })], {
    camera: { on: [450, 700], zoom: 1 },
    sky,
    light: 'dusk',
    lighting: {},
  });

export const WEATHER_SHEET: StageSheet = {
  name: 'stage-weather',
  across: 2,
  rows: [
    underWeather('rain', { light: 'dusk', sky: 'clouds' }),
    underWeather('snow', { backdrop: 'snow-village', light: 'dusk' }),
    underWeather('fog', { backdrop: 'forest', light: 'dawn' }),
    underWeather('wind', { sky: 'clouds' }),
    underWeather('leaves', { backdrop: 'forest', light: 'noon' }),
    underWeather('petals', { backdrop: 'magic-garden', light: 'dawn' }),
    underWeather('sparks', {
      backdrop: 'pirate-deck',
      light: 'night',
      lighting: { dark: 0.6, lamps: [{ on: [700, 1100] }] },
    }),
    row(
      'splash',
      [person('hero', 'jump', 330, { expression: 'laughing', wears: { outfit: 'raincoat', extras: [] } })],
      {
        ...near,
        weather: 'rain',
        props: [
          { id: 'splash', at: [330, 1215], depth: 0.735, scale: 0.9 },
          { id: 'splash', at: [640, 1196], scale: 0.5 },
        ],
      },
    ),
    beneath('rings'),
    beneath('flat'),
    beneath('torn'),
    beneath('clouds'),
    beneath('none'),
  ],
};
