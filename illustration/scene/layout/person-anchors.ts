/** A person of the rig on the stage: what a role asks of the rig, and where the parts of a body are. */
import type { Anchors } from '../../figures/hero/body/anchors.ts';
import type { Look } from '../../figures/hero/look/look.ts';
import { type HeroOptions, heroAnchors } from '../../figures/hero/rig.ts';
import type { Point } from '../../paper/outline.ts';
import type { CastPerson } from '../cast/cast.ts';
import type { Place } from '../format/places.ts';
import type { AnimalRole, PersonRole } from '../format/roles.ts';
import type { PersonPart } from '../format/words.ts';

/** Units of the rig (a standing child is 262) in page units, where she stands 390 high. */
export const HERO_UNITS = 390 / 262;

const OFF_THE_GROUND = ['fly', 'swim'];

/** Whether there is ground under a figure for a shadow to fall on. */
export function castsShadow({ pose, shadow }: Pick<PersonRole | AnimalRole, 'pose' | 'shadow'>): boolean {
  return shadow !== false && !(pose && OFF_THE_GROUND.includes(pose));
}

/** What a role asks of the rig. */
export function heroOptions(role: PersonRole, { build }: CastPerson): HeroOptions {
  const { pose, expression, facing, holding, bed, act, hands, seatOn, stick } = role;
  return {
    pose,
    groundShadow: castsShadow(role),
    rimmed: true,
    ...(expression ? { expression } : {}),
    ...(facing ? { facing } : {}),
    ...(holding ? { holding } : {}),
    ...(bed === undefined ? {} : { bed }),
    // a sleeper in a picture acts, even if nothing else is asked of her: glasses are laid aside
    ...(act || expression === 'asleep' ? { act: act ?? {} } : {}),
    ...(hands ? { hands } : {}),
    ...(seatOn ? { seatOn } : {}),
    ...(stick ? { stick } : {}),
    ...(role.in !== undefined || role.on !== undefined ? { aboard: true } : {}),
    ...(build ? { build } : {}),
  };
}

/** Anchors of a look by the options they were measured for: a part of somebody is asked for more than once. */
const measured = new WeakMap<HeroOptions, { readonly look: Look; readonly anchors: Anchors }>();

function anchorsFor({ look }: CastPerson, options: HeroOptions): Anchors {
  const known = measured.get(options);
  if (known?.look === look) return known.anchors;
  const anchors = heroAnchors(look, options);
  measured.set(options, { look, anchors });
  return anchors;
}

/** Half the width of the head, rig units. */
export function headRadiusOf(player: CastPerson, options: HeroOptions): number {
  return anchorsFor(player, options).headRadius;
}

/** Where a part of the body is, rig units from the feet; null for a part nobody has. */
export function personAnchors(player: CastPerson, options: HeroOptions): (name: string) => Place | null {
  const anchors = anchorsFor(player, options);
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
