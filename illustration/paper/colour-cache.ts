/** Caches the resolved colours of one picture: a scene uses a few hundred and asks for them thousands of times. */

import { clearEdgeOf, coreOf, litEdgeOf, textureStrength, toneAt } from './depth-tone.ts';
import type { Light } from './light.ts';

/** Memoizes a function of one argument. */
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
  /** Resolves a local colour at a depth and a strength of the light's tint. */
  readonly at: (depth: number) => (tint: number) => (local: string) => string;
  /** The cut core of a sheet of this colour. */
  readonly core = once(coreOf);
  readonly clearEdge = once(clearEdgeOf);
  /** The edge towards the light of a sheet of this colour. */
  readonly litEdge: (face: string) => string;
  readonly textureStrength = once(textureStrength);

  constructor(light: Light) {
    this.at = once((depth: number) =>
      once((tint: number) => once((local: string) => toneAt(light, local, depth, tint))),
    );
    this.litEdge = once((face: string) => litEdgeOf(face, light));
  }
}
