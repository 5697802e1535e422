/** Step 3, layout: finds the place of every prop, person and animal at rest, from coordinates and relations. */

import type { Held } from '../../figures/hero/body/held.ts';
import type { Soft } from '../../figures/hero/body/sinking.ts';
import type { HeroOptions } from '../../figures/hero/rig.ts';
import { Cutter } from '../../paper/cutter.ts';
import { applyMatrix, IDENTITY, type Placement, placeOn } from '../../paper/matrix.ts';
import { drawOnStock } from '../../paper/printed-on.ts';
import { LAZY_ANIMAL_RECORDS } from '../../parts/animals.lazy.generated.ts';
import type { Backdrop } from '../../parts/backdrop.ts';
import { LAZY_BACKDROP_RECORDS } from '../../parts/backdrops.lazy.generated.ts';
import { drawProp } from '../../parts/draw-prop.ts';
import type { Cast, CastPerson } from '../cast/cast.ts';
import { withCostume } from '../cast/costume.ts';
import type { SceneCut } from '../format/cuts.ts';
import type { Place, Spot } from '../format/places.ts';
import type { AnimalRole, PersonRole, Role, ScenePropData } from '../format/roles.ts';
import type { Scene } from '../format/scene.ts';
import { cutAnchors, cutOrigin } from './cut-anchors.ts';
import { FIGURE_DEPTH, PROP_DEPTH } from './depths.ts';
import type {
  Placed,
  PlacedAnimal,
  PlacedCut,
  PlacedPart,
  PlacedPerson,
  PlacedProp,
} from './layout-types.ts';
import { animalAnchor, gripPoint, hasHandle, hasInside, propAnchor } from './part-anchors.ts';
import { HANDS, HERO_UNITS, headRadiusOf, heroOptions, personAnchors } from './person-anchors.ts';
import { placedAnchors } from './placed-anchors.ts';
import { besideHugged, depthOf, nameOf, relationOf, type SceneItem } from './relations.ts';
import { isSoft, softnessOf } from './soft-things.ts';

/** The width of a handle, units of the hero. */
const HANDLE = 6;

const NO_GROUND = { ground: null } as const;

/** Whether a person holds something overhead. */
const liftsOverhead = (host: Placed | null): boolean => host?.kind === 'person' && host.role.pose === 'lift';

/** The parts of one scene, by index (props first, then the cast) and by name. Places are computed on demand and cached. */
export class Layout {
  readonly items: readonly SceneItem[];
  /** Maps a place of the page to the picture's aspect. */
  readonly squeeze: (at: Place) => Place;
  readonly #byName = new Map<string, number>();
  readonly #placed: (PlacedPart | 'pending' | undefined)[] = [];
  readonly #cuts: ReadonlyMap<string, SceneCut>;
  readonly #cast: Cast;
  readonly #softCuts: readonly SceneCut[];
  /** The ground that figures stand on, where a backdrop is drawn. */
  readonly #backdrop: Pick<Backdrop, 'ground' | 'soft'>;
  /** The whole scene as text, to find who names whose hand. */
  readonly #told: string;
  /** False in a plan: nothing hangs down where we look from above. */
  readonly #weighty: boolean;

  constructor(scene: Scene, cast: Cast, squeeze: (at: Place) => Place) {
    this.items = [...(scene.props ?? []), ...scene.cast];
    this.#cast = cast;
    this.#told = JSON.stringify(scene);
    this.#weighty = scene.shot !== 'plan';
    this.squeeze = squeeze;
    this.#cuts = new Map(
      (scene.cuts ?? []).flatMap((cut) => (cut.name === undefined ? [] : [[cut.name, cut]])),
    );
    this.#softCuts = (scene.cuts ?? []).filter(isSoft);
    this.#backdrop = scene.plain === undefined ? LAZY_BACKDROP_RECORDS.get(scene.backdrop) : NO_GROUND;
    // Where a prop and a member of the cast share a name, it means the member of the cast.
    this.items.forEach((data, i) => {
      if (!this.#byName.has(nameOf(data)) || 'who' in data) this.#byName.set(nameOf(data), i);
    });
  }

  /** Finds a part or a cut piece by name. Throws a sentence that names `asker` when there is none. */
  named(name: string, asker: string): Placed {
    const i = this.indexOf(name);
    if (i !== null) return this.part(i);
    const cut = this.#cuts.get(name);
    if (!cut) throw new Error(`${asker}: there is no “${name}” in this picture.`);
    return this.cut(cut, (spot) => this.#restingSpot(spot, name));
  }

  /** The index of a part; null for a cut piece and for an unknown name. */
  indexOf(name: string): number | null {
    return this.#byName.get(name) ?? null;
  }

  /** A cut piece in place, with `find` to look up what it is related to. */
  cut(cut: SceneCut, find: (spot: Spot) => Place): PlacedCut {
    const at = cutOrigin(cut, find);
    const target = cut.on ?? cut.in ?? cut.behind ?? cut.before;
    const name = cut.name ?? 'A piece';
    return {
      kind: 'cut',
      name,
      cut,
      at,
      scale: cut.scale ?? 1,
      turn: cut.turn ?? 0,
      depth: depthOf(cut, target === undefined ? null : this.named(target.split('.')[0]!, name), PROP_DEPTH),
      silhouette: false,
      anchor: cutAnchors(cut, at, find),
    };
  }

  /** The nearest named piece at a place: what a hand that goes there lies on. */
  cutAt([x, y]: Place): PlacedCut | null {
    const there = [...this.#cuts.values()]
      .map((cut) => this.cut(cut, (spot) => this.#restingSpot(spot, cut.name!)))
      .filter(({ anchor }) => {
        const [left, right, top, foot] = (['left', 'right', 'top', 'foot'] as const).map(
          (name) => anchor(name)!,
        );
        return x >= left![0] && x <= right![0] && y >= top![1] && y <= foot![1];
      });
    return there.sort((a, b) => b.depth - a.depth)[0] ?? null;
  }

  /** The cut piece of a name, if there is one. */
  cutNamed(name: string): SceneCut | undefined {
    return this.#cuts.get(name);
  }

  #restingSpot(spot: Spot, asker: string): Place {
    if (typeof spot !== 'string') return spot;
    const [name = '', of = 'centre'] = spot.split('.');
    const host = this.named(name, asker);
    return host.anchor(of) ?? host.at;
  }

  /** Places the part at an index. Throws when its place depends on itself. */
  part(i: number): PlacedPart {
    const known = this.#placed[i];
    const data = this.items[i]!;
    if (known === 'pending')
      throw new Error(`${nameOf(data)} waits for something that waits for ${nameOf(data)}.`);
    if (known) return known;
    this.#placed[i] = 'pending';
    const part = 'who' in data ? this.#role(data) : this.#prop(data);
    this.#placed[i] = part;
    return part;
  }

  /** Finds the place of an item from its coordinates or its relation, and the part it is related to. */
  #placeOf(data: SceneItem, person?: CastPerson): { at: Place; host: Placed | null } {
    const name = nameOf(data);
    const shifted = ([x, y]: Place): Place => [x + (data.dx ?? 0), y + (data.dy ?? 0)];
    if ('hugs' in data && data.hugs !== undefined && !this.#isHugged(data)) {
      const host = this.named(data.hugs, name);
      if (host.kind === 'person' && person && !data.at) {
        const radius = headRadiusOf(person, { pose: 'embrace' }) * (data.scale ?? 1) * HERO_UNITS;
        return { at: shifted(besideHugged(host, radius)), host };
      }
    }
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
    const { at: place, host } = this.#placeOf(prop);
    const scale = prop.scale ?? 1;
    const turn = prop.turn ?? 0;
    const own: Placement = { scale, rot: turn, flip: prop.flip ?? false };
    const [gx, gy] =
      prop.heldBy === undefined
        ? [0, 0]
        : applyMatrix(placeOn(IDENTITY, own), ...gripPoint(prop.id, liftsOverhead(host)));
    const at: Place = [place[0] - gx, place[1] - gy];
    return {
      kind: 'prop',
      name: nameOf(prop),
      prop,
      occupied: hasInside(prop.id) && this.items.some((other) => other.in?.split('.')[0] === nameOf(prop)),
      drawnInHand: prop.heldBy !== undefined && host?.kind === 'person' && this.#holds(host, prop),
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
    const { at, host } = this.#placeOf(role);
    const scale = role.scale ?? 1;
    const right = role.facing === 'right';
    // Leaning turns the whole animal about its feet, so its anchors lean with it.
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

  #person(told: PersonRole & Role, member: CastPerson): PlacedPerson {
    const role = this.#hugging(told);
    const person: CastPerson = { ...member, look: withCostume(member.look, role.wears) };
    const scale = role.scale ?? 1;
    const { at: place, host } = this.#placeOf(role, person);
    const soft = this.#softUnder(role, host, place);
    const options: HeroOptions = {
      ...heroOptions(role, this.#ledHands(nameOf(role)), this.#weighty),
      ...(soft ? { soft: { ...soft, depth: soft.depth / (scale * HERO_UNITS) } } : {}),
    };
    // Who is put on a soft thing sinks in; who has a place of her own is where the picture has her.
    const sunk = soft && host && !role.at ? soft.depth : 0;
    const turn = role.turn ?? 0;
    const spin: Placement = { scale: scale * HERO_UNITS, rot: turn };
    const anchors = personAnchors(person, options);
    const by = role.by === 'hand' ? 'right' : (role.by ?? 'feet');
    const [ox, oy] = by === 'feet' ? [0, 0] : applyMatrix(placeOn(IDENTITY, spin), ...anchors(by)!);
    const at: Place = [place[0] - ox, place[1] - oy + sunk];
    return {
      kind: 'person',
      name: nameOf(role),
      role,
      person,
      options,
      handsDepth: null,
      at,
      scale,
      turn,
      headRadius: headRadiusOf(person, options) * scale * HERO_UNITS,
      depth: depthOf(role, host, FIGURE_DEPTH),
      silhouette: role.plane === 'silhouette',
      anchor: placedAnchors({ x: at[0], y: at[1], ...spin }, anchors),
    };
  }

  /** What gives way under a person: what she is on, or the soft piece or ground that she is placed over. */
  #softUnder(role: PersonRole & Role, host: Placed | null, [x, y]: Place): Soft | null {
    if (host) return role.on === undefined ? null : softnessOf(host, role.on.split('.')[1]);
    if (role.by === 'head' || role.by === 'hand' || role.shadow === false) return null;
    for (const data of this.#softCuts) {
      const piece = this.cut(data, (spot) => this.#restingSpot(spot, 'A soft piece'));
      const [left, right, top, foot] = (['left', 'right', 'top', 'foot'] as const).map(
        (name) => piece.anchor(name)!,
      );
      const over = x > left![0] && x < right![0] && y > top![1] && y < foot![1];
      if (over && piece.depth < FIGURE_DEPTH) return softnessOf(piece, undefined);
    }
    const { ground, soft } = this.#backdrop;
    return soft && ground !== null && y >= ground - 60 ? soft : null;
  }

  /** Whether another hugs this one. */
  #isHugged(data: SceneItem): boolean {
    return this.items.some((other) => other !== data && 'hugs' in other && other.hugs === nameOf(data));
  }

  /** The role of somebody who hugs, or is hugged and hugs back, with the pose that belongs to it. */
  #hugging(role: PersonRole & Role): PersonRole & Role {
    const by = this.items.find((other) => 'hugs' in other && other.hugs === nameOf(role));
    if (by) return { ...role, pose: role.pose ?? 'embraced', hugs: nameOf(by) };
    if (role.hugs === undefined) return role;
    const other = this.items.find((item) => nameOf(item) === role.hugs);
    const facesLeft = other && 'facing' in other && /left/iu.test(other.facing ?? '');
    return { ...role, pose: role.pose ?? 'embrace', facing: role.facing ?? (facesLeft ? 'right' : 'left') };
  }

  /** The hands of a person that another part holds, hangs from or lies in. */
  #ledHands(name: string): readonly ('left' | 'right')[] {
    return HANDS.filter(
      (side) => this.#told.includes(`"${name}.${side}"`) || this.#told.includes(`"heldBy":"${name}"`),
    );
  }

  /** The first prop that a person holds. */
  #heldProp(person: PlacedPerson): ScenePropData | undefined {
    return this.items.find(
      (data): data is ScenePropData =>
        'heldBy' in data && data.heldBy !== undefined && data.heldBy.split('.')[0] === person.name,
    );
  }

  #holds(person: PlacedPerson, prop: ScenePropData): boolean {
    return this.#heldProp(person) === prop;
  }

  /** The held prop as the rig draws it; null when the hands are empty. */
  held(person: PlacedPerson): Held | null {
    const prop = this.#heldProp(person);
    if (!prop) return null;
    const hand = prop.heldBy!.split('.')[1];
    return {
      draw: (paper) =>
        drawOnStock(paper, prop.print, () => drawProp(new Cutter(paper), prop.id, prop.colour)),
      grip: gripPoint(prop.id, liftsOverhead(person)),
      hand: hand === 'left' || hand === 'right' ? hand : 'both',
      scale: (prop.scale ?? 1) / (person.scale * HERO_UNITS),
      turn: prop.turn ?? 0,
      upright: prop.upright !== false,
      ...(hasHandle(prop.id) ? { handle: HANDLE } : {}),
    };
  }
}
