/** Puts a scene together: the backdrop's sheets, the props and the cast, each in the layer its depth asks for. */
import type { AnimalActing } from '../../figures/animals/acting.ts';
import type { Look } from '../../figures/hero/look/look.ts';
import { drawHero } from '../../figures/hero/rig.ts';
import { Cutter } from '../../paper/cutter.ts';
import { lightFor } from '../../paper/hour-lights.ts';
import { applyMatrix, IDENTITY, placeOn } from '../../paper/matrix.ts';
import { PAGE } from '../../paper/page.ts';
import { Paper } from '../../paper/paper.ts';
import { drawOnStock } from '../../paper/printed-on.ts';
import { seedOf } from '../../paper/rng.ts';
import { type BackdropContext, type BackdropLayer, lightAt, type Stage } from '../../parts/backdrop-stage.ts';
import { LAZY_BACKDROP_RECORDS } from '../../parts/backdrops.lazy.generated.ts';
import { drawAnimal } from '../../parts/draw-animal.ts';
import { drawProp } from '../../parts/draw-prop.ts';
import { type Aspect, STAGES } from '../camera/aspects.ts';
import type { CameraView } from '../camera/camera.ts';
import { frameScene } from '../camera/frame-scene.ts';
import { type Cast, toCast } from '../cast/cast.ts';
import type { Scene } from '../format/scene.ts';
import { FIGURE_DEPTH, NEAR_SIDE_STEP } from '../layout/depths.ts';
import type { PlacedAnimal, PlacedPart, PlacedPerson, PlacedProp } from '../layout/layout-types.ts';
import { castsShadow, HERO_UNITS } from '../layout/person-anchors.ts';
import {
  darkenedLight,
  drawLitFigure,
  drawSilhouette,
  lampPools,
  lightOn,
  nearestLamp,
  placeLamp,
} from '../light/lamps.ts';
import { cutoutLayer } from './cutout-frame.ts';
import { cutLayers } from './cuts.ts';
import { ROOMS } from './room-registry.ts';
import { plainLayer, skyLayer } from './skies.ts';
import { weatherLayers } from './weather.ts';

export interface SceneOptions {
  readonly aspect?: Aspect;
  /** Starts every id in the SVG; give each picture in one page its own. */
  readonly prefix?: string;
  readonly textures?: 'standalone' | 'shared' | 'none';
  /** Draws on top of everything, in the front layer: a cover's lettering. */
  readonly over?: (paper: Paper, stage: Stage) => void;
}

/** The whole scene laid out on paper, layers in order of depth. */
export function paintScene(scene: Scene, lookOrCast: Look | Cast, options: SceneOptions = {}): Paper {
  const backdrop = LAZY_BACKDROP_RECORDS.get(scene.backdrop);
  const cast = toCast(lookOrCast);
  const { frame, parts, anchors, view } = frameScene(scene, cast, options.aspect);
  const stage = view ? stageOf(view) : frame;
  const dark = scene.lighting?.dark ?? 0;
  // On a plain page there is no air between us and what lies far.
  const hourLight = { ...lightFor(scene.light, backdrop.shift), ...(scene.plain ? { haze: 0 } : {}) };
  const light = darkenedLight(hourLight, dark);
  const lamps = (scene.lighting?.lamps ?? []).map((lamp) => placeLamp(lamp, anchors.posedSpot(lamp.on)));
  const paper = new Paper({
    x: frame.left,
    y: frame.top,
    width: frame.right - frame.left,
    height: frame.bottom - frame.top,
    light,
    seed: scene.seed,
    prefix: options.prefix ?? 's',
    textures: options.textures ?? 'standalone',
    ...(view ? { zoom: view.zoom } : {}),
  });
  const c = new Cutter(paper);
  const litBy = (part: PlacedPart, draw: () => void) => {
    const middle = part.anchor('centre') ?? part.at;
    const lamp = nearestLamp(lamps, middle);
    if (part.silhouette)
      return drawSilhouette(
        paper,
        middle,
        scene.lighting ? (lamp?.at ?? lightAt(stage, scene.light)) : null,
        part.scale,
        draw,
      );
    if (!scene.lighting) return draw();
    const from =
      lamp?.at ??
      (scene.lighting.from ? anchors.restingSpot(scene.lighting.from) : lightAt(stage, scene.light));
    const own = () => {
      if (part.kind === 'prop') return draw();
      const { at: foot, scale } = part;
      const grounded = part.role.in === undefined && castsShadow(part.role);
      drawLitFigure(
        paper,
        { foot, from, hour: lamp ? 'lamp' : scene.light, lighting: scene.lighting!, grounded, scale },
        draw,
      );
    };
    paper.under(lightOn(hourLight, dark, lamps, middle), own);
  };
  const ground: BackdropContext = {
    c,
    stage,
    hour: scene.light,
    light: lightAt(stage, scene.light),
    disc: scene.disc !== false,
  };
  const layers: BackdropLayer[] = [
    ...landOf(scene, ground).map(({ depth, draw }) => ({
      depth,
      draw: view ? () => paper.at({ y: view.shift(depth) }, draw) : draw,
    })),
    ...lampPools(c, lamps),
    ...cutLayers(scene.cuts ?? [], {
      c,
      spot: anchors.pinnedSpot,
      named: namesIn(cast),
      depthOf: anchors.depthOf,
    }),
    ...gather(
      parts,
      ({ depth }) => depth,
      (part) => litBy(part, () => drawPart(c, part)),
    ),
    ...parts.flatMap((part) => {
      if (part.kind !== 'prop' || !part.occupied) return [];
      const lit = lightOn(hourLight, dark, lamps, part.anchor('centre') ?? part.at);
      return [
        {
          depth: part.depth + NEAR_SIDE_STEP,
          draw: () => {
            const near = () => drawPropAt(c, part, 'near');
            if (part.silhouette) drawSilhouette(paper, part.at, null, part.scale, near);
            else paper.under(lit, near);
          },
        },
      ];
    }),
    ...parts.flatMap((part) => {
      if (part.kind !== 'person' || part.handsDepth === null) return [];
      const lit = lightOn(hourLight, dark, lamps, part.anchor('centre') ?? part.at);
      return [{ depth: part.handsDepth, draw: () => paper.under(lit, () => drawPerson(c, part, 'reach')) }];
    }),
  ];
  if (scene.weather) layers.push(...weatherLayers(scene.weather, c, stage, anchors.heads));
  layers
    .map((layer, i) => ({ layer, i }))
    .sort((a, b) => a.layer.depth - b.layer.depth || a.i - b.i)
    .forEach(({ layer, i }) => {
      const draw = view ? () => paper.at(view.outer, () => paper.at(view.inner, layer.draw)) : layer.draw;
      paper.layer(layer.depth, () => paper.seeded(scene.seed * 97 + i, draw));
    });
  if (scene.through) {
    const [x, y] = anchors.restingSpot(scene.through.on ?? [PAGE.width / 2, PAGE.height / 2]);
    const at = view
      ? applyMatrix(placeOn(placeOn(IDENTITY, view.outer), view.inner), x, y)
      : ([x, y] as const);
    const { depth, draw } = cutoutLayer(scene.through, c, frame, at);
    paper.layer(depth, () => paper.seeded(scene.seed * 97 + layers.length, draw));
  }
  if (options.over) paper.layer(1, () => options.over?.(paper, frame));
  return paper;
}

/** Puts the children's names where a picture writes them; throws where it writes one of nobody's. */
function namesIn({ names }: Cast): (text: string) => string {
  return (text) =>
    text.replace(/\{(name|friend)\}/g, (slot, who: 'name' | 'friend') => {
      const name = who === 'name' ? names?.hero : names?.friend;
      if (name === undefined)
        throw new Error(`The picture writes ${slot}, and nobody of that name plays in it.`);
      return name;
    });
}

/** What the backdrop puts before the figures begins here. */
const FRAME = 0.8;

/** A page of one colour, or a room, where the scene has one. */
function ownGround({ plain, room }: Scene, ground: BackdropContext): readonly BackdropLayer[] | null {
  if (plain) return [plainLayer(ground, plain)];
  return room ? ROOMS.get('room').roomLayers(ground, room) : null;
}

/** The sheets of the backdrop, under the sky and on the stocks that the scene asks for. */
function landOf(scene: Scene, ground: BackdropContext): BackdropLayer[] {
  const { sky, papers, frame } = scene;
  const { paper } = ground.c;
  const backdrop = ownGround(scene, ground) ?? LAZY_BACKDROP_RECORDS.get(scene.backdrop).layers(ground);
  const layers = backdrop
    .filter(({ depth }) => frame !== false || depth < FRAME)
    .map((layer) => (sky && sky !== 'rings' && layer.depth === 0 ? skyLayer(sky, ground) : layer));
  if (!papers) return layers;
  return layers.map(({ depth, draw }) => {
    const stock = depth === 0 && !scene.plain ? papers.sky : papers.land;
    return { depth, draw: stock ? () => paper.printed({ stock, size: 1.3 }, draw) : draw };
  });
}

/** Sheets of the land reach at least over the page, so that the world is the same whatever the camera shows of it. */
function stageOf({ window, shift }: CameraView): Stage {
  const drop = Math.abs(shift(0));
  return {
    left: Math.min(STAGES.page.left, window.left),
    right: Math.max(STAGES.page.right, window.right),
    top: Math.min(STAGES.page.top, window.top) - drop,
    bottom: Math.max(STAGES.page.bottom, window.bottom) + drop,
  };
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

function drawPart(c: Cutter, part: PlacedPart): void {
  if (part.kind === 'prop') {
    if (!part.drawnInHand) drawPropAt(c, part);
  }
  if (part.kind === 'animal') drawPlacedAnimal(c, part);
  if (part.kind === 'person') drawPerson(c, part);
}

function drawPropAt(
  c: Cutter,
  { prop, at, scale, turn, depth, occupied }: PlacedProp,
  side: 'far' | 'near' = 'far',
): void {
  const draw = () =>
    c.paper.seeded(seedOf(prop.id) + Math.round(prop.at?.[0] ?? 0), () =>
      drawOnStock(c.paper, prop.print, () => drawProp(c, prop.id, prop.colour, occupied ? side : 'whole')),
    );
  c.at(at[0], at[1], { scale, turn, flip: prop.flip ?? false }, () =>
    Math.abs(depth - FIGURE_DEPTH) < 0.13 ? c.paper.tinted(animalTint(c), draw) : draw(),
  );
}

/** Companions, and what they handle, keep more of their own colour than the place, less than the hero. */
function animalTint(c: Cutter): number {
  const { tintStrength, heroTint } = c.paper.light;
  return tintStrength * 0.5 + heroTint * 0.5;
}

function drawPerson(
  c: Cutter,
  { person, options, at, scale, turn, handsDepth }: PlacedPerson,
  only?: 'reach',
): void {
  const part = only ?? (handsDepth === null ? 'whole' : 'body');
  c.at(at[0], at[1], { scale: scale * HERO_UNITS, turn }, () =>
    drawHero(person.look, { ...options, part }, c.paper),
  );
}

/** How an animal acts in this picture; none for one that does only what its pose says. */
function actingOf(
  c: Cutter,
  { mood, nod }: PlacedAnimal['role'],
  gaze: PlacedAnimal['gaze'],
): AnimalActing | undefined {
  if (mood === undefined && nod === undefined && gaze === null) return undefined;
  return {
    ...(mood === undefined ? {} : { mood }),
    ...(nod === undefined ? {} : { nod }),
    ...(gaze === null ? {} : { gaze: c.paper.toPicture(gaze) }),
  };
}

function drawPlacedAnimal(c: Cutter, { role, at, scale, turn, gaze }: PlacedAnimal): void {
  const acting = actingOf(c, role, gaze);
  c.at(at[0], at[1], { scale, turn, flip: role.facing === 'right' }, () =>
    c.paper.tinted(animalTint(c), () =>
      c.paper.seeded(seedOf(role.who), () =>
        drawOnStock(c.paper, role.print, () => drawAnimal(c, role.who, role.pose, role.colour, acting)),
      ),
    ),
  );
}
