import type { Light } from './light.ts';
import { LAMP_GLOW, MOONLIGHT, SUNLIGHT } from './papers.ts';

export const LIGHT_IDS = ['dawn', 'noon', 'dusk', 'night'] as const;
export type LightId = (typeof LIGHT_IDS)[number];

/** The light of each hour. Sky colours run from far to near the light. */
export const LIGHTS: Record<LightId, Light> = {
  dawn: {
    direction: [-0.5, 0.85],
    tint: '#ffdfb8',
    tintStrength: 0.72,
    heroTint: 0.34,
    air: '#f6dcc0',
    haze: 0.9,
    deep: '#2f4a48',
    frame: 0.5,
    shadow: '#4a2e2c',
    shadowStrength: 0.85,
    rim: { colour: '#fff3d4', strength: 0.4 },
    glow: SUNLIGHT,
    lamp: LAMP_GLOW,
    sun: '#fffbe6',
    sky: ['#a9c4c9', '#c9d3c6', '#ecd9bd', '#f7d3ac', '#f9c9a0'],
  },
  noon: {
    direction: [0.3, 0.95],
    tint: '#fffdf2',
    tintStrength: 0.25,
    heroTint: 0.08,
    air: '#d6ead9',
    haze: 0.8,
    deep: '#1f4a40',
    frame: 0.5,
    shadow: '#16352f',
    shadowStrength: 0.85,
    glow: '#fffbe0',
    lamp: '#fff0b0',
    sun: '#ffeeb0',
    sky: ['#8fc7d6', '#aad6dc', '#c6e3dc', '#dfeeda', '#f1f3d9'],
  },
  dusk: {
    direction: [-0.7, 0.7],
    tint: '#f6b79a',
    tintStrength: 0.68,
    heroTint: 0.3,
    air: '#dd8f77',
    haze: 0.78,
    deep: '#2a2140',
    frame: 0.62,
    shadow: '#1e1130',
    shadowStrength: 1.05,
    rim: { colour: '#ffd79a', strength: 0.6 },
    glow: '#ffdf9b',
    lamp: '#ffd27a',
    sun: '#ffe9ad',
    sky: ['#4b4468', '#7a5676', '#b66d75', '#e59270', '#f7c07d'],
  },
  night: {
    direction: [0.55, 0.85],
    tint: '#7287c4',
    tintStrength: 0.7,
    heroTint: 0.24,
    air: '#6484b4',
    haze: 0.88,
    deep: '#0c1430',
    frame: 0.62,
    shadow: '#050a20',
    shadowStrength: 1.25,
    rim: { colour: '#c9d8f2', strength: 0.25 },
    glow: MOONLIGHT,
    lamp: '#ffcf6b',
    sun: '#fbe7b2',
    sky: ['#141d3d', '#1b2a52', '#25386a', '#345083', '#4d6c9c'],
  },
};

/** How a backdrop changes the four lights. */
export type LightShift = Partial<Record<LightId, Partial<Light>>>;

/** The light of a backdrop at an hour. */
export function lightFor(hour: LightId, shift: LightShift = {}): Light {
  return { ...LIGHTS[hour], ...shift[hour] };
}
