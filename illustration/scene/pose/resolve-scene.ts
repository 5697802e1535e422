/**
 * Directs a scene: turns what a writer says (on the table, in the boat, by the head, looking at the whale) into places on
 * the stage, and lets everybody act there. Nothing is drawn here.
 */

import type { Cast } from '../cast/cast.ts';
import type { Place, Spot } from '../format/places.ts';
import type { Placing } from '../format/placing.ts';
import type { Scene } from '../format/scene.ts';
import { DEPTH_STEP, PROP_DEPTH } from '../layout/depths.ts';
import { Layout } from '../layout/layout.ts';
import type { PlacedPart } from '../layout/layout-types.ts';
import { animalHeadRadius } from '../layout/part-anchors.ts';
import { depthOf, relationOf } from '../layout/relations.ts';
import { posePerson, touchedSpots } from './pose-person.ts';
import type { SceneAnchors } from './subjects.ts';

/** A scene whose every part has its place, and the questions a camera asks of it. */
export interface ResolvedScene {
  readonly parts: readonly PlacedPart[];
  readonly anchors: SceneAnchors;
}

/** Parts that go where hands go. */
const MOVES = /\.(left|right|elbow|grip|light)$/u;

class SceneResolver {
  readonly #laying: Layout;
  readonly #ended: (PlacedPart | 'under way' | undefined)[] = [];

  constructor(laying: Layout) {
    this.#laying = laying;
  }

  /** Everything in its place, then turned to what it looks at and touches. */
  parts(): PlacedPart[] {
    return this.#laying.all.map((_, i) => this.#acted(i));
  }

  /** Where a spot is before anybody acts; of a whole figure or thing, its `usual` part. */
  spot(spot: Spot, asker: string, usual: string): Place {
    return this.#spotIn(spot, asker, usual, (name) => this.#laying.named(name, asker));
  }

  /** Where a spot is when all have turned and reached. */
  endOf(spot: Spot, asker: string, usual: string): Place {
    return this.#spotIn(spot, asker, usual, (name) => this.#end(name, asker));
  }

  /** Hands where they end; all else moves with a step and no more: a hat is pinned to a head as it was fitted. */
  pin(spot: Spot, asker: string, usual: string): Place {
    if (typeof spot !== 'string' || MOVES.test(spot)) return this.endOf(spot, asker, usual);
    const [name = ''] = spot.split('.');
    const [x, y] = this.spot(spot, asker, usual);
    const [from, to] = [this.#laying.named(name, asker).at, this.#end(name, asker).at];
    return [x + to[0] - from[0], y + to[1] - from[1]];
  }

  #spotIn(spot: Spot, asker: string, usual: string, called: (name: string) => PlacedPart): Place {
    if (typeof spot !== 'string') return this.#laying.squeeze(spot);
    const [name = '', of = usual] = spot.split('.');
    const part = called(name);
    const at = part.anchor(of) ?? (of === usual ? part.anchor('centre') : null);
    if (!at) throw new Error(`${asker}: ${name} has no “${of}”.`);
    return at;
  }

  /** How near a piece lies that belongs to no part: by its plane or depth, else by what it hangs on. */
  depth(data: Placing): number {
    const target = data.on ?? data.in ?? data.behind ?? data.before;
    const host = target === undefined ? null : this.#laying.named(target.split('.')[0]!, 'A piece');
    return depthOf(data, host, PROP_DEPTH);
  }

  #end(name: string, asker: string): PlacedPart {
    return this.#acted(this.#laying.indexOf(name, asker));
  }

  /** A part as it ends: moved with whoever it hangs on, turned to what it looks at, its hands where they touch. */
  #acted(i: number): PlacedPart {
    const known = this.#ended[i];
    // Two who touch each other: the one reaches for where the other's hand was, the other for where that hand is then.
    if (known === 'under way') return this.#laying.part(i);
    if (known) return known;
    this.#ended[i] = 'under way';
    const part = this.#turned(this.#moved(i, this.#laying.part(i)));
    this.#ended[i] = part;
    return part;
  }

  /** What lies in a hand or on a lap goes where that has gone. */
  #moved(i: number, part: PlacedPart): PlacedPart {
    const relation = relationOf(this.#laying.all[i]!);
    if (!relation || this.#laying.all[i]!.at) return part;
    const [target, usual] = relation;
    const [name = '', of = usual] = target.split('.');
    const [before, after] = [this.#laying.named(name, part.name), this.#end(name, part.name)];
    const there = (host: PlacedPart) => host.anchor(of) ?? host.anchor('top') ?? host.at;
    const [dx, dy] = [there(after)[0] - there(before)[0], there(after)[1] - there(before)[1]];
    if (Math.abs(dx) + Math.abs(dy) < 0.01) return part;
    const at: Place = [part.at[0] + dx, part.at[1] + dy];
    const parts = (of: string): Place | null => {
      const there = part.anchor(of);
      return there && [there[0] + dx, there[1] + dy];
    };
    return { ...part, at, anchor: parts };
  }

  #turned(part: PlacedPart): PlacedPart {
    if (part.kind === 'animal') {
      const { lookAt } = part.role;
      return lookAt ? { ...part, gaze: this.spot(lookAt, part.name, 'head') } : part;
    }
    if (part.kind === 'prop') return part;
    const { touch } = part.role;
    const person = posePerson(part, {
      seen: (spot) => this.spot(spot, part.name, 'head'),
      reached: (spot) => this.endOf(spot, part.name, 'centre'),
      holding: this.#laying.held(part),
    });
    if (!touch || person.silhouette) return person;
    const touched = touchedSpots(touch).flatMap((spot) =>
      typeof spot === 'string' ? this.#laying.named(spot.split('.')[0]!, part.name).depth : [],
    );
    const nearest = Math.max(part.depth, ...touched) + DEPTH_STEP / 4;
    return { ...person, handsDepth: nearest > part.depth + DEPTH_STEP / 2 ? nearest : null };
  }
}

/**
 * Lays out a scene for this cast; `squeeze` is what the picture does to places in its sky. Throws a sentence that a
 * writer understands when a relation names nothing, or when two parts wait for each other.
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
      restingSpot: (spot) => resolver.spot(spot, 'The picture', 'centre'),
      posedSpot: (spot) => resolver.endOf(spot, 'The picture', 'centre'),
      pinnedSpot: (spot) => resolver.pin(spot, 'The picture', 'centre'),
      depthOf: (data) => resolver.depth(data),
      heads,
      heldThing: held?.anchor('centre') ?? hand ?? null,
    },
  };
}
