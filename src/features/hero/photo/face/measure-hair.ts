/**
 * The hair of a found head, as a silhouette: where it begins, how high it stands, how far down it falls, how rough its
 * edge is. Only measures; what they mean is decided in `silhouette.ts`.
 */
import { colourDistance, type Lab, labOf, type Rgb } from '../oklab.ts';
import { median } from './averages.ts';
import type { Strands } from './hair-colour.ts';
import {
  belowChin,
  box,
  type ColourShare,
  dominantColourOf,
  type HeadMap,
  isInPhoto,
  isPerson,
  labAt,
  rgbAt,
} from './head-map.ts';
import { isSkin } from './skin.ts';

export type HairMeasures = {
  /** The crown's middle colour as photographed; null when nothing but skin is above the face. */
  colour: Pick<ColourShare, 'rgb' | 'lab'> | null;
  /** Its strands, away from skin, wall and rim; null where nothing is above the face. */
  strands: Strands | null;
  /** From hairline to the top of the head, in eye-to-mouth drops; 0 for a bare head. */
  height: number;
  /** From the eyes to the top of the head, in drops. */
  top: number;
  /** From the eyes to the hairline, in drops: small for a fringe. */
  hairline: number;
  /** How much of the crown the photo shows, 0–1: less where the photo ends just above the hairline. */
  shown: number;
  /** Share of the place beside the jaw that is hair, left and right as seen. */
  besideJaw: readonly [number, number];
  /** Share of the place beside and below the chin, on the shoulders, that is hair. */
  belowChin: readonly [number, number];
  /** Width of the head's silhouette above the eyes, in face widths. */
  spread: number;
  /** How much the silhouette's edge wavers, in drops. */
  edge: number;
  /** How busy the hair is: mean difference of neighbours in lightness, against its own lightness. */
  busy: number;
  /** Share of the throat that is skin. */
  throatSkin: number;
  /** Share of the places beside the eyes that have the crown's colours. */
  sidesCovered: number;
};

/** The middle of each channel by itself: unlike the commonest colour it does not jump between sun and shade. */
function medianColour(map: HeadMap, pixels: readonly number[]): { rgb: Rgb; lab: Lab } {
  const all = pixels.map((at) => rgbAt(map, at));
  const rgb: Rgb = [
    median(all.map(([red]) => red)),
    median(all.map(([, green]) => green)),
    median(all.map(([, , blue]) => blue)),
  ];
  return { rgb, lab: labOf(rgb) };
}

/** How high a skull stands over the eyes, in drops, and its half width in face widths: no head is lower. */
const SKULL = { top: 1.5, half: 0.56 };

/** How surely a pixel is a person's to be one of the hair's, and how far from the rim (in pixels) strands are. */
const SURE_PERSON = 0.92;
const RIM = 3;

/** The least hair, in drops, that can be measured. */
const ENOUGH = 0.35;

type Column = { top: number; hairline: number; cut: boolean; crown: number[] };

/** Scans one column upwards from the brows: skin, then perhaps hair, then background. */
function scanColumn(map: HeadMap, skin: Lab, column: number): Column | null {
  const { side, eyes, drop } = map;
  let hairline = -1;
  let notSkin = 0;
  const crown: number[] = [];
  const start = Math.round(eyes.y - drop * 0.42);
  for (let row = start; row >= 0; row--) {
    const at = row * side + column;
    if (!isInPhoto(map, at))
      return { top: row + 1, hairline: hairline < 0 ? row + 1 : hairline, cut: true, crown };
    if (!isPerson(map, at, 0.5))
      return { top: row + 1, hairline: hairline < 0 ? row + 1 : hairline, cut: false, crown };
    if (hairline >= 0) {
      crown.push(at);
      continue;
    }
    // A glint on the forehead is no hairline, a run of other colour is.
    if (isSkin(labAt(map, at), skin, 0.74)) notSkin = 0;
    else notSkin += 1;
    if (notSkin >= Math.max(3, drop * 0.12)) {
      hairline = row + notSkin - 1;
      for (let back = 0; back < notSkin; back++) crown.push(at + back * side);
    }
  }
  return { top: 0, hairline: hairline < 0 ? 0 : hairline, cut: true, crown };
}

/** Measures the hair of one head. `skin` as photographed. */
export function measureHair(map: HeadMap, skin: Lab): HairMeasures {
  const { side, eyes, drop, width, chin, mouth } = map;
  const columns: (Column & { share: number })[] = [];
  for (let share = -0.3; share <= 0.3001; share += 0.05) {
    const x = Math.round(eyes.x + share * width);
    const column = x >= 0 && x < side ? scanColumn(map, skin, x) : null;
    if (column) columns.push({ ...column, share });
  }
  const up = (row: number) => (eyes.y - row) / drop;
  const crown = columns.flatMap((column) => column.crown);
  // Where the photo ends before the head does, the head is at least as high as a skull.
  const tops = columns.map(({ top, cut, share }) =>
    cut ? Math.max(up(top), SKULL.top * Math.sqrt(1 - (share / SKULL.half) ** 2)) : up(top),
  );
  const heights = columns.map(({ hairline }, index) => Math.max(0, (tops[index] ?? 0) - up(hairline)));
  // The mask is soft at its rim, where hair and wall mix; a bright wall shows through fine hair.
  const wall = behindHead(map);
  const sure = crown.filter(
    (at) =>
      isPerson(map, at, SURE_PERSON) &&
      !(wall && wall.lab[0] > 0.6 && colourDistance(labAt(map, at), wall.lab, 1) < 0.09),
  );
  const colour =
    sure.length > 20 ? medianColour(map, sure) : crown.length > 20 ? medianColour(map, crown) : null;
  const like = crownColourTest(map, sure);

  const besideHead = (sign: -1 | 1, top: number, bottom: number, near: number, far: number) => {
    const middle = (chin.x + eyes.x) / 2;
    const [one, other] = [middle + sign * near * width, middle + sign * far * width];
    const pixels = box(map, Math.min(one, other), top, Math.max(one, other), bottom).filter((at) =>
      isInPhoto(map, at),
    );
    if (pixels.length < 12) return 0;
    return (
      pixels.filter((at) => isPerson(map, at, 0.6) && like(at) && !isSkin(labAt(map, at), skin, 0.66))
        .length / pixels.length
    );
  };
  const jaw = (sign: -1 | 1) => besideHead(sign, mouth.y - drop * 0.15, chin.y + drop * 0.1, 0.46, 0.72);
  const below = (sign: -1 | 1) => besideHead(sign, chin.y + drop * 0.35, chin.y + drop * 1.05, 0.3, 0.66);

  const throatBand = belowChin(map, 0.16, 0.22, 0.55);
  const throat = throatBand.filter((at) => isInPhoto(map, at));
  // Of a throat that is mostly outside of the photo nothing is said.
  const throatSeen = throat.length > Math.max(12, (throatBand.length * 2) / 5);
  const { spread, edge } = outline(map);
  const temples = [-1, 1].flatMap((sign) => {
    const [one, other] = [eyes.x + sign * 0.42 * width, eyes.x + sign * 0.6 * width];
    const top = eyes.y - drop * 0.35;
    return box(map, Math.min(one, other), top, Math.max(one, other), eyes.y + drop * 0.1);
  });
  return {
    colour,
    strands: strandsOf(map, sure.length > 20 ? sure : crown, skin),
    height: median(heights),
    top: median(tops),
    hairline: median(columns.map(({ hairline }) => up(hairline))),
    shown:
      columns.reduce(
        (sum, { top, hairline, cut }) => sum + (cut ? Math.min(1, (hairline - top) / drop / ENOUGH) : 1),
        0,
      ) / Math.max(1, columns.length),
    besideJaw: [jaw(-1), jaw(1)],
    belowChin: [below(-1), below(1)],
    spread,
    edge,
    busy: busyness(map, crown),
    sidesCovered:
      temples.filter((at) => isPerson(map, at, 0.5) && like(at)).length / Math.max(1, temples.length),
    throatSkin: throatSeen
      ? throat.filter((at) => isSkin(labAt(map, at), skin, 0.4)).length / throat.length
      : 1,
  };
}

/** Hair pixels of the crown, without the edge of the person, where hair and wall mix, and without skin. */
function strandsOf(map: HeadMap, crown: readonly number[], skin: Lab): Strands | null {
  const rim = [RIM, -RIM, RIM * map.side, -RIM * map.side];
  const core = crown.filter(
    (at) => !isSkin(labAt(map, at), skin, 0.7) && rim.every((by) => (map.person[at + by] ?? 0) > SURE_PERSON),
  );
  const strands = core.length > 40 ? core : crown;
  if (strands.length === 0) return null;
  const sorted = (of: Float32Array) => Float32Array.from(strands, (at) => of[at] ?? 0).sort();
  const share = (values: Float32Array, part: number) => values[Math.floor((values.length - 1) * part)] ?? 0;
  return {
    dark: share(sorted(map.lightness), 0.1),
    red: share(sorted(map.a), 0.5),
    yellow: share(sorted(map.b), 0.5),
  };
}

/** The background behind the upper half of the head. */
function behindHead(map: HeadMap): ColourShare | null {
  const rows = map.eyes.y + map.drop * 0.5;
  const pixels: number[] = [];
  for (let at = 0; at < rows * map.side; at += 3) {
    if (isInPhoto(map, at) && (map.person[at] ?? 0) < 0.1) pixels.push(at);
  }
  return pixels.length > 60 ? dominantColourOf(map, pixels) : null;
}

/** Cells of colour as wide as shades of one hair differ. */
const CELL = { lightness: 0.04, hue: 0.02 };
/** From this share of the crown on a colour is one of its own. */
const OWN = 0.03;

/** Tells whether a pixel has one of the colours of `crown`: so large a part of it is near, counted over neighbouring cells. */
function crownColourTest(map: HeadMap, crown: readonly number[]): (at: number) => boolean {
  const cells = new Map<number, number>();
  const keyOf = (at: number) =>
    Math.floor((map.lightness[at] ?? 0) / CELL.lightness) * 10_000 +
    (Math.floor((map.a[at] ?? 0) / CELL.hue) + 50) * 100 +
    Math.floor((map.b[at] ?? 0) / CELL.hue) +
    50;
  for (const at of crown) cells.set(keyOf(at), (cells.get(keyOf(at)) ?? 0) + 1);
  const cache = new Map<number, boolean>();
  return (at) => {
    const key = keyOf(at);
    let is = cache.get(key);
    if (is === undefined) {
      let near = 0;
      for (const light of [-10_000, 0, 10_000])
        for (const red of [-100, 0, 100])
          for (const yellow of [-1, 0, 1]) near += cells.get(key + light + red + yellow) ?? 0;
      is = near > crown.length * OWN;
      cache.set(key, is);
    }
    return is;
  };
}

/** The person's outline above the eyes: its greatest width, and how much it wavers against a smooth curve. */
function outline(map: HeadMap): { spread: number; edge: number } {
  const { side, eyes, drop, width } = map;
  const radii: number[] = [];
  for (let angle = -170; angle <= -10; angle += 4) {
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    let last = 0;
    for (let r = drop * 0.8; r < side * 0.5; r += 0.5) {
      const [x, y] = [Math.round(eyes.x + dx * r), Math.round(eyes.y + dy * r)];
      if (x < 0 || y < 0 || x >= side || y >= side || !isPerson(map, y * side + x, 0.5)) break;
      last = r;
    }
    radii.push(last);
  }
  const bends: number[] = [];
  for (let at = 2; at < radii.length - 2; at++) {
    const smooth =
      ((radii[at - 2] ?? 0) + (radii[at - 1] ?? 0) + (radii[at + 1] ?? 0) + (radii[at + 2] ?? 0)) / 4;
    const off = Math.abs((radii[at] ?? 0) - smooth) / drop;
    if (off < 0.4) bends.push(off);
  }
  const wide = radii.map((r, at) => Math.abs(Math.cos(((-170 + at * 4) * Math.PI) / 180)) * r);
  const leftmost = Math.max(...wide.slice(0, wide.length >> 1), 0);
  const rightmost = Math.max(...wide.slice(wide.length >> 1), 0);
  return {
    spread: (leftmost + rightmost) / width,
    edge: bends.reduce((sum, off) => sum + off, 0) / Math.max(1, bends.length),
  };
}

/** Mean difference in lightness of hair pixels two apart, across and down, as a share of the hair's lightness. */
function busyness(map: HeadMap, crown: readonly number[]): number {
  const { side } = map;
  let [sum, count, light] = [0, 0, 0];
  for (const at of crown) {
    const lightness = map.lightness[at] ?? 0;
    light += lightness;
    for (const other of [at + 2, at + 2 * side]) {
      if (!isPerson(map, other, 0.8)) continue;
      sum += Math.abs((map.lightness[other] ?? 0) - lightness);
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count / Math.max(0.15, light / crown.length);
}
