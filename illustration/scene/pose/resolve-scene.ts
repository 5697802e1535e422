/**
 * Directs a scene: turns what a writer says (on the table, in the boat, by the head, looking at the whale) into places on
 * the stage, and lets everybody act there. Nothing is drawn here.
 */

import type { Players } from '../cast/cast.ts';
import type { Place, Spot } from '../format/places.ts';
import type { Placing } from '../format/placing.ts';
import type { Scene } from '../format/scene.ts';
import { HAIR, THINGS } from '../layout/depths.ts';
import { Laying } from '../layout/layout.ts';
import type { LaidPart } from '../layout/layout-types.ts';
import { animalHead } from '../layout/part-anchors.ts';
import { depthOf, relationOf } from '../layout/relations.ts';
import { acting, spotsOf } from './pose-person.ts';
import type { Subjects } from './subjects.ts';

/** A scene whose every part has its place, and the questions a camera asks of it. */
export interface Directed {
  readonly parts: readonly LaidPart[];
  readonly subjects: Subjects;
}

/** Parts that go where hands go. */
const MOVES = /\.(left|right|elbow|grip|light)$/u;

class Director {
  readonly #laying: Laying;
  readonly #ended: (LaidPart | 'under way' | undefined)[] = [];

  constructor(laying: Laying) {
    this.#laying = laying;
  }

  /** Everything in its place, then turned to what it looks at and touches. */
  parts(): LaidPart[] {
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

  #spotIn(spot: Spot, asker: string, usual: string, called: (name: string) => LaidPart): Place {
    if (typeof spot !== 'string') return this.#laying.squeeze(spot);
    const [name = '', of = usual] = spot.split('.');
    const part = called(name);
    const at = part.part(of) ?? (of === usual ? part.part('centre') : null);
    if (!at) throw new Error(`${asker}: ${name} has no “${of}”.`);
    return at;
  }

  /** How near a piece lies that belongs to no part: by its plane or depth, else by what it hangs on. */
  depth(data: Placing): number {
    const target = data.on ?? data.in ?? data.behind ?? data.before;
    const host = target === undefined ? null : this.#laying.named(target.split('.')[0]!, 'A piece');
    return depthOf(data, host, THINGS);
  }

  #end(name: string, asker: string): LaidPart {
    return this.#acted(this.#laying.indexOf(name, asker));
  }

  /** A part as it ends: moved with whoever it hangs on, turned to what it looks at, its hands where they touch. */
  #acted(i: number): LaidPart {
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
  #moved(i: number, part: LaidPart): LaidPart {
    const relation = relationOf(this.#laying.all[i]!);
    if (!relation || this.#laying.all[i]!.at) return part;
    const [target, usual] = relation;
    const [name = '', of = usual] = target.split('.');
    const [before, after] = [this.#laying.named(name, part.name), this.#end(name, part.name)];
    const there = (host: LaidPart) => host.part(of) ?? host.part('top') ?? host.at;
    const [dx, dy] = [there(after)[0] - there(before)[0], there(after)[1] - there(before)[1]];
    if (Math.abs(dx) + Math.abs(dy) < 0.01) return part;
    const at: Place = [part.at[0] + dx, part.at[1] + dy];
    const parts = (of: string): Place | null => {
      const there = part.part(of);
      return there && [there[0] + dx, there[1] + dy];
    };
    return { ...part, at, part: parts };
  }

  #turned(part: LaidPart): LaidPart {
    if (part.kind === 'animal') {
      const { lookAt } = part.role;
      return lookAt ? { ...part, gaze: this.spot(lookAt, part.name, 'head') } : part;
    }
    if (part.kind === 'prop') return part;
    const { touch } = part.role;
    const person = acting(part, {
      seen: (spot) => this.spot(spot, part.name, 'head'),
      reached: (spot) => this.endOf(spot, part.name, 'centre'),
      holding: this.#laying.held(part),
    });
    if (!touch || person.dark) return person;
    const touched = spotsOf(touch).flatMap((spot) =>
      typeof spot === 'string' ? this.#laying.named(spot.split('.')[0]!, part.name).depth : [],
    );
    const nearest = Math.max(part.depth, ...touched) + HAIR / 4;
    return { ...person, reachAt: nearest > part.depth + HAIR / 2 ? nearest : null };
  }
}

/**
 * Lays out a scene for these players; `squeeze` is what the picture does to places in its sky. Throws a sentence that a
 * writer understands when a relation names nothing, or when two parts wait for each other.
 */
export function direct(scene: Scene, players: Players, squeeze: (at: Place) => Place): Directed {
  const director = new Director(new Laying(scene, players, squeeze));
  const parts = director.parts();
  const heads = parts.flatMap((part) => {
    if (part.kind === 'prop') return [];
    const at = part.part('head');
    if (!at) return [];
    const radius =
      part.kind === 'person' ? part.headRadius : Math.abs(part.scale) * animalHead(part.role.who);
    const looksLeft =
      part.kind === 'person' ? /left/iu.test(part.role.facing ?? '') : part.role.facing !== 'right';
    return [{ at, radius, looksLeft }];
  });
  const held = parts.find((part) => part.kind === 'prop' && part.prop.heldBy !== undefined);
  const hand = parts.find((part) => part.kind === 'person')?.part('right');
  return {
    parts,
    subjects: {
      spot: (spot) => director.spot(spot, 'The picture', 'centre'),
      endOf: (spot) => director.endOf(spot, 'The picture', 'centre'),
      pin: (spot) => director.pin(spot, 'The picture', 'centre'),
      depthOf: (data) => director.depth(data),
      heads,
      thing: held?.part('centre') ?? hand ?? null,
    },
  };
}
