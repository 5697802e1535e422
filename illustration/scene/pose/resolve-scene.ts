/**
 * Step 4, pose: resolves a scene. Lays out every part, then moves, turns and poses those that look, touch or hold. Draws
 * nothing.
 */

import type { Cast } from '../cast/cast.ts';
import type { Place, Spot } from '../format/places.ts';
import type { Placing } from '../format/placing.ts';
import type { Scene } from '../format/scene.ts';
import { DEPTH_STEP, PROP_DEPTH } from '../layout/depths.ts';
import { insideOf } from '../layout/inside.ts';
import { Layout } from '../layout/layout.ts';
import type { Placed, PlacedPart } from '../layout/layout-types.ts';
import { animalHeadRadius } from '../layout/part-anchors.ts';
import { depthOf, onBack, relationOf } from '../layout/relations.ts';
import { handSpots } from './hand-tasks.ts';
import { posePerson } from './pose-person.ts';
import type { SceneAnchors } from './scene-anchors.ts';

/** A scene with the final place and pose of every part, and lookups of places for the later steps. */
export interface ResolvedScene {
  readonly parts: readonly PlacedPart[];
  readonly anchors: SceneAnchors;
}

/** Points that move with a hand. */
const HAND_POINTS = /\.(left|right|elbow|grip|light)$/u;

class SceneResolver {
  readonly #layout: Layout;
  readonly #posed: (PlacedPart | 'pending' | undefined)[] = [];

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  /** All parts, posed. */
  parts(): PlacedPart[] {
    return this.#layout.items.map((_, i) => this.#pose(i));
  }

  /** The place of a spot before posing. For a part without a named point it is the `usual` one. */
  restingSpot(spot: Spot, asker: string, usual: string): Place {
    return this.#findSpot(spot, asker, usual, (name) => this.#layout.named(name, asker));
  }

  /** The place of a spot after posing. */
  posedSpot(spot: Spot, asker: string, usual: string): Place {
    return this.#findSpot(spot, asker, usual, (name) => this.#posedPart(name, asker));
  }

  /**
   * The place of something pinned to a spot: hands as posed; all other points only shifted by the person's steps, so that a
   * hat stays on the head it was fitted to.
   */
  pinnedSpot(spot: Spot, asker: string, usual: string): Place {
    if (typeof spot !== 'string' || HAND_POINTS.test(spot)) return this.posedSpot(spot, asker, usual);
    const [name = ''] = spot.split('.');
    const [x, y] = this.restingSpot(spot, asker, usual);
    const [from, to] = [this.#layout.named(name, asker).at, this.#posedPart(name, asker).at];
    return [x + to[0] - from[0], y + to[1] - from[1]];
  }

  #findSpot(spot: Spot, asker: string, usual: string, find: (name: string) => Placed): Place {
    if (typeof spot !== 'string') return this.#layout.squeeze(spot);
    const [name = '', of = usual] = spot.split('.');
    const part = find(name);
    const at = part.anchor(of) ?? (of === usual ? part.anchor('centre') : null);
    if (!at) throw new Error(`${asker}: ${name} has no “${of}”.`);
    return at;
  }

  /** The depth of a cut piece: its own, its plane's, or relative to the part it is related to. */
  depthOf(data: Placing): number {
    const target = data.on ?? data.in ?? data.behind ?? data.before;
    const host = target === undefined ? null : this.#layout.named(target.split('.')[0]!, 'A piece');
    return depthOf(data, host, PROP_DEPTH);
  }

  #posedPart(name: string, asker: string): Placed {
    const i = this.#layout.indexOf(name);
    if (i !== null) return this.#pose(i);
    const cut = this.#layout.cutNamed(name);
    return cut
      ? this.#layout.cut(cut, (spot) => this.posedSpot(spot, name, 'centre'))
      : this.#layout.named(name, asker);
  }

  /** Poses the part at an index: moved with the part it depends on, then turned and reaching. */
  #pose(i: number): PlacedPart {
    const known = this.#posed[i];
    // Two people who touch each other: the first reaches for the other's hand at rest, the other for where that hand ends.
    if (known === 'pending') return this.#layout.part(i);
    if (known) return known;
    this.#posed[i] = 'pending';
    const part = this.#insideHost(this.#lookAndReach(this.#followHost(i, this.#layout.part(i))));
    this.#posed[i] = part;
    return part;
  }

  /** Moves a part with what it depends on: a cup in a hand, a cat on a lap. */
  #followHost(i: number, part: PlacedPart): PlacedPart {
    const relation = relationOf(this.#layout.items[i]!);
    if (!relation || this.#layout.items[i]!.at) return part;
    const [target, usual] = relation;
    const [name = '', of = usual] = target.split('.');
    const [before, after] = [this.#layout.named(name, part.name), this.#posedPart(name, part.name)];
    const hostPoint = (host: Placed) => host.anchor(of) ?? host.anchor('top') ?? host.at;
    const [dx, dy] = [hostPoint(after)[0] - hostPoint(before)[0], hostPoint(after)[1] - hostPoint(before)[1]];
    if (Math.abs(dx) + Math.abs(dy) < 0.01) return part;
    const at: Place = [part.at[0] + dx, part.at[1] + dy];
    const anchor = (of: string): Place | null => {
      const resting = part.anchor(of);
      return resting && [resting[0] + dx, resting[1] + dy];
    };
    return { ...part, at, anchor };
  }

  /** Hides of somebody in a thing what would come out through its sides. */
  #insideHost(part: PlacedPart): PlacedPart {
    if (part.kind === 'prop' || part.role.in === undefined) return part;
    const within = insideOf(this.#posedPart(part.role.in.split('.')[0]!, part.name));
    return within ? { ...part, within } : part;
  }

  #lookAndReach(part: PlacedPart): PlacedPart {
    if (part.kind === 'animal') {
      const { lookAt } = part.role;
      return lookAt ? { ...part, gaze: this.restingSpot(lookAt, part.name, 'head') } : part;
    }
    if (part.kind === 'prop') return part;
    const spots = handSpots(part.role);
    const person = posePerson(part, {
      seen: (spot) => this.restingSpot(spot, part.name, 'head'),
      reached: (spot) => this.posedSpot(spot, part.name, 'centre'),
      named: (name) => this.#posedPart(name, part.name),
      cutAt: (at) => this.#layout.cutAt(at),
      holding: this.#layout.held(part),
    });
    // Legs and arms of who is carried lie before the carrier.
    const carrier = onBack(part.role.pose) && part.role.on !== undefined ? [part.role.on] : [];
    if (spots.length + carrier.length === 0 || person.silhouette) return person;
    const touched = [...spots, ...carrier].flatMap((spot) =>
      typeof spot === 'string'
        ? this.#layout.named(spot.split('.')[0]!, part.name).depth
        : (this.#layout.cutAt(spot)?.depth ?? []),
    );
    const nearest = Math.max(part.depth, part.role.handsDepth ?? 0, ...touched) + DEPTH_STEP / 4;
    return { ...person, handsDepth: nearest > part.depth + DEPTH_STEP / 2 ? nearest : null };
  }
}

/**
 * Resolves a scene for a cast; `squeeze` maps places of the page to the picture's aspect. Throws a sentence for the
 * illustrator when a relation names nothing, or when two parts depend on each other.
 */
export function resolveScene(scene: Scene, cast: Cast, squeeze: (at: Place) => Place): ResolvedScene {
  const resolver = new SceneResolver(new Layout(scene, cast, squeeze));
  const parts = resolver.parts();
  const heads = parts.flatMap((part) => {
    if (part.kind === 'prop') return [];
    const at = part.anchor('head');
    if (!at) return [];
    const radius =
      part.kind === 'person' ? part.headRadius : Math.abs(part.scale) * animalHeadRadius(part.role.who);
    const looksLeft =
      part.kind === 'person' ? /left/iu.test(part.role.facing ?? '') : part.role.facing !== 'right';
    return [{ at, radius, looksLeft }];
  });
  const held = parts.find((part) => part.kind === 'prop' && part.prop.heldBy !== undefined);
  const hand = parts.find((part) => part.kind === 'person')?.anchor('right');
  return {
    parts,
    anchors: {
      restingSpot: (spot) => resolver.restingSpot(spot, 'The picture', 'centre'),
      posedSpot: (spot) => resolver.posedSpot(spot, 'The picture', 'centre'),
      pinnedSpot: (spot) => resolver.pinnedSpot(spot, 'The picture', 'centre'),
      depthOf: (data) => resolver.depthOf(data),
      heads,
      heldThing: held?.anchor('centre') ?? hand ?? null,
    },
  };
}
