/** Step 7, layers: the layers of the backdrop, or of what the scene has in its place. */

import type { BackdropContext, BackdropLayer } from '../../parts/backdrop-stage.ts';
import { LAZY_BACKDROP_RECORDS } from '../../parts/backdrops.lazy.generated.ts';
import type { Scene } from '../format/scene.ts';
import { ROOMS } from './room-registry.ts';
import { plainLayer, skyLayer } from './skies.ts';

/** Depth from which a backdrop's layers frame the page in front of the figures. */
const FRAME_DEPTH = 0.8;

/** The plain page or the room that replaces the backdrop, if the scene has one. */
function replacementLayers(
  { plain, room }: Scene,
  context: BackdropContext,
): readonly BackdropLayer[] | null {
  if (plain) return [plainLayer(context, plain)];
  return room ? ROOMS.get('room').roomLayers(context, room) : null;
}

/** The layers of the backdrop, with the sky and the printed stocks that the scene asks for. */
export function backgroundLayers(scene: Scene, context: BackdropContext): BackdropLayer[] {
  const { sky, papers, frame } = scene;
  const { paper } = context.c;
  const backdrop =
    replacementLayers(scene, context) ?? LAZY_BACKDROP_RECORDS.get(scene.backdrop).layers(context);
  const layers = backdrop
    .filter(({ depth }) => frame !== false || depth < FRAME_DEPTH)
    .map((layer) => (sky && sky !== 'rings' && layer.depth === 0 ? skyLayer(sky, context) : layer));
  if (!papers) return layers;
  return layers.map(({ depth, draw }) => {
    const stock = depth === 0 && !scene.plain ? papers.sky : papers.land;
    return { depth, draw: stock ? () => paper.printed({ stock, size: 1.3 }, draw) : draw };
  });
}
