/** Shapes that lie in the light of their scene. */
import { shapes } from './shapes.ts';

export const { cut, snip, box, oval, line, disc, rings, word, glow, stars } = shapes();
