/**
 * What a head's silhouette says: is there hair to draw, how long, how full, how it curls. Where that is not plain the
 * answer is a question to the parent, and never hair that may not be there.
 */

import type { FamilyStyleId, HairFamily } from '../../hair-families.ts';
import { type CoverKind, coverKindOf } from './cover-kind.ts';
import type { HeadView } from './head-view.ts';
import type { HairMeasures } from './measure-hair.ts';

/** `seen`: hair. `covered`: cloth round head and throat. `bare`: little or none. `unsure`: a hat, a cut-off picture. */
export type HairState = 'seen' | 'covered' | 'bare' | 'unsure';

export type HairLength = 'short' | 'chin' | 'long';

export type Silhouette = {
  readonly state: HairState;
  readonly length: HairLength;
  /** 0 (close to the head) to 1 (an afro). */
  readonly volume: number;
  /** 0 straight, 1 coily. */
  readonly curl: number;
  readonly fringe: boolean;
  /** Long hair that is taken up shows as a high crown and bare sides. */
  readonly up: boolean;
  /** Hair on both sides of the jaw: tied, it hangs in two tails. */
  readonly isOnBothSides?: boolean;
  /** What to draw on a head that is not plainly seen with hair; null where hair is the likeliest all the same. */
  readonly cover: CoverKind | null;
  /** How likely each family of styles is, and each style (`headView`); absent where no network has looked. */
  readonly families?: Readonly<Record<HairFamily, number>>;
  readonly styles?: Readonly<Record<FamilyStyleId, number>>;
};

/** Where less of the crown is shown, the picture ends at the forehead. */
const MIN_CROWN_SHOWN = 0.5;

/** From here on (`HeadView.covered`) the parent is asked, for a fifth of those that show hair, to overlook no hat (decision 206). */
const COVER_DOUBT = -5.75;

/** From here on a fringe is drawn. */
const FRINGE = -0.4;

/** From here on a hijab or a bald head is drawn while the parent is asked. */
const COVER_LIKELY = 1;

/** Share of the places beside the jaw, on the barer side. */
const BOTH_SIDES = 0.35;

/** What the measures mean. Without a view nobody knows a cap from hair, so that the parent is asked. */
export function silhouetteOf(measures: HairMeasures, view: HeadView | null): Silhouette {
  const { belowChin, height, top, hairline, spread, edge, busy } = measures;
  const long = view ? view.long > 0 : fallsPastJaw(measures);
  return {
    state: view ? stateOf(measures, view) : 'unsure',
    length: long
      ? (belowChin[0] + belowChin[1]) / 2 > 0.22 || measures.throatSkin === 1
        ? 'long'
        : 'chin'
      : 'short',
    volume: clamp((height - 0.35) / 1.1) * 0.6 + clamp((spread - 1.15) / 0.7) * 0.4,
    curl: clamp((edge - 0.014) / 0.03) * 0.5 + clamp((busy - 0.09) / 0.12) * 0.5,
    fringe: view ? view.fringe > FRINGE : hairline < 0.78,
    up: !long && top > 2.15,
    isOnBothSides: Math.min(...measures.besideJaw) > BOTH_SIDES,
    cover: view && coverKindOf(measures, view, COVER_DOUBT),
    ...(view ? { families: view.families, styles: view.styles } : {}),
  };
}

/** Hair falls on both sides. On one side of the jaw alone stands a neighbour, a collar, a shadow. */
function fallsPastJaw({ besideJaw }: HairMeasures): boolean {
  const [most, least] = [Math.max(...besideJaw), Math.min(...besideJaw)];
  return (most > 0.45 && least > 0.05) || (most > 0.34 && least > 0.25);
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/**
 * Only the view says what lies on a head. Edges and colours tipped this way or that with every crop, and knew no hat that it
 * does not see.
 */
function stateOf({ shown, colour }: HairMeasures, { covered, hijab, bald }: HeadView): HairState {
  // The picture ends at the forehead: nothing can be said of what is above it.
  if (shown < MIN_CROWN_SHOWN) return 'unsure';
  // A hijab and a bare head are drawn until the parent answers: only where they are far likelier than hair and any other cover.
  if (covered > COVER_LIKELY && hijab > COVER_LIKELY) return 'covered';
  if (covered > COVER_LIKELY && bald > COVER_LIKELY) return 'bare';
  return colour && covered <= COVER_DOUBT ? 'seen' : 'unsure';
}
