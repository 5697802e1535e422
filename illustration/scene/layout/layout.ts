/** Lays the parts of a scene: everyone and everything at rest in its own place, before anybody acts. */

import type { Held } from '../../figures/hero/body/held.ts';
import { Cutter } from '../../paper/cutter.ts';
import { applied, IDENTITY, type Placement, placedOn } from '../../paper/matrix.ts';
import { printedOn } from '../../paper/printed-on.ts';
import { LAZY_ANIMAL_RECORDS } from '../../parts/animals.lazy.generated.ts';
import { drawProp } from '../../parts/draw-prop.ts';
import type { PersonPlayer, Players } from '../cast/cast.ts';
import { dressed } from '../cast/costume.ts';
import type { Place } from '../format/places.ts';
import type { CompanionRole, PersonRole, Role, ScenePropData } from '../format/roles.ts';
import type { Scene } from '../format/scene.ts';
import { FIGURES, THINGS } from './depths.ts';
import type { LaidAnimal, LaidPart, LaidPerson, LaidProp } from './layout-types.ts';
import { animalPart, gripOf, isInside, propPart } from './part-anchors.ts';
import { HERO_UNITS, headRadiusOf, optionsOf, personParts } from './person-anchors.ts';
import { placedParts } from './placed-anchors.ts';
import { depthOf, nameOf, type Part, relationOf } from './relations.ts';

/** Who holds something over her head. */
const lifts = (host: LaidPart | null): boolean => host?.kind === 'person' && host.role.pose === 'lift';

/** The parts of one scene by number (things first, then the cast) and by name. */
export class Laying {
  readonly all: readonly Part[];
  /** Where a place of the scene is in the picture. */
  readonly squeeze: (at: Place) => Place;
  readonly #byName = new Map<string, number>();
  readonly #laid: (LaidPart | 'under way' | undefined)[] = [];
  readonly #players: Players;

  constructor(scene: Scene, players: Players, squeeze: (at: Place) => Place) {
    this.all = [...(scene.props ?? []), ...scene.cast];
    this.#players = players;
    this.squeeze = squeeze;
    // The cast has the better right to a name that a thing bears too.
    this.all.forEach((data, i) => {
      if (!this.#byName.has(nameOf(data)) || 'who' in data) this.#byName.set(nameOf(data), i);
    });
  }

  /** The part of this name; throws a sentence with who asks where there is none. */
  named(name: string, asker: string): LaidPart {
    return this.part(this.indexOf(name, asker));
  }

  indexOf(name: string, asker: string): number {
    const i = this.#byName.get(name);
    if (i === undefined) throw new Error(`${asker}: there is no “${name}” in this picture.`);
    return i;
  }

  /** The part of this number; throws when it waits for something that waits for it. */
  part(i: number): LaidPart {
    const known = this.#laid[i];
    const data = this.all[i]!;
    if (known === 'under way')
      throw new Error(`${nameOf(data)} waits for something that waits for ${nameOf(data)}.`);
    if (known) return known;
    this.#laid[i] = 'under way';
    const part = 'who' in data ? this.#role(data) : this.#prop(data);
    this.#laid[i] = part;
    return part;
  }

  /** Where something goes, by its own place or its relation, and what it hangs on. */
  #settled(data: Part): { at: Place; host: LaidPart | null } {
    const name = nameOf(data);
    const shifted = ([x, y]: Place): Place => [x + (data.dx ?? 0), y + (data.dy ?? 0)];
    const relation = relationOf(data);
    if (relation) {
      const [target, usual] = relation;
      const [hostName = '', of] = target.split('.');
      const host = this.named(hostName, name);
      const there = host.part(of ?? usual) ?? host.part('top') ?? host.at;
      return { at: shifted(data.at ? this.squeeze(data.at) : there), host };
    }
    if (!data.at)
      throw new Error(`${name} has no place: give it \`at\`, or say what it stands on, in or behind.`);
    return { at: shifted(this.squeeze(data.at)), host: null };
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
      holds: isInside(prop.id) && this.all.some((other) => other.in?.split('.')[0] === nameOf(prop)),
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
    if (LAZY_ANIMAL_RECORDS.knows(role.who)) return this.#animal(role as CompanionRole);
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
    return this.all.find(
      (data): data is ScenePropData =>
        'heldBy' in data && data.heldBy !== undefined && data.heldBy.split('.')[0] === person.name,
    );
  }

  #firstIn(person: LaidPerson, prop: ScenePropData): boolean {
    return this.#heldProp(person) === prop;
  }

  /** What lies in her hands, as the rig holds it. */
  held(person: LaidPerson): Held | null {
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
}
