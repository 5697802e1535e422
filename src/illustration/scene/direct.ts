/**
 * Directs a scene: turns what a writer says (on the table, in the boat, by the head, looking at the whale) into places on
 * the stage. Nothing is drawn here.
 */
import { ANIMALS_AT_HAND } from '../animals.at-hand.generated.ts';
import type { Held } from '../hero/held.ts';
import type { HeroOptions } from '../hero/rig.ts';
import { Cutter } from '../paper/cutter.ts';
import { applied, IDENTITY, type Placement, placedOn } from '../paper/matrix.ts';
import { drawProp } from '../props/parts/draw.ts';
import { acting, spotsOf } from './acting.ts';
import type { Subjects } from './camera.ts';
import { animalHead, animalPart, gripOf, isInside, propPart } from './part-places.ts';
import { dressed, HERO_UNITS, headRadiusOf, optionsOf, personParts } from './person.ts';
import { placedParts } from './placed-parts.ts';
import type { PersonPlayer, Players } from './players.ts';
import { printedOn } from './printed.ts';
import type {
  CompanionRole,
  PersonRole,
  Place,
  Placing,
  PlaneId,
  Role,
  Scene,
  ScenePropData,
  Spot,
  Target,
} from './scene.ts';

/** The plane of the figures and, a little behind it, of the things among them. */
export const FIGURES = 0.72;
const THINGS = 0.66;

export const PLANES: Readonly<Record<PlaneId, number>> = {
  far: 0.36,
  back: 0.6,
  stage: FIGURES,
  front: 0.86,
  silhouette: 0.965,
};

/** Between what touches: in front of the one, behind the next. */
const HAIR = 0.0015;
/** The near side of a boat lies before whoever sits in it, and what they hold. */
export const NEAR_SIDE = HAIR * 4;

interface Laid {
  readonly name: string;
  readonly at: Place;
  readonly scale: number;
  readonly turn: number;
  readonly depth: number;
  /** Cut as one dark shape. */
  readonly dark: boolean;
  /** Where a part of it is, page units; null for a part it has not. */
  part(name: string): Place | null;
}
export interface LaidProp extends Laid {
  readonly kind: 'prop';
  readonly prop: ScenePropData;
  /** It lies in somebody's hand, and is drawn with the hand. */
  readonly inHand: boolean;
  /** Somebody is in it: its far side is drawn behind them, its near side before. */
  readonly holds: boolean;
}
export interface LaidPerson extends Laid {
  readonly kind: 'person';
  readonly role: PersonRole;
  readonly player: PersonPlayer;
  readonly options: HeroOptions;
  /** The hands that touch are drawn apart from the body, at this depth: before what they touch. */
  readonly reachAt: number | null;
  readonly headRadius: number;
}
export interface LaidAnimal extends Laid {
  readonly kind: 'animal';
  readonly role: CompanionRole;
  /** Where it looks, in the picture. */
  readonly gaze: Place | null;
}
export type LaidPart = LaidProp | LaidPerson | LaidAnimal;

/** A scene whose every part has its place, and the questions a camera asks of it. */
export interface Directed {
  readonly parts: readonly LaidPart[];
  readonly subjects: Subjects;
}

function depthOf(data: Placing, host: Laid | null, usual: number): number {
  if (data.depth !== undefined) return data.depth;
  if (data.plane) return PLANES[data.plane];
  if (!host) return usual;
  if (data.behind !== undefined) return host.depth - 2 * HAIR;
  return host.depth + (data.in !== undefined ? HAIR : 2 * HAIR);
}

const nameOf = (data: ScenePropData | Role): string => data.name ?? ('who' in data ? data.who : data.id);

/** What a relation names, and the part of it that is meant unless another is told. */
function relationOf(data: ScenePropData | Role): readonly [target: Target, usual: string] | null {
  if (data.on !== undefined) return [data.on, 'top'];
  if (data.in !== undefined) return [data.in, 'inside'];
  if (data.behind !== undefined) return [data.behind, 'foot'];
  if (data.before !== undefined) return [data.before, 'foot'];
  if ('heldBy' in data && data.heldBy !== undefined) return [data.heldBy, 'right'];
  return null;
}

/** Parts that go where hands go. */
const MOVES = /\.(left|right|elbow|grip|light)$/u;

/** Who holds something over her head. */
const lifts = (host: LaidPart | null): boolean => host?.kind === 'person' && host.role.pose === 'lift';

class Director {
  readonly #all: readonly (ScenePropData | Role)[];
  readonly #byName = new Map<string, number>();
  readonly #laid: (LaidPart | 'under way' | undefined)[] = [];
  readonly #ended: (LaidPart | 'under way' | undefined)[] = [];
  readonly #players: Players;
  readonly #squeeze: (at: Place) => Place;

  constructor(scene: Scene, players: Players, squeeze: (at: Place) => Place) {
    this.#all = [...(scene.props ?? []), ...scene.cast];
    this.#players = players;
    this.#squeeze = squeeze;
    // The cast has the better right to a name that a thing bears too.
    this.#all.forEach((data, i) => {
      if (!this.#byName.has(nameOf(data)) || 'who' in data) this.#byName.set(nameOf(data), i);
    });
  }

  /** Everything in its place, then turned to what it looks at and touches. */
  parts(): LaidPart[] {
    return this.#all.map((_, i) => this.#acted(i));
  }

  /** Where a spot is before anybody acts; of a whole figure or thing, its `usual` part. */
  spot(spot: Spot, asker: string, usual: string): Place {
    return this.#spotIn(spot, asker, usual, (name) => this.#named(name, asker));
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
    const [from, to] = [this.#named(name, asker).at, this.#end(name, asker).at];
    return [x + to[0] - from[0], y + to[1] - from[1]];
  }

  #spotIn(spot: Spot, asker: string, usual: string, called: (name: string) => LaidPart): Place {
    if (typeof spot !== 'string') return this.#squeeze(spot);
    const [name = '', of = usual] = spot.split('.');
    const part = called(name);
    const at = part.part(of) ?? (of === usual ? part.part('centre') : null);
    if (!at) throw new Error(`${asker}: ${name} has no “${of}”.`);
    return at;
  }

  /** How near a piece lies that belongs to no part: by its plane or depth, else by what it hangs on. */
  depth(data: Placing): number {
    const target = data.on ?? data.in ?? data.behind ?? data.before;
    const host = target === undefined ? null : this.#named(target.split('.')[0]!, 'A piece');
    return depthOf(data, host, THINGS);
  }

  #named(name: string, asker: string): LaidPart {
    return this.#lay(this.#indexOf(name, asker));
  }

  #end(name: string, asker: string): LaidPart {
    return this.#acted(this.#indexOf(name, asker));
  }

  #indexOf(name: string, asker: string): number {
    const i = this.#byName.get(name);
    if (i === undefined) throw new Error(`${asker}: there is no “${name}” in this picture.`);
    return i;
  }

  #lay(i: number): LaidPart {
    const known = this.#laid[i];
    const data = this.#all[i]!;
    if (known === 'under way')
      throw new Error(`${nameOf(data)} waits for something that waits for ${nameOf(data)}.`);
    if (known) return known;
    this.#laid[i] = 'under way';
    const part = 'who' in data ? this.#role(data) : this.#prop(data);
    this.#laid[i] = part;
    return part;
  }

  /** Where something goes, by its own place or its relation, and what it hangs on. */
  #settled(data: ScenePropData | Role): { at: Place; host: LaidPart | null } {
    const name = nameOf(data);
    const shifted = ([x, y]: Place): Place => [x + (data.dx ?? 0), y + (data.dy ?? 0)];
    const relation = relationOf(data);
    if (relation) {
      const [target, usual] = relation;
      const [hostName = '', of] = target.split('.');
      const host = this.#named(hostName, name);
      const there = host.part(of ?? usual) ?? host.part('top') ?? host.at;
      return { at: shifted(data.at ? this.#squeeze(data.at) : there), host };
    }
    if (!data.at)
      throw new Error(`${name} has no place: give it \`at\`, or say what it stands on, in or behind.`);
    return { at: shifted(this.#squeeze(data.at)), host: null };
  }

  #prop(prop: ScenePropData): LaidProp {
    const { at: place, host } = this.#settled(prop);
    const scale = prop.scale ?? 1;
    const turn = prop.turn ?? 0;
    const own: Placement = { scale, rot: turn, flip: prop.flip ?? false };
    const [gx, gy] =
      prop.heldBy === undefined ? [0, 0] : applied(placedOn(IDENTITY, own), ...gripOf(prop.id, lifts(host)));
    const at: Place = [place[0] - gx, place[1] - gy];
    return {
      kind: 'prop',
      name: nameOf(prop),
      prop,
      holds: isInside(prop.id) && this.#all.some((other) => other.in?.split('.')[0] === nameOf(prop)),
      inHand: prop.heldBy !== undefined && host?.kind === 'person' && this.#firstIn(host, prop),
      at,
      scale,
      turn,
      depth: depthOf(prop, host, THINGS),
      dark: prop.plane === 'silhouette',
      part: placedParts({ x: at[0], y: at[1], ...own }, (name) => propPart(prop.id, name)),
    };
  }

  #role(role: Role): LaidPart {
    if (role.who === 'hero') return this.#person(role as PersonRole & Role, { look: this.#players.hero });
    const other = this.#players.others?.[role.who];
    if (other && 'look' in other) return this.#person(role as PersonRole & Role, other);
    if (other) {
      const { who, ...own } = other;
      return this.#animal({ ...own, name: role.who, ...role, who } as CompanionRole);
    }
    if (ANIMALS_AT_HAND.knows(role.who)) return this.#animal(role as CompanionRole);
    throw new Error(`Nobody in this book is called “${role.who}”.`);
  }

  #animal(role: CompanionRole): LaidAnimal {
    const { at, host } = this.#settled(role);
    const scale = role.scale ?? 1;
    const right = role.facing === 'right';
    // It leans to where it looks, round its feet; what touches it finds it leaning.
    const turn = (role.turn ?? 0) + (right ? 1 : -1) * (role.lean ?? 0);
    const placement = { x: at[0], y: at[1], scale, rot: turn, flip: right };
    return {
      kind: 'animal',
      name: nameOf(role),
      role,
      at,
      scale,
      turn,
      depth: depthOf(role, host, FIGURES),
      dark: role.plane === 'silhouette',
      gaze: null,
      part: placedParts(placement, (name) => animalPart(role.who, name)),
    };
  }

  #person(role: PersonRole & Role, player: PersonPlayer): LaidPerson {
    const worn: PersonPlayer = { ...player, look: dressed(player.look, role.wears) };
    const options = optionsOf(role, worn);
    const { at: place, host } = this.#settled(role);
    const scale = role.scale ?? 1;
    const turn = role.turn ?? 0;
    const spin: Placement = { scale: scale * HERO_UNITS, rot: turn };
    const parts = personParts(worn, options);
    const by = role.by === 'hand' ? 'right' : (role.by ?? 'feet');
    const [ox, oy] = by === 'feet' ? [0, 0] : applied(placedOn(IDENTITY, spin), ...parts(by)!);
    const at: Place = [place[0] - ox, place[1] - oy];
    return {
      kind: 'person',
      name: nameOf(role),
      role,
      player: worn,
      options,
      reachAt: null,
      at,
      scale,
      turn,
      headRadius: headRadiusOf(worn, options) * scale * HERO_UNITS,
      depth: depthOf(role, host, FIGURES),
      dark: role.plane === 'silhouette',
      part: placedParts({ x: at[0], y: at[1], ...spin }, parts),
    };
  }

  /** What a person holds by its grip, the first of it. */
  #heldProp(person: LaidPerson): ScenePropData | undefined {
    return this.#all.find(
      (data): data is ScenePropData =>
        'heldBy' in data && data.heldBy !== undefined && data.heldBy.split('.')[0] === person.name,
    );
  }

  #firstIn(person: LaidPerson, prop: ScenePropData): boolean {
    return this.#heldProp(person) === prop;
  }

  #held(person: LaidPerson): Held | null {
    const prop = this.#heldProp(person);
    if (!prop) return null;
    const hand = prop.heldBy!.split('.')[1];
    return {
      draw: (paper) => printedOn(paper, prop.print, () => drawProp(new Cutter(paper), prop.id, prop.colour)),
      grip: gripOf(prop.id, lifts(person)),
      hand: hand === 'left' || hand === 'right' ? hand : 'both',
      scale: (prop.scale ?? 1) / (person.scale * HERO_UNITS),
      turn: prop.turn ?? 0,
      upright: prop.upright !== false,
    };
  }

  /** A part as it ends: moved with whoever it hangs on, turned to what it looks at, its hands where they touch. */
  #acted(i: number): LaidPart {
    const known = this.#ended[i];
    // Two who touch each other: the one reaches for where the other's hand was, the other for where that hand is then.
    if (known === 'under way') return this.#lay(i);
    if (known) return known;
    this.#ended[i] = 'under way';
    const part = this.#turned(this.#moved(i, this.#lay(i)));
    this.#ended[i] = part;
    return part;
  }

  /** What lies in a hand or on a lap goes where that has gone. */
  #moved(i: number, part: LaidPart): LaidPart {
    const relation = relationOf(this.#all[i]!);
    if (!relation || this.#all[i]!.at) return part;
    const [target, usual] = relation;
    const [name = '', of = usual] = target.split('.');
    const [before, after] = [this.#named(name, part.name), this.#end(name, part.name)];
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
      holding: this.#held(part),
    });
    if (!touch || person.dark) return person;
    const touched = spotsOf(touch).flatMap((spot) =>
      typeof spot === 'string' ? this.#named(spot.split('.')[0]!, part.name).depth : [],
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
  const director = new Director(scene, players, squeeze);
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
