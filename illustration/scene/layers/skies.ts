/** Step 7, layers: skies that replace the backdrop's rings: flat, torn bands, a mass of cloud, or none. */

import { mix } from '../../paper/colour.ts';
import { HERO_DEPTH } from '../../paper/depth-tone.ts';
import type { Point } from '../../paper/outline.ts';
import { MILK, WHITE } from '../../paper/papers.ts';
import { type BackdropContext, type BackdropLayer, OVERSCAN, skyY } from '../../parts/backdrop-stage.ts';
import { disc, stars, wholeSheet } from '../../parts/backdrops/shapes/sky.ts';
import type { SkyId } from '../format/ids.ts';

/** Depth of a plain page: just in front of the sky. */
const PLAIN = 0.01;
/** Width of the white core that a torn edge shows. */
const CORE = 6;

/** Draws the sky in place of the backdrop's own. */
export function skyLayer(sky: Exclude<SkyId, 'rings'>, g: BackdropContext): BackdropLayer {
  const draw = () => {
    if (sky === 'torn') tornBands(g);
    else wholeSheet(g, sky === 'none' ? g.c.paper.light.air : flatColour(g));
    if (sky === 'none') return;
    if (g.hour === 'night') stars(g, 46);
    if (sky !== 'clouds') disc(g, 78);
    else cloudMass(g);
  };
  return { depth: 0, draw };
}

/** The whole page as one sheet, in the light of the hour. */
export function plainLayer(g: BackdropContext, colour: string): BackdropLayer {
  return { depth: PLAIN, draw: () => g.c.paper.atDepth(HERO_DEPTH, () => wholeSheet(g, colour, true)) };
}

function flatColour({ c }: BackdropContext): string {
  const { sky } = c.paper.light;
  return sky[Math.floor(sky.length / 2)]!;
}

/** Three bands torn by hand: each shows its white core along the edge. */
function tornBands(g: BackdropContext): void {
  const { c, stage } = g;
  const { sky } = c.paper.light;
  const last = sky.length - 1;
  wholeSheet(g, sky[0]!);
  for (const [i, t] of [0.3, 0.56, 0.8].entries()) {
    const y = skyY(stage, t);
    const colour = sky[Math.min(last, 1 + Math.round((i / 2) * (last - 1)))]!;
    const edge = tornEdge(g, y, 26 + i * 6);
    const down: Point[] = [
      [stage.right + OVERSCAN, stage.bottom + OVERSCAN, 1],
      [stage.left - OVERSCAN, stage.bottom + OVERSCAN, 1],
    ];
    c.blob([...edge.map(([x, v]): Point => [x, v - CORE]), ...down], mix(colour, MILK, 0.72), {
      lift: 1.6,
      tex: 'none',
      edge: 'none',
      lit: false,
      step: 16,
    });
    c.blob([...edge, ...down], colour, { lift: 0, tex: 'brush', edge: 'none', lit: false, step: 16 });
  }
}

/** A frayed edge from left to right. */
function tornEdge({ c, stage }: BackdropContext, y: number, rise: number): Point[] {
  const points: Point[] = [];
  const phase = c.random() * 6;
  for (let x = stage.left - OVERSCAN; x <= stage.right + OVERSCAN; x += 34)
    points.push([x, y + Math.sin(x / 210 + phase) * rise + c.between(-7, 7), 1]);
  return points;
}

/** Clouds heaped over the horizon in three sheets. */
function cloudMass({ c, stage }: BackdropContext): void {
  const { sky, air } = c.paper.light;
  const width = stage.right - stage.left;
  for (const [i, t] of [0.34, 0.56, 0.8].entries()) {
    const colour = mix(sky[sky.length - 1]!, i === 1 ? WHITE : air, 0.3 + i * 0.16);
    const heap = Math.ceil(width / 300) + 1;
    for (let k = 0; k < heap; k++) {
      const x = stage.left + ((k + (i % 2) * 0.5) / (heap - 1)) * width;
      const rx = c.between(190, 280);
      c.cloud(x, skyY(stage, t) + c.between(-36, 36) + 70, rx, rx * 0.62, 11, colour, {
        lift: k === 0 ? 1.8 : 1.2,
        tex: 'brush',
        edge: 'lit',
        lit: false,
      });
    }
  }
}
