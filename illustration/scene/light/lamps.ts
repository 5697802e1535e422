/**
 * Step 6, light: light as cut paper. What lamps light has hard edges (`pools.ts`); figures have a rim on the lit side, one flat
 * shade on the other, and shadows cut from their own outline. There is no blur.
 */

import { lighten, mix } from '../../paper/colour.ts';
import type { LightId } from '../../paper/hour-lights.ts';
import type { Light } from '../../paper/light.ts';
import type { Matrix } from '../../paper/matrix.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Place } from '../format/places.ts';
import type { Lamp, LampShape, Lighting } from '../format/scene.ts';

/** A lamp at its place. */
export interface PlacedLamp {
  readonly at: Place;
  /** Radius of the outermost ring, page units. */
  readonly reach: number;
  readonly colour: string;
  readonly shape: LampShape;
  /** Degrees to the right. */
  readonly lean: number;
}

/** Full darkness: lightness taken away, and the night colour mixed in. */
const DARK = { lightness: -0.2, to: '#262048', by: 0.3 } as const;
/** The same where a scene says what its night is dyed with. */
const DYED = { lightness: -0.13, by: 0.46 } as const;
/** Full lamplight: lightness added, and how much of the lamp's colour is mixed in. */
const LIT = { lightness: 0.035, by: 0.2 } as const;
/** Figures darken half as much as their surroundings, so that faces stay readable. */
const FIGURE_DARKNESS = 0.5;

/** The colour of silhouettes, not quite black. */
const SILHOUETTE = '#1c1329';

const LAMPLIGHT = '#ffb24f';

/** The colour and reach of each shape of light. */
const SHAPES: Readonly<Record<LampShape, { readonly colour: string; readonly reach: number }>> = {
  rings: { colour: LAMPLIGHT, reach: 645 },
  window: { colour: '#ffe3a0', reach: 420 },
  slats: { colour: '#ffd98e', reach: 420 },
  dapple: { colour: '#fff0b0', reach: 520 },
  screen: { colour: '#a9dcef', reach: 480 },
  fire: { colour: '#ff9a4a', reach: 560 },
  lightning: { colour: '#eef0ff', reach: 1300 },
};

/** Shapes whose light comes from below. */
const FROM_BELOW: readonly LampShape[] = ['screen', 'fire'];

export const isFromBelow = ({ shape }: PlacedLamp): boolean => FROM_BELOW.includes(shape);

export function placeLamp({ shape = 'rings', lean = 0, ...lamp }: Lamp, at: Place): PlacedLamp {
  const { reach, colour } = SHAPES[shape];
  return { at, shape, lean, reach: lamp.reach ?? reach, colour: lamp.colour ?? colour };
}

/** The light away from all lamps; `dark` is 0–1. A night of a colour sinks less and is dyed more. */
export function darkenedLight(light: Light, { dark = 0, night }: Lighting): Light {
  if (dark <= 0) return light;
  const { lightness, to, by } = night === undefined ? DARK : { ...DYED, to: night };
  const cast = { lightness: lightness * dark, to, by: by * dark };
  if (night === undefined) return { ...light, cast };
  return { ...light, cast, sky: light.sky.map((sky) => mix(sky, night, by * dark)) };
}

/** The light on a figure at a place: the nearer a lamp, the less dark. */
export function lightOn(light: Light, lighting: Lighting, lamps: readonly PlacedLamp[], at: Place): Light {
  let [strongest, colour] = [0, LAMPLIGHT];
  for (const lamp of lamps) {
    const far = Math.hypot(at[0] - lamp.at[0], at[1] - lamp.at[1]) / lamp.reach;
    const strength = far < 0.45 ? 1 : far < 0.75 ? 0.7 : far < 1.05 ? 0.35 : 0;
    if (strength > strongest) [strongest, colour] = [strength, lamp.colour];
  }
  const darkness = (lighting.dark ?? 0) * FIGURE_DARKNESS * (1 - strongest);
  if (strongest === 0) return darkenedLight(light, { ...lighting, dark: darkness });
  return {
    ...light,
    tintStrength: light.tintStrength * (1 - 0.6 * strongest),
    heroTint: light.heroTint * (1 - 0.6 * strongest),
    cast: {
      lightness: LIT.lightness * strongest + DARK.lightness * darkness,
      to: colour,
      by: LIT.by * strongest,
    },
  };
}

/** The nearest lamp whose light reaches a place. */
export function nearestLamp(lamps: readonly PlacedLamp[], [x, y]: Place): PlacedLamp | undefined {
  const far = (lamp: PlacedLamp) => Math.hypot(x - lamp.at[0], y - lamp.at[1]) / lamp.reach;
  return lamps.filter((lamp) => far(lamp) < 1.05).sort((a, b) => far(a) - far(b))[0];
}

/**
 * Light on a figure by the hour: width of the rim, opacity of the shade, and length (parts of the figure's height; negative
 * towards the viewer) and opacity of the cast shadow.
 */
const FIGURE_LIGHT: Readonly<
  Record<LightId | 'lamp', { rim: number; shade: number; length: number; opacity: number }>
> = {
  dawn: { rim: 5, shade: 0.12, length: -0.6, opacity: 0.3 },
  noon: { rim: 0, shade: 0.1, length: 0.3, opacity: 0.26 },
  dusk: { rim: 6, shade: 0.16, length: -0.7, opacity: 0.4 },
  night: { rim: 5, shade: 0.18, length: 0.36, opacity: 0.42 },
  lamp: { rim: 6, shade: 0.2, length: 0.5, opacity: 0.4 },
};

/** Draws a figure at `foot` with rim, shade and cast shadow from a light at `from` (both page units). */
export function drawLitFigure(
  paper: Paper,
  figure: {
    readonly foot: Place;
    readonly from: Place;
    readonly hour: LightId | 'lamp';
    /** The light is below the figure's chest: a fire, a screen. */
    readonly fromBelow: boolean;
    readonly lighting: Lighting;
    /** False in the air, in a boat, in bed. */
    readonly grounded: boolean;
    /** Page units of the figure's scale of 1. */
    readonly scale: number;
  },
  draw: () => void,
): void {
  const { foot, from, lighting, grounded } = figure;
  const hour = FIGURE_LIGHT[figure.hour];
  const [fx, fy] = paper.toPicture(foot);
  const [lx, ly] = paper.toPicture(from);
  const away = Math.hypot(fx - lx, fy - ly) || 1;
  // Other light comes from the side or from above, never from below the feet.
  const up = figure.fromBelow ? 0.6 : Math.min(-0.35, (ly - (fy - 200)) / away);
  const toward: Place = [(lx - fx) / away, up];
  const { light } = paper;
  const outline = paper.outlined(draw, (piece) => {
    if (lighting.cast !== false && grounded && hour.length !== 0) {
      const lean = Math.max(-1.1, Math.min(1.1, -toward[0] * 1.2));
      paper.laid(piece, light.shadow, {
        opacity: hour.opacity,
        matrix: shadowMatrix([fx, fy], lean, hour.length),
      });
    }
    if (lighting.rim !== false && hour.rim > 0) {
      const width = hour.rim * Math.max(0.6, Math.min(1.6, figure.scale));
      const colour = light.rim ? mix(light.lamp, light.rim.colour, 0.5) : lighten(light.lamp, 0.03);
      paper.laid(piece, colour, { matrix: [1, 0, 0, 1, toward[0] * width, toward[1] * width] });
    }
    if (lighting.ground !== undefined)
      paper.laid(piece, lighting.ground, { matrix: [1, 0, 0, 1, 0, 6 * figure.scale] });
  });
  const width = 26 * Math.max(0.6, figure.scale);
  paper.shaded(outline, light.shadow, [toward[0] * width, toward[1] * width * 0.6], hour.shade);
}

/** How much of a silhouette's own colours is lost: hair, glasses and limbs stay just apart. */
const SUNK = { lightness: 0, to: SILHOUETTE, by: 0.66 } as const;

/** Draws something dark against the light, with a thin rim towards a light at `from`. */
export function drawSilhouette(
  paper: Paper,
  at: Place,
  from: Place | null,
  scale: number,
  draw: () => void,
): void {
  const dark = () => paper.under({ ...paper.light, cast: SUNK }, draw);
  paper.outlined(dark, (outline) => {
    if (!from) return;
    const [x, y] = paper.toPicture(at);
    const [lx, ly] = paper.toPicture(from);
    const far = Math.hypot(x - lx, y - ly) || 1;
    const width = 5 * Math.max(0.6, Math.min(1.6, scale));
    const moved: Matrix = [1, 0, 0, 1, ((lx - x) / far) * width, ((ly - y) / far) * width];
    paper.laid(outline, mix(SILHOUETTE, paper.light.lamp, 0.6), { matrix: moved });
  });
}

/** The matrix that lays a standing shape on the ground: sheared sideways, scaled by `length`. */
function shadowMatrix([, fy]: Place, lean: number, length: number): Matrix {
  // y' = fy + (y − fy)·length ; x' = x − (y − fy)·lean·|length|
  const c = -lean * Math.abs(length);
  return [1, 0, c, length, -c * fy, fy - fy * length];
}
