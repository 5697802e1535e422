/** Dark figures tell by their outline alone: in profile, with an arm apart, and never where the words tell of a face. */
import type { Anchors } from '../illustration/figures/hero/body/anchors.ts';
import { heroAnchors } from '../illustration/figures/hero/rig.ts';
import type { Point } from '../illustration/paper/outline.ts';
import type { Place } from '../illustration/scene/format/places.ts';
import type { PlacedPerson } from '../illustration/scene/layout/layout-types.ts';
import { boxOf, type PlacingProblem, peopleOf, type Staged } from './check-placing.ts';
import { distanceTo } from './cut-outlines.ts';

const PROFILES = ['side', 'sideLeft'];
/** Part of an arm's outline that may lie within the trunk's, past the shoulder. */
const WITHIN = 0.1;
/** Half the width of an arm and of a trunk seen from the side, of the head's radius. */
const HALF = { arm: 0.16, trunk: 0.62 } as const;
/** Part of the upper arm that is the shoulder. */
const SHOULDER = 0.5;
const STEPS = 12;

/** Words of a face that a dark shape cannot show. */
const FACE =
  /\b(smil(?:e[ds]?|ing)|grin(?:ned|ning|s)?|frown(?:ed|ing|s)?|blush(?:ed|ing|es)?|wink(?:ed|ing|s)?|tears?|cheeks?|eyebrows?|freckles?|beam(?:ed|ing|s)?|pale|red in the face)\b/iu;

export function silhouetteProblems(staged: Staged): PlacingProblem[] {
  const dark = peopleOf(staged).filter(({ silhouette }) => silhouette);
  const face = dark.length > 0 ? FACE.exec(staged.spread.text.join(' '))?.[0] : undefined;
  return dark.flatMap((person) => {
    const { name, role } = person;
    const profile = PROFILES.includes(role.facing ?? '');
    const within = Math.round(armWithinTrunk(person) * 100);
    const words = [
      ...(profile ? [] : [`${name} is a dark shape that is not in profile (facing: 'side')`]),
      ...(within <= WITHIN * 100
        ? []
        : [
            `${name} is a dark shape without an arm apart: ${within} % of the clearer one is within the trunk`,
          ]),
      ...(face && name === 'hero'
        ? [`the words tell of a face (“${face}”), and the hero is a dark shape`]
        : []),
    ];
    return words.map((each) => ({ rule: 'silhouette' as const, words: each, box: boxOf(staged, person) }));
  });
}

/** The part of an arm's outline that lies within the trunk's, of the arm that is seen better: 0–1. */
export function armWithinTrunk({ person, options }: PlacedPerson): number {
  const anchors = heroAnchors(person.look, options);
  return Math.min(...([0, 1] as const).map((side) => withinTrunk(anchors, side)));
}

function withinTrunk(anchors: Anchors, side: 0 | 1): number {
  const { headRadius, chest, seat, leftHand, rightHand } = anchors;
  const [shoulder, elbow] = [anchors.shoulders[side], anchors.elbows[side]];
  const hand = side === 0 ? leftHand : rightHand;
  const trunk = [chest, seat].map(([x, y]): Place => [x, y]);
  const outline = [...edges(shoulder, elbow, SHOULDER, headRadius), ...edges(elbow, hand, 0, headRadius)];
  const within = outline.filter((at) => distanceTo([at[0], at[1]], trunk) < headRadius * HALF.trunk);
  return within.length / outline.length;
}

/** Points of both edges of a limb, from a part of its length on. */
function edges([ax, ay]: Point, [bx, by]: Point, from: number, headRadius: number): Point[] {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const half = headRadius * HALF.arm;
  const [nx, ny] = [(-(by - ay) / long) * half, ((bx - ax) / long) * half];
  return Array.from({ length: STEPS }, (_, i) => from + ((1 - from) * i) / (STEPS - 1)).flatMap(
    (t): Point[] => {
      const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
      return [
        [x + nx, y + ny],
        [x - nx, y - ny],
      ];
    },
  );
}
