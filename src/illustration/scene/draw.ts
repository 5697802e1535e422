/** Puts a scene together: the backdrop's sheets, the props and the cast, each in the layer its depth asks for. */
import { drawCompanion } from '../animals/parts/draw.ts';
import type { Look } from '../hero/look.ts';
import { drawHero } from '../hero/rig.ts';
import { Cutter } from '../paper/cutter.ts';
import { Paper } from '../paper/paper.ts';
import { seedOf } from '../paper/rng.ts';
import { drawProp } from '../props/parts/draw.ts';
import { BACKDROPS } from './backdrops.ts';
import { lightFor } from './light.ts';
import { PAGE, type Role, type Scene, type ScenePropData } from './scene.ts';
import { type BackdropLayer, lightAt, type Stage } from './terrain.ts';

/** page: 900 × 1320, in the book. wide: 1500 × 1000, for phones and banners. cover: 900 × 1200 (3:4). */
export type Aspect = 'page' | 'wide' | 'cover';

export const STAGES: Record<Aspect, Stage> = {
  page: { left: 0, right: PAGE.width, top: 0, bottom: PAGE.height },
  wide: { left: -300, right: 1200, top: 320, bottom: PAGE.height },
  cover: { left: 0, right: PAGE.width, top: 120, bottom: PAGE.height },
};

/** Units of the hero's rig (a standing child is 262) in page units, where she stands 390 high. */
const HERO_UNITS = 390 / 262;

export interface SceneOptions {
  readonly aspect?: Aspect;
  /** Starts every id in the SVG; give each picture in one page its own. */
  readonly prefix?: string;
  readonly textures?: 'standalone' | 'shared' | 'none';
  /** Draws on top of everything, in the front layer: a cover's lettering. */
  readonly over?: (paper: Paper, stage: Stage) => void;
}

const FIGURES = 0.72;
const PROPS = 0.66;

/** What stands above y 600 moves into the lower sky of a picture that is less high. */
export function placeIn(stage: Stage, [x, y]: readonly [number, number]): readonly [number, number] {
  return [x, y < 600 ? stage.top + (y * (600 - stage.top)) / 600 : y];
}

/** The whole scene laid out on paper, layers in order of depth. */
export function layScene(scene: Scene, look: Look, options: SceneOptions = {}): Paper {
  const stage = STAGES[options.aspect ?? 'page'];
  const backdrop = BACKDROPS[scene.backdrop];
  const light = lightFor(scene.light, backdrop.shift);
  const paper = new Paper({
    x: stage.left,
    y: stage.top,
    width: stage.right - stage.left,
    height: stage.bottom - stage.top,
    light,
    seed: scene.seed,
    prefix: options.prefix ?? 's',
    textures: options.textures ?? 'standalone',
  });
  const c = new Cutter(paper);
  const layers: BackdropLayer[] = [
    ...backdrop.layers({
      c,
      stage,
      hour: scene.light,
      light: lightAt(stage, scene.light),
      disc: scene.disc !== false,
    }),
    ...gather(
      scene.props ?? [],
      (prop) => prop.depth ?? PROPS,
      (prop) => drawPropAt(c, stage, prop),
    ),
    ...gather(
      scene.cast,
      (role) => role.depth ?? FIGURES,
      (role) => drawRole(c, stage, role, look),
    ),
  ];
  layers
    .map((layer, i) => ({ layer, i }))
    .sort((a, b) => a.layer.depth - b.layer.depth || a.i - b.i)
    .forEach(({ layer, i }) => {
      paper.layer(layer.depth, () => paper.seeded(scene.seed * 97 + i, () => layer.draw()));
    });
  if (options.over) paper.layer(1, () => options.over?.(paper, stage));
  return paper;
}

/** The scene as one SVG; `title` is what a screen reader says, the name already put in. */
export function drawScene(
  scene: Scene,
  look: Look,
  options: SceneOptions & { readonly title?: string } = {},
): string {
  return layScene(scene, look, options).toSvg({
    grain: true,
    size: true,
    ...(options.title ? { title: options.title } : {}),
  });
}

/** The scene as layers from far to near; move a layer by (depth − 0.72) × 36 px for parallax, the hero stands still. */
export function drawSceneLayers(
  scene: Scene,
  look: Look,
  options: SceneOptions = {},
): { depth: number; svg: string }[] {
  return layScene(scene, look, options).toLayers({ grain: false });
}

/** The description with the hero's name in it. */
export function describeScene(scene: Scene, name: string): string {
  return scene.describe.replaceAll('{name}', name);
}

/** Things of one depth share a layer, in the order they are listed. */
function gather<T>(
  items: readonly T[],
  depthOf: (item: T) => number,
  draw: (item: T) => void,
): BackdropLayer[] {
  const byDepth = new Map<number, T[]>();
  for (const item of items) byDepth.set(depthOf(item), [...(byDepth.get(depthOf(item)) ?? []), item]);
  return [...byDepth].map(([depth, group]) => ({ depth, draw: () => group.forEach(draw) }));
}

function drawPropAt(c: Cutter, stage: Stage, prop: ScenePropData): void {
  const [x, y] = placeIn(stage, prop.at);
  const depth = prop.depth ?? PROPS;
  const draw = () =>
    c.paper.seeded(seedOf(prop.id) + Math.round(prop.at[0]), () => drawProp(c, prop.id, prop.colour));
  c.at(x, y, { scale: prop.scale ?? 1, turn: prop.turn ?? 0, flip: prop.flip ?? false }, () =>
    Math.abs(depth - FIGURES) < 0.13 ? c.paper.tinted(companionTint(c), draw) : draw(),
  );
}

/** Companions, and what they handle, keep more of their own colour than the place, less than the hero. */
function companionTint(c: Cutter): number {
  const { tintStrength, heroTint } = c.paper.light;
  return tintStrength * 0.5 + heroTint * 0.5;
}

function drawRole(c: Cutter, stage: Stage, role: Role, look: Look): void {
  const [x, y] = placeIn(stage, role.at);
  const place = { scale: role.scale ?? 1, turn: role.turn ?? 0 };
  if (role.who === 'hero') {
    const { pose, expression, facing, holding } = role;
    const fly = pose === 'fly' || pose === 'swim';
    const options = {
      pose,
      expression,
      groundShadow: !fly && role.shadow !== false,
      ...(facing ? { facing } : {}),
      ...(holding ? { holding } : {}),
      ...(role.bed === undefined ? {} : { bed: role.bed }),
    };
    c.at(x, y, { ...place, scale: place.scale * HERO_UNITS }, () => drawHero(look, options, c.paper));
    return;
  }
  c.at(x, y, { ...place, flip: role.facing === 'right' }, () =>
    c.paper.tinted(companionTint(c), () =>
      c.paper.seeded(seedOf(role.who), () => drawCompanion(c, role.who, role.pose, role.colour)),
    ),
  );
}
