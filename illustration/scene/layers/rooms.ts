/** Step 7, layers: rooms of named parts: wall, floor, openings and fixtures. */

import { type BackdropContext, type BackdropLayer, layer, OVERSCAN } from '../../parts/backdrop-stage.ts';
import { casement, FLOOR, floor, shelf, wall } from '../../parts/backdrops/shapes/interior.ts';
import type { Room, RoomPart } from '../format/room.ts';

const FLAT = { lift: 0, edge: 'none', tex: 'none' } as const;

/** The depths of the wall, of what is built against it, and of the floor: behind everybody, as in the rooms of the kit. */
const WALL = 0.3;
const BUILT = 0.44;
const GROUND = 0.4;

/** How each part is drawn in place. */
const PARTS: {
  readonly [Name in RoomPart['part']]: (g: BackdropContext, part: Extract<RoomPart, { part: Name }>) => void;
} = {
  window: (g, { at: [x, y], size: [w, h], colour, arched }) =>
    casement(g, x, y, w, h, colour, arched ?? false),
  door: doorway,
  porthole,
  shelf: (g, { at: [x, y], width, colour }) => shelf(g, x, y, width, colour),
  tiles: tiled,
  counter,
  stairs,
  corridor,
  rock,
};

/** The sheets of a room, in place of a backdrop's. */
export function roomLayers(g: BackdropContext, room: Room): BackdropLayer[] {
  const built = (part: RoomPart) => () =>
    (PARTS[part.part] as (g: BackdropContext, part: RoomPart) => void)(g, part);
  return [
    layer(WALL, () => {
      wall(g, room.wall, room.papered ?? 'plain');
      if (room.floor === undefined) below(g, room.wall);
    }),
    ...(room.floor === undefined ? [] : [layer(GROUND, () => floor(g, room.floor!, room.laid ?? 'boards'))]),
    ...(room.parts ?? []).map((part) => layer(part.depth ?? BUILT, built(part))),
  ];
}

/** Without a floor the wall goes on to the bottom of the picture. */
function below({ c, stage: { left, right, bottom } }: BackdropContext, colour: string): void {
  c.box(left - OVERSCAN, FLOOR, right - left + 2 * OVERSCAN, bottom - FLOOR + OVERSCAN, colour, {
    lift: 0,
    edge: 'none',
    tex: 'feltTurned',
    step: 900,
  });
}

type PartOf<Name extends RoomPart['part']> = Extract<RoomPart, { part: Name }>;

/** A door in its frame; open, it stands aside and shows what lies beyond. */
function doorway(
  { c }: BackdropContext,
  { at: [x, foot], size: [w, h], colour, beyond }: PartOf<'door'>,
): void {
  const frame = c.shade(colour, -0.06);
  c.box(x - w / 2 - 22, foot - h - 22, w + 44, h + 22, frame, { lift: 0.9, tex: 'brushUpright' });
  if (beyond === undefined) {
    c.box(x - w / 2, foot - h, w, h, colour, { lift: 0.5, tex: 'brushUpright' });
    for (const [top, high] of [
      [0.08, 0.36],
      [0.54, 0.36],
    ] as const)
      c.box(x - w * 0.34, foot - h * (1 - top), w * 0.68, h * high, c.shade(colour, -0.035), FLAT);
    c.dot(x + w * 0.38, foot - h * 0.46, 9, 9, '#e2b45a');
    return;
  }
  c.box(x - w / 2, foot - h, w, h, beyond, { ...FLAT, lit: false });
  const ajar = `${x - w / 2},${foot - h}! ${x - w * 0.86},${foot - h - h * 0.05}! ${x - w * 0.86},${foot + h * 0.06}! ${x - w / 2},${foot}!`;
  c.cut(ajar, colour, { lift: 1, tex: 'brushUpright' });
}

/** A round window of a ship: sky over water, a ring with bolts. */
function porthole({ c }: BackdropContext, { at: [x, y], radius, colour }: PartOf<'porthole'>): void {
  c.oval(x, y, radius * 1.24, radius * 1.24, colour, { lift: 1 });
  const glass = c.paper.light.sky;
  c.dot(x, y, radius, radius, glass[1]!, 1, false);
  const sea = [-1, -0.5, 0, 0.5, 1].map((t) => `${x + t * radius * 0.97},${y + radius * 0.24}`).join(' ');
  c.patch(
    `${sea} ${x + radius * 0.6},${y + radius * 0.78} ${x},${y + radius * 0.98} ${x - radius * 0.6},${y + radius * 0.78}`,
    '#4f8a9c',
    0.9,
  );
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    c.dot(x + Math.cos(a) * radius * 1.12, y + Math.sin(a) * radius * 1.12, 5, 5, c.shade(colour, -0.12));
  }
}

/** Tiles on a wall, rows of squares with pale joints. */
function tiled(
  { c }: BackdropContext,
  { at: [x, y], size: [w, h], colour, each = 62 }: PartOf<'tiles'>,
): void {
  c.box(x - w / 2, y - h / 2, w, h, c.shade(colour, -0.05), { lift: 0.3, tex: 'feltTurned' });
  const [columns, rows] = [Math.floor(w / each), Math.floor(h / each)];
  const [left, top] = [x - (columns * each) / 2, y - (rows * each) / 2];
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++)
      c.box(
        left + i * each + 3,
        top + row * each + 3,
        each - 6,
        each - 6,
        c.shade(colour, ((row * 7 + i * 5) % 3) * 0.018),
        FLAT,
      );
}

/** Cupboards along the wall under one long top: a kitchen, a shop, a workbench. */
function counter(
  { c }: BackdropContext,
  { at: [x, foot], size: [w, h], colour, top }: PartOf<'counter'>,
): void {
  const doors = Math.max(1, Math.round(w / 190));
  c.box(x - w / 2, foot - h, w, h, colour, { lift: 1, tex: 'brushUpright' });
  for (let i = 0; i < doors; i++) {
    const [left, wide] = [x - w / 2 + (i * w) / doors, w / doors];
    c.box(left + 14, foot - h + 46, wide - 28, h - 76, c.shade(colour, 0.025), { ...FLAT, lift: 0.2 });
    c.dot(left + wide * (i % 2 ? 0.2 : 0.8), foot - h * 0.52, 8, 8, '#e2b45a');
  }
  c.box(x - w / 2 - 20, foot - h - 14, w + 40, 34, top ?? c.shade(colour, 0.08), { lift: 1.1, tex: 'brush' });
}

/** A flight of stairs seen from its side, with a rail; it climbs to the left or to the right of its foot. */
function stairs(
  { c }: BackdropContext,
  { at: [x, foot], steps, to, colour, step = [84, 62] }: PartOf<'stairs'>,
): void {
  const [going, rise] = step;
  const k = to === 'right' ? 1 : -1;
  const edge = Array.from({ length: steps }, (_, i) => [
    `${x + k * i * going},${foot - (i + 1) * rise}!`,
    `${x + k * (i + 1) * going},${foot - (i + 1) * rise}!`,
  ]).flat();
  const [end, top] = [x + k * steps * going, foot - steps * rise];
  c.cut(`${x},${foot}! ${edge.join(' ')} ${end},${foot}!`, colour, { lift: 1, tex: 'brush' });
  for (let i = 0; i < steps; i++) {
    const left = k > 0 ? x + i * going - 8 : x - (i + 1) * going;
    c.box(left, foot - (i + 1) * rise - 6, going + 8, 14, c.shade(colour, 0.06), { lift: 0.5, tex: 'brush' });
    c.band(
      `${x + k * (i + 0.5) * going},${foot - (i + 1) * rise} ${x + k * (i + 0.5) * going},${foot - (i + 1) * rise - 150}`,
      [9, 9],
      c.shade(colour, -0.06),
      { lift: 0.3, tex: 'none' },
    );
  }
  c.band(`${x},${foot - rise - 150} ${end},${top - 150}`, [20, 20], c.shade(colour, -0.09), { lift: 0.7 });
}

/** The room goes on into the distance: side walls, a floor and a ceiling that run to an end wall, with a light at its end. */
function corridor(
  { c, stage }: BackdropContext,
  { at: [x, y], size: [w, h], colour, end }: PartOf<'corridor'>,
): void {
  const { left, right, top, bottom } = stage;
  const [l, r, t, b] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  const far = OVERSCAN * 2;
  const side = (shape: string, shade: number) =>
    c.cut(shape, c.shade(colour, shade), { ...FLAT, tex: 'brush' });
  side(`${left - far},${top - far}! ${l},${t}! ${l},${b}! ${left - far},${bottom + far}!`, -0.03);
  side(`${right + far},${top - far}! ${r},${t}! ${r},${b}! ${right + far},${bottom + far}!`, -0.06);
  side(`${left - far},${top - far}! ${right + far},${top - far}! ${r},${t}! ${l},${t}!`, 0.03);
  side(`${left - far},${bottom + far}! ${right + far},${bottom + far}! ${r},${b}! ${l},${b}!`, -0.1);
  for (const part of [0.34, 0.66]) {
    const reach = (from: number, to: number) => from + (to - from) * part;
    c.mark(
      `${reach(l, left)},${reach(t, top)} ${reach(l, left)},${reach(b, bottom)}`,
      c.shade(colour, -0.1),
      5,
      0.7,
    );
    c.mark(
      `${reach(r, right)},${reach(t, top)} ${reach(r, right)},${reach(b, bottom)}`,
      c.shade(colour, -0.12),
      5,
      0.7,
    );
  }
  c.box(l, t, w, h, end ?? c.shade(colour, 0.08), { lift: 0.4, tex: 'feltTurned' });
}

/** Rock all round, in sheets that come nearer: a cave, a burrow, a mine. */
function rock({ c, stage }: BackdropContext, { at: [x, y], size: [w, h], colour }: PartOf<'rock'>): void {
  const { left, right, top, bottom } = stage;
  const outside = `${left - 200},${top - 200}! ${right + 200},${top - 200}! ${right + 200},${bottom + 200}! ${left - 200},${bottom + 200}!`;
  for (const [i, grown] of [1, 1.18, 1.4].entries()) {
    const mouth = Array.from({ length: 15 }, (_, k) => {
      const a = (k / 15) * Math.PI * 2;
      const r = grown * (1 + c.between(-0.07, 0.07));
      return `${(x + Math.cos(a) * (w / 2) * r).toFixed(1)},${(y + Math.sin(a) * (h / 2) * r).toFixed(1)}`;
    }).join(' ');
    c.blob(outside, c.shade(colour, -0.05 * i), { lift: 1.6, tex: 'felt', holes: mouth });
  }
}
