/** Step 3, layout: translates a role into options of the hero rig, and reads the named points of the posed body. */
import type { Anchors } from '../../figures/hero/body/anchors.ts';
import type { Look } from '../../figures/hero/look/look.ts';
import { type HeroOptions, heroAnchors } from '../../figures/hero/rig.ts';
import type { Point } from '../../paper/outline.ts';
import type { CastPerson } from '../cast/cast.ts';
import { isPlace, type Place } from '../format/places.ts';
import type { AnimalRole, PersonRole } from '../format/roles.ts';
import type { PersonPart } from '../format/words.ts';

/** Page units of one rig unit: a standing child is 262 rig units and 390 page units high. */
export const HERO_UNITS = 390 / 262;

const OFF_THE_GROUND = ['fly', 'swim'];

/** Whether a figure stands on ground that its shadow falls on. */
export function castsShadow({ pose, shadow }: Pick<PersonRole | AnimalRole, 'pose' | 'shadow'>): boolean {
  return shadow !== false && !(pose && OFF_THE_GROUND.includes(pose));
}

/** The hands that a role's own words move, or may move. */
function toldHands({ touch, hold, carry, push, point, by, hugs }: PersonRole): readonly ('left' | 'right')[] {
  if (carry !== undefined || push !== undefined || hugs !== undefined) return HANDS;
  const told = [touch, hold, point].filter((spots) => spots !== undefined);
  return HANDS.filter(
    (side) =>
      (by === 'hand' && side === 'right') ||
      told.some((spots) => typeof spots === 'string' || isPlace(spots) || spots[side] !== undefined),
  );
}

/**
 * The options of the rig that a role asks for; `led` hands are where another part of the scene has them, `weighty` is false
 * where the picture has no ground below.
 */
export function heroOptions(
  role: PersonRole,
  led: readonly ('left' | 'right')[] = [],
  weighty = true,
): HeroOptions {
  const busyHands = [...led, ...toldHands(role)];
  const { pose, expression, strength, facing, holding, bed, act, hands, seatOn, stick, gloves } = role;
  return {
    pose,
    groundShadow: castsShadow(role),
    rimmed: true,
    ...(expression ? { expression } : {}),
    ...(strength ? { strength } : {}),
    ...(facing ? { facing } : {}),
    ...(holding ? { holding } : {}),
    ...(bed === undefined ? {} : { bed }),
    ...(act ? { act } : {}),
    ...(hands ? { hands } : {}),
    ...(seatOn ? { seatOn } : {}),
    ...(stick ? { stick } : {}),
    ...(gloves ? { gloves } : {}),
    ...(weighty && role.turn && role.hangs !== false ? { hangs: role.turn } : {}),
    ...(busyHands.length > 0 ? { busyHands } : {}),
    ...(role.in !== undefined || role.on !== undefined ? { aboard: true } : {}),
  };
}

/** Both hands of a person. */
export const HANDS = ['left', 'right'] as const;

/** Measured anchors by the options they were measured with. */
const anchorCache = new WeakMap<HeroOptions, { readonly look: Look; readonly anchors: Anchors }>();

function anchorsFor({ look }: CastPerson, options: HeroOptions): Anchors {
  const known = anchorCache.get(options);
  if (known?.look === look) return known.anchors;
  const anchors = heroAnchors(look, options);
  anchorCache.set(options, { look, anchors });
  return anchors;
}

/** Half the width of the head, rig units. */
export function headRadiusOf(person: CastPerson, options: HeroOptions): number {
  return anchorsFor(person, options).headRadius;
}

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** Returns a lookup of named points of the body, rig units from the feet; null for an unknown name. */
export function personAnchors(person: CastPerson, options: HeroOptions): (name: string) => Place | null {
  const anchors = anchorsFor(person, options);
  const known: Readonly<Record<PersonPart, Point>> = {
    head: anchors.head,
    top: [anchors.head[0], anchors.head[1] - anchors.headRadius],
    eyes: anchors.eyes,
    mouth: anchors.mouth,
    left: anchors.leftHand,
    right: anchors.rightHand,
    chest: anchors.chest,
    centre: anchors.chest,
    back: anchors.back,
    lap: anchors.lap,
    seat: anchors.seat,
    neck: between(between(...anchors.shoulders, 0.5), anchors.head, 0.7),
    shoulder: anchors.shoulders[1],
    knee: anchors.knees[1],
    elbow: anchors.elbows[1],
    feet: [0, 0],
    foot: [0, 0],
  };
  return (name) => {
    const at = name in known ? known[name as PersonPart] : null;
    return at ? [at[0], at[1]] : null;
  };
}
