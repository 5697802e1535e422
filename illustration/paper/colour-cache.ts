/** The colours of one picture, each worked out once: a scene uses a few hundred and asks for them thousands of times. */

import { clearEdgeOf, coreOf, litEdgeOf, textureStrength, toneAt } from './depth-tone.ts';
import type { Light } from './light.ts';

/** Gives a key's value, making it the first time. */
function once<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = make(key);
      known.set(key, value);
    }
    return value;
  };
}

export class ColourCache {
  /** Local colours as they look at a depth of the scene, under so much of the light's tint. */
  readonly at: (depth: number) => (tint: number) => (local: string) => string;
  /** The rim of a sheet with this face. */
  readonly core = once(coreOf);
  readonly clearEdge = once(clearEdgeOf);
  /** The edge of a sheet with this face that looks at the light. */
  readonly litEdge: (face: string) => string;
  readonly textureStrength = once(textureStrength);

  constructor(light: Light) {
    this.at = once((depth: number) =>
      once((tint: number) => once((local: string) => toneAt(light, local, depth, tint))),
    );
    this.litEdge = once((face: string) => litEdgeOf(face, light));
  }
}
