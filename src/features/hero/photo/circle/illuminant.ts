/**
 * Which light a face was photographed in.
 *
 * A skin's colour in a photo is skin × light, so neither can be read alone: a fair cheek under a bulb and a brown one
 * by the window can be the same pixel. What separates them is everything else in the frame. So each pair of (tone,
 * light) is asked how well it explains the whole photo, and the best explanation wins:
 *   - the skin that was seen is near tone × light;
 *   - the brightest, least coloured thing (white of the eye, teeth, a wall, a shirt) is about white × light;
 *   - nothing reflects more light than falls on it;
 *   - the average of everything that is not skin leans a little towards the colour of the light (grey world, weak);
 *   - cameras do most of the work, so a light far from neutral or normal is unlikely to begin with.
 * No clue is trusted without limit: a yellow wall costs at most its share.
 */
import { colourDistance, type Lab, labOf, luminanceOf, type Rgb } from '../oklab.ts';

/** A lamp: how warm (0 neutral, 1 an old bulb, −1 deep shade) and how bright, in stops from a normal exposure. */
export type Illuminant = { warmth: number; stops: number };

/** What the photo shows, each in linear light as it stands in the file. */
export type IlluminantClues = {
  /** The typical colour of the face. */
  skin: Rgb;
  /** Brightest nearly colourless thing in the frame; null when there is none. */
  white: Rgb | null;
  /** Brightest nearly colourless thing within the face: the white of an eye, teeth; null when none stands out. */
  eyeWhite: Rgb | null;
  /** Average of everything but skin; null when skin fills the frame. */
  surround: Rgb | null;
};

/** What the light does to a white sheet: a factor for each channel in linear light. */
export function gainsOf({ warmth, stops }: Illuminant): Rgb {
  const exposure = 2 ** stops;
  // Along the daylight locus, from shade to bulb, with green held: red rises slowly, blue falls fast.
  return [exposure * Math.exp(0.26 * warmth), exposure, exposure * Math.exp(-0.48 * warmth)];
}

/** The colour a thing would have in normal light: the photo's colour divided by the lamp. */
export function removeIlluminant(seen: Rgb, light: Illuminant): Rgb {
  const [red, green, blue] = gainsOf(light);
  return [seen[0] / red, seen[1] / green, seen[2] / blue];
}

/** A squared misfit whose cost levels off at `limit`: an outlier is an outlier, not an argument. */
function saturatingCost(misfit: number, limit: number): number {
  const squared = misfit * misfit;
  return (squared * limit) / (squared + limit);
}

const warmthSteps = Array.from({ length: 27 }, (_, step) => -1.2 + step * 0.1);
const stopSteps = Array.from({ length: 33 }, (_, step) => -2.2 + step * 0.1);

function chromaOf([red, green, blue]: Rgb): [redness: number, blueness: number] {
  const minimum = 1e-4;
  return [Math.log((red + minimum) / (green + minimum)), Math.log((blue + minimum) / (green + minimum))];
}

/** Distance of a seen white from white × light, in units of its usual error. */
function whiteMisfit(seen: Rgb, warmth: number): number {
  const [redness, blueness] = chromaOf(seen);
  return Math.hypot(redness - 0.26 * warmth, blueness + 0.48 * warmth) / 0.1;
}

function illuminantCost(clues: IlluminantClues, light: Illuminant): number {
  const { warmth, stops } = light;
  let cost = (warmth / 0.55) ** 2 + ((stops + 0.15) / 0.75) ** 2;
  if (clues.white) {
    cost += saturatingCost(whiteMisfit(clues.white, warmth), 5);
    // The brightest thing reflects 55 to 95 % as a rule; more than all is impossible.
    const reflected = Math.log2(luminanceOf(clues.white)) - stops;
    cost += reflected > 0 ? (reflected / 0.15) ** 2 : saturatingCost(Math.max(0, -0.9 - reflected) / 0.4, 6);
  }
  if (clues.eyeWhite) {
    cost += saturatingCost(whiteMisfit(clues.eyeWhite, warmth), 6);
    // An eye's white in its socket reflects about half to three quarters.
    const reflected = Math.log2(luminanceOf(clues.eyeWhite)) - stops;
    cost += saturatingCost((reflected + 0.7) / 0.35, 10);
  }
  if (clues.surround) {
    const [redness, blueness] = chromaOf(clues.surround);
    cost += saturatingCost(Math.hypot(redness - 0.26 * warmth, blueness + 0.48 * warmth) / 0.6, 2);
  }
  return cost;
}

/** Tones between the palette's, so that a skin between two steps still fits its light exactly. */
function interpolateTones(tones: readonly Lab[]): Lab[] {
  return tones.flatMap((tone, index) => {
    const next = tones[index + 1];
    if (!next) return [tone];
    return [0, 0.25, 0.5, 0.75].map(
      (t): Lab => [
        tone[0] + (next[0] - tone[0]) * t,
        tone[1] + (next[1] - tone[1]) * t,
        tone[2] + (next[2] - tone[2]) * t,
      ],
    );
  });
}

/**
 * The light that explains the clues best, given the skin tones there are (ordered dark to fair).
 * Pure; some 35,000 small sums, about 5 ms.
 */
export function estimateIlluminant(clues: IlluminantClues, tones: readonly Lab[]): Illuminant {
  const candidates = interpolateTones(tones);
  let best: Illuminant = { warmth: 0, stops: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const warmth of warmthSteps) {
    for (const stops of stopSteps) {
      const light = { warmth, stops };
      const lightCost = illuminantCost(clues, light);
      if (lightCost >= least) continue;
      const skin = labOf(removeIlluminant(clues.skin, light));
      for (const tone of candidates) {
        const cost = lightCost + (colourDistance(skin, tone, 1.2) / 0.03) ** 2;
        if (cost < least) {
          least = cost;
          best = light;
        }
      }
    }
  }
  return best;
}
