/** Step 7, layers: stacks backdrop, pools of light, cut pieces, parts and weather by depth and draws them on paper. */
import type { Look } from '../../figures/hero/look/look.ts';
import { Cutter } from '../../paper/cutter.ts';
import { lightFor } from '../../paper/hour-lights.ts';
import { applyMatrix, IDENTITY, placeOn } from '../../paper/matrix.ts';
import { PAGE } from '../../paper/page.ts';
import { Paper } from '../../paper/paper.ts';
import { WHITE } from '../../paper/papers.ts';
import { type BackdropContext, type BackdropLayer, lightAt, type Stage } from '../../parts/backdrop-stage.ts';
import { LAZY_BACKDROP_RECORDS } from '../../parts/backdrops.lazy.generated.ts';
import { type Aspect, STAGES } from '../camera/aspects.ts';
import type { CameraView } from '../camera/camera.ts';
import { frameScene } from '../camera/frame-scene.ts';
import { type Cast, toCast } from '../cast/cast.ts';
import type { ChildRole } from '../format/child-roles.ts';
import type { Scene } from '../format/scene.ts';
import { NEAR_SIDE_STEP } from '../layout/depths.ts';
import type { PlacedPart } from '../layout/layout-types.ts';
import { castsShadow } from '../layout/person-anchors.ts';
import {
  darkenedLight,
  drawLitFigure,
  drawSilhouette,
  isFromBelow,
  lightOn,
  nearestLamp,
  placeLamp,
} from '../light/lamps.ts';
import { groundGlow, lampPools, shadeBelow } from '../light/pools.ts';
import { backgroundLayers } from './background-layers.ts';
import { cutoutLayer } from './cutout-frame.ts';
import { cutLayers } from './cuts.ts';
import { drawPart, drawPerson, drawPropAt, drawWithin } from './draw-parts.ts';
import { weatherLayers } from './weather.ts';

/** What of a scene is drawn, and how much of the stage is shown. */
export interface AloneOptions {
  /** Whether a piece, a thing or somebody of one of these names is drawn. */
  readonly shows: (...names: (string | undefined)[]) => boolean;
  /** Page units. */
  readonly frame: Stage;
}

export interface SceneOptions {
  readonly aspect?: Aspect;
  /** Starts every id in the SVG; give each picture in one page its own. */
  readonly prefix?: string;
  readonly textures?: 'standalone' | 'shared' | 'none';
  /** Draws these alone, on transparent paper, without camera, weather and light of their own: for a vignette. */
  readonly alone?: AloneOptions;
  /** Draws on top of everything else: a cover's lettering. */
  readonly over?: (paper: Paper, stage: Stage) => void;
}

/** Where the land of most backdrops begins, page units. */
const HORIZON = 860;

/** Draws a scene on paper, its layers in order of depth. */
export function paintScene(whole: Scene, lookOrCast: Look | Cast, options: SceneOptions = {}): Paper {
  const { alone } = options;
  const scene = alone ? withoutPlace(whole) : whole;
  const backdrop = LAZY_BACKDROP_RECORDS.get(scene.backdrop);
  const cast = toCast(lookOrCast);
  const { frame: aspectFrame, parts: allParts, anchors, view } = frameScene(scene, cast, options.aspect);
  const frame = alone?.frame ?? aspectFrame;
  const parts = allParts.filter((part) => !alone || alone.shows(part.name, kindOf(part)));
  const cuts = (scene.cuts ?? []).filter(({ name, what }) => !alone || alone.shows(name, what));
  const stage = view ? stageOf(view) : frame;
  const lighting = scene.lighting ?? {};
  // A plain page has no haze.
  const hourLight = { ...lightFor(scene.light, backdrop.shift), ...(scene.plain ? { haze: 0 } : {}) };
  const light = darkenedLight(hourLight, lighting);
  const lamps = (lighting.lamps ?? []).map((lamp) => placeLamp(lamp, anchors.posedSpot(lamp.on)));
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
  const drawInLight = (part: PlacedPart, draw: () => void) => {
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
    const drawFigure = () => {
      if (part.kind === 'prop') return draw();
      const { at: foot, scale } = part;
      const grounded = part.role.in === undefined && castsShadow(part.role);
      drawLitFigure(
        paper,
        {
          foot,
          from,
          hour: lamp ? 'lamp' : scene.light,
          fromBelow: lamp !== undefined && isFromBelow(lamp),
          lighting,
          grounded,
          scale,
        },
        draw,
      );
    };
    paper.under(lightOn(hourLight, lighting, lamps, middle), drawFigure);
  };
  const backdropContext: BackdropContext = {
    c,
    stage,
    hour: scene.light,
    light: lightAt(stage, scene.light),
    disc: scene.disc !== false,
  };
  const layers: BackdropLayer[] = [
    ...(alone ? [] : backgroundLayers(scene, backdropContext)).map(({ depth, draw }) => ({
      depth,
      draw: view ? () => paper.at({ y: view.shift(depth) }, draw) : draw,
    })),
    ...groundGlow(c, lighting, stage, HORIZON),
    ...lampPools(c, lamps),
    ...(lighting.edge
      ? shadeBelow(c, lighting.edge, anchors.posedSpot(lighting.edge.at)[1], stage, light.shadow)
      : []),
    ...cutLayers(cuts, {
      c,
      spot: anchors.pinnedSpot,
      withNames: namesIn(cast),
      depthOf: anchors.depthOf,
    }),
    ...groupByDepth(
      parts,
      ({ depth }) => depth,
      (part) => drawWithin(paper, part, () => drawInLight(part, () => drawPart(c, part))),
    ),
    ...parts.flatMap((part) => {
      if (part.kind !== 'prop' || !part.occupied) return [];
      const lit = lightOn(hourLight, lighting, lamps, part.anchor('centre') ?? part.at);
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
      const lit = lightOn(hourLight, lighting, lamps, part.anchor('centre') ?? part.at);
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

/** A scene's people and things without its place: no camera, no weather, and the light of noon. */
function withoutPlace(scene: Scene): Scene {
  const { shot, camera, wide, lighting, weather, through, papers, ...parts } = scene;
  return { ...parts, light: 'noon', plain: WHITE };
}

/** The id of what a part is drawn from. */
const kindOf = (part: PlacedPart): string | undefined =>
  part.kind === 'prop' ? part.prop.id : part.kind === 'animal' ? part.role.who : undefined;

/** Returns a function that fills the name slots of a text; it throws on the name of someone not in the cast. */
function namesIn({ names }: Cast): (text: string) => string {
  return (text) =>
    text.replace(/\{(name|friend|third|fourth)\}/g, (slot, who: 'name' | ChildRole) => {
      const name = names?.[who === 'name' ? 'hero' : who];
      if (name === undefined)
        throw new Error(`The picture writes ${slot}, and no one of that name is in it.`);
      return name;
    });
}

/** The area that backdrops cover: at least the page, so that the world looks the same for every camera. */
function stageOf({ window, shift }: CameraView): Stage {
  const drop = Math.abs(shift(0));
  return {
    left: Math.min(STAGES.page.left, window.left),
    right: Math.max(STAGES.page.right, window.right),
    top: Math.min(STAGES.page.top, window.top) - drop,
    bottom: Math.max(STAGES.page.bottom, window.bottom) + drop,
  };
}

/** Groups items of one depth into a layer, in the order of the list. */
function groupByDepth<T>(
  items: readonly T[],
  depthOf: (item: T) => number,
  draw: (item: T) => void,
): BackdropLayer[] {
  const byDepth = new Map<number, T[]>();
  for (const item of items) byDepth.set(depthOf(item), [...(byDepth.get(depthOf(item)) ?? []), item]);
  return [...byDepth].map(([depth, group]) => ({ depth, draw: () => group.forEach(draw) }));
}
