/** Lays the parts of a scene: everyone and everything at rest in its own place, before anybody acts. */

import type { Held } from '../../figures/hero/body/held.ts';
import { Cutter } from '../../paper/cutter.ts';
import { applyMatrix, IDENTITY, type Placement, placeOn } from '../../paper/matrix.ts';
import { drawOnStock } from '../../paper/printed-on.ts';
import { LAZY_ANIMAL_RECORDS } from '../../parts/animals.lazy.generated.ts';
import { drawProp } from '../../parts/draw-prop.ts';
import type { Cast, CastPerson } from '../cast/cast.ts';
import { withCostume } from '../cast/costume.ts';
import type { Place } from '../format/places.ts';
import type { AnimalRole, PersonRole, Role, ScenePropData } from '../format/roles.ts';
import type { Scene } from '../format/scene.ts';
import { FIGURE_DEPTH, PROP_DEPTH } from './depths.ts';
import type { PlacedAnimal, PlacedPart, PlacedPerson, PlacedProp } from './layout-types.ts';
import { animalAnchor, gripPoint, hasInside, propAnchor } from './part-anchors.ts';
import { HERO_UNITS, headRadiusOf, heroOptions, personAnchors } from './person-anchors.ts';
import { placedAnchors } from './placed-anchors.ts';
import { depthOf, nameOf, relationOf, type SceneItem } from './relations.ts';

/** Who holds something over her head. */
const lifts = (host: PlacedPart | null): boolean => host?.kind === 'person' && host.role.pose === 'lift';

/** The parts of one scene by number (things first, then the cast) and by name. */
export class Layout {
  readonly all: readonly SceneItem[];
  /** Where a place of the scene is in the picture. */
  readonly squeeze: (at: Place) => Place;
  readonly #byName = new Map<string, number>();
  readonly #laid: (PlacedPart | 'under way' | undefined)[] = [];
  readonly #cast: Cast;

  constructor(scene: Scene, cast: Cast, squeeze: (at: Place) => Place) {
    this.all = [...(scene.props ?? []), ...scene.cast];
    this.#cast = cast;
    this.squeeze = squeeze;
    // The cast has the better right to a name that a thing bears too.
    this.all.forEach((data, i) => {
      if (!this.#byName.has(nameOf(data)) || 'who' in data) this.#byName.set(nameOf(data), i);
    });
  }

  /** The part of this name; throws a sentence with who asks where there is none. */
  named(name: string, asker: string): PlacedPart {
    return this.part(this.indexOf(name, asker));
  }

  indexOf(name: string, asker: string): number {
    const i = this.#byName.get(name);
    if (i === undefined) throw new Error(`${asker}: there is no “${name}” in this picture.`);
    return i;
  }

  /** The part of this number; throws when it waits for something that waits for it. */
  part(i: number): PlacedPart {
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
  #settled(data: SceneItem): { at: Place; host: PlacedPart | null } {
    const name = nameOf(data);
    const shifted = ([x, y]: Place): Place => [x + (data.dx ?? 0), y + (data.dy ?? 0)];
    const relation = relationOf(data);
    if (relation) {
      const [target, usual] = relation;
      const [hostName = '', of] = target.split('.');
      const host = this.named(hostName, name);
      const there = host.anchor(of ?? usual) ?? host.anchor('top') ?? host.at;
      return { at: shifted(data.at ? this.squeeze(data.at) : there), host };
    }
    if (!data.at)
      throw new Error(`${name} has no place: give it \`at\`, or say what it stands on, in or behind.`);
    return { at: shifted(this.squeeze(data.at)), host: null };
  }

  #prop(prop: ScenePropData): PlacedProp {
    const { at: place, host } = this.#settled(prop);
    const scale = prop.scale ?? 1;
    const turn = prop.turn ?? 0;
    const own: Placement = { scale, rot: turn, flip: prop.flip ?? false };
    const [gx, gy] =
      prop.heldBy === undefined
        ? [0, 0]
        : applyMatrix(placeOn(IDENTITY, own), ...gripPoint(prop.id, lifts(host)));
    const at: Place = [place[0] - gx, place[1] - gy];
    return {
      kind: 'prop',
      name: nameOf(prop),
      prop,
      occupied: hasInside(prop.id) && this.all.some((other) => other.in?.split('.')[0] === nameOf(prop)),
      drawnInHand: prop.heldBy !== undefined && host?.kind === 'person' && this.#firstIn(host, prop),
      at,
      scale,
      turn,
      depth: depthOf(prop, host, PROP_DEPTH),
      silhouette: prop.plane === 'silhouette',
      anchor: placedAnchors({ x: at[0], y: at[1], ...own }, (name) => propAnchor(prop.id, name)),
    };
  }

  #role(role: Role): PlacedPart {
    if (role.who === 'hero') return this.#person(role as PersonRole & Role, { look: this.#cast.hero });
    const other = this.#cast.others?.[role.who];
    if (other && 'look' in other) return this.#person(role as PersonRole & Role, other);
    if (other) {
      const { who, ...own } = other;
      return this.#animal({ ...own, name: role.who, ...role, who } as AnimalRole);
    }
    if (LAZY_ANIMAL_RECORDS.has(role.who)) return this.#animal(role as AnimalRole);
    throw new Error(`Nobody in this book is called “${role.who}”.`);
  }

  #animal(role: AnimalRole): PlacedAnimal {
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
      depth: depthOf(role, host, FIGURE_DEPTH),
      silhouette: role.plane === 'silhouette',
      gaze: null,
      anchor: placedAnchors(placement, (name) => animalAnchor(role.who, name)),
    };
  }

  #person(role: PersonRole & Role, player: CastPerson): PlacedPerson {
    const worn: CastPerson = { ...player, look: withCostume(player.look, role.wears) };
    const options = heroOptions(role, worn);
    const { at: place, host } = this.#settled(role);
    const scale = role.scale ?? 1;
    const turn = role.turn ?? 0;
    const spin: Placement = { scale: scale * HERO_UNITS, rot: turn };
    const parts = personAnchors(worn, options);
    const by = role.by === 'hand' ? 'right' : (role.by ?? 'feet');
    const [ox, oy] = by === 'feet' ? [0, 0] : applyMatrix(placeOn(IDENTITY, spin), ...parts(by)!);
    const at: Place = [place[0] - ox, place[1] - oy];
    return {
      kind: 'person',
      name: nameOf(role),
      role,
      person: worn,
      options,
      handsDepth: null,
      at,
      scale,
      turn,
      headRadius: headRadiusOf(worn, options) * scale * HERO_UNITS,
      depth: depthOf(role, host, FIGURE_DEPTH),
      silhouette: role.plane === 'silhouette',
      anchor: placedAnchors({ x: at[0], y: at[1], ...spin }, parts),
    };
  }

  /** What a person holds by its grip, the first of it. */
  #heldProp(person: PlacedPerson): ScenePropData | undefined {
    return this.all.find(
      (data): data is ScenePropData =>
        'heldBy' in data && data.heldBy !== undefined && data.heldBy.split('.')[0] === person.name,
    );
  }

  #firstIn(person: PlacedPerson, prop: ScenePropData): boolean {
    return this.#heldProp(person) === prop;
  }

  /** What lies in her hands, as the rig holds it. */
  held(person: PlacedPerson): Held | null {
    const prop = this.#heldProp(person);
    if (!prop) return null;
    const hand = prop.heldBy!.split('.')[1];
    return {
      draw: (paper) =>
        drawOnStock(paper, prop.print, () => drawProp(new Cutter(paper), prop.id, prop.colour)),
      grip: gripPoint(prop.id, lifts(person)),
      hand: hand === 'left' || hand === 'right' ? hand : 'both',
      scale: (prop.scale ?? 1) / (person.scale * HERO_UNITS),
      turn: prop.turn ?? 0,
      upright: prop.upright !== false,
    };
  }
}
