/** Noses from the front: a child's as it is, an adult's longer, lower and with a bridge. Head centre 0, 0. */
import { mix } from '../../../paper/colour.ts';
import type { Point } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { type Doll, SIDES } from '../body/doll.ts';
import { featureValue } from '../look/features.ts';
import type { NoseId } from '../look/look-options.ts';

/** Where a nose is drawn: its tip, and the side its bridge leans to. */
interface NosePlace {
  readonly x: number;
  readonly y: number;
  readonly lean: 1 | -1;
}

type DrawNose = (doll: Doll, place: NosePlace) => void;

const tipOf = ({ gaze, size, body }: Doll): NosePlace => ({
  x: gaze[0] * 1.45,
  y: 17 + gaze[1] * 1.05 + (body.grown ? 0 : size.eyeDrop * 0.5),
  lean: gaze[0] >= 0 ? -1 : 1,
});

/** How much larger and lower the nose of an adult is: factor, units. */
const GROWN = { scale: 1.36, down: 4 } as const;

export function drawNose(doll: Doll): void {
  const { look, body, paper } = doll;
  const place = tipOf(doll);
  const { x, y } = place;
  const age = body.maturity + (body.aged ? 0.25 : 0);
  const scale = featureValue(look, 'noseSize') * (1 + (GROWN.scale - 1) * age);
  const down = featureValue(look, 'noseLine') + GROWN.down * age;
  const draw = () => {
    if (body.grown) drawBridgeOf(doll, place);
    NOSES[look.nose](doll, place);
    if (body.grown && !NO_WINGS.includes(look.nose)) drawWings(doll, place);
  };
  if (scale === 1 && down === 0) draw();
  else paper.at({ x, y: y + down, scale }, () => paper.at({ x: -x, y: -y }, draw));
}

/** A red nose, of a cold or of the frost. */
export function drawRedNose(doll: Doll): void {
  const { paper, skin } = doll;
  const { x, y } = tipOf(doll);
  const { maturity } = doll.body;
  paper.ellipse(x, y + GROWN.down * maturity, 6.4, 5, mix(skin.blush, '#d8503c', 0.35), { opacity: 0.6 });
}

/** A warm round tip with its light. */
function spot({ paper, skin }: Doll, { x, y }: NosePlace, w: number, h: number, dy = 0): void {
  paper.ellipse(x, y + dy, w, h, skin.nose, { opacity: 0.86 });
  paper.ellipse(x - w * 0.3, y + dy - h * 0.42, w * 0.34, h * 0.26, skin.light, { opacity: 0.75 });
}

function bridge(doll: Doll, line: readonly Point[], width: number): void {
  doll.paper.brush(line, width, doll.skin.shade, { opacity: 0.55, ends: 0.2 });
}

/** The underside of a nose, from the leaning side over the tip. */
function underside({ paper, skin }: Doll, line: readonly Point[], width = 2): void {
  paper.brush(line, width, skin.shade, { opacity: 0.85, ends: 0.5 });
}

/** Noses of line and plane have the skin's own colour, not the warm one of a round tip. */
const NOSES: Readonly<Record<NoseId, DrawNose>> = {
  button: (doll, at) => spot(doll, at, 4.9, 3.9),
  small: (doll, at) => spot(doll, at, 3.7, 3.1),
  wide(doll, at) {
    spot(doll, at, 6.5, 4);
    for (const k of SIDES)
      doll.paper.ellipse(at.x + k * 2.9, at.y + 1.9, 1, 0.75, doll.skin.shade, { opacity: 0.75 });
  },
  long(doll, at) {
    const { x, y, lean } = at;
    bridge(doll, pts`${x + lean * 2.4},${y - 11} ${x + lean * 3},${y - 5} ${x + lean * 3.6},${y + 1}`, 1.7);
    spot(doll, at, 4.2, 5.2, 0.4);
  },
  snub(doll, { x, y }) {
    const { paper, skin } = doll;
    paper.ellipse(x, y - 0.6, 4.3, 3.3, skin.nose, { opacity: 0.75 });
    paper.ellipse(x - 1.2, y - 2.2, 1.6, 1, skin.light, { opacity: 0.75 });
    paper.brush(
      pts`
        ${x - 4.6},${y + 1} ${x - 1.6},${y + 3} ${x + 1.8},${y + 3} ${x + 4.6},${y + 0.8}
      `,
      1.7,
      skin.shade,
      { opacity: 0.85, ends: 0.5 },
    );
  },
  strong(doll, { x, y, lean }) {
    const { paper, skin } = doll;
    bridge(
      doll,
      pts`
      ${x + lean * 1.6},${y - 12} ${x + lean * 4},${y - 4} ${x + lean * 5.4},${y + 2.4}
    `,
      2,
    );
    paper.brush(
      pts`${x + lean * 5.4},${y + 2} ${x},${y + 4.2} ${x - lean * 4.6},${y + 2.2}`,
      2.2,
      skin.shade,
      { opacity: 0.8, ends: 0.5 },
    );
    paper.ellipse(x, y, 4.6, 3.4, skin.nose, { opacity: 0.7 });
  },
  drop(doll, { x, y }) {
    const { paper, skin } = doll;
    paper.flat(
      pts`${x - 1},${y - 11} ${x + 1.4},${y - 11} ${x + 3.4},${y - 3} ${x + 5.6},${y + 2} ${x + 3.6},${y + 5.6} ${x - 3.6},${y + 5.6} ${x - 5.6},${y + 2} ${x - 3.2},${y - 3}`,
      skin.nose,
      { opacity: 0.72 },
    );
    paper.ellipse(x - 1.6, y - 0.6, 1.5, 1.9, skin.light, { opacity: 0.8 });
    underside(doll, pts`${x - 4.4},${y + 4.4} ${x},${y + 6.4} ${x + 4.4},${y + 4.4}`, 1.7);
  },
  hook(doll, { x, y, lean }) {
    const k = lean;
    plane(
      doll,
      pts`${x - k * 1},${y - 12} ${x + k * 4.6},${y - 8} ${x + k * 5.4},${y - 2} ${x + k * 2.6},${y + 5.6} ${x - k * 2},${y + 3}`,
    );
    underside(
      doll,
      pts`${x + k * 1},${y - 13} ${x + k * 4.8},${y - 8.4} ${x + k * 5.6},${y - 2} ${x + k * 3.4},${y + 5} ${x - k * 0.4},${y + 5.4} ${x - k * 4.4},${y + 2.4}`,
      2.2,
    );
  },
  wedge(doll, { x, y, lean }) {
    const k = lean;
    plane(doll, pts`${x - k * 0.6},${y - 12}! ${x + k * 7.2},${y + 4}! ${x - k * 2.6},${y + 4.6}!`);
    underside(doll, pts`${x + k * 7},${y + 4} ${x + k * 1},${y + 5.4} ${x - k * 4},${y + 4}`, 2);
  },
  bridge(doll, { x, y, lean }) {
    const k = lean;
    underside(
      doll,
      pts`${x + k * 1.4},${y - 14} ${x + k * 3.2},${y - 8} ${x + k * 3.4},${y - 1} ${x + k * 4.8},${y + 3.4} ${x},${y + 5} ${x - k * 3.6},${y + 3.4}`,
      1.9,
    );
  },
};

/** The shaded plane at the side of a nose. */
function plane({ paper, skin }: Doll, outline: readonly Point[]): void {
  paper.flat(outline, mix(skin.base, skin.shade, 0.4), { opacity: 0.8 });
}

/** Noses with an underside of their own. */
const NO_WINGS: readonly NoseId[] = ['drop', 'hook', 'wedge', 'bridge', 'strong'];
/** Noses with a bridge of their own. */
const BRIDGED: readonly NoseId[] = ['drop', 'hook', 'wedge', 'bridge', 'strong', 'long'];

function drawBridgeOf(doll: Doll, { x, y, lean }: NosePlace): void {
  if (BRIDGED.includes(doll.look.nose)) return;
  bridge(doll, pts`${x + lean * 2.6},${y - 12} ${x + lean * 3.4},${y - 6} ${x + lean * 4},${y - 2}`, 1.7);
}

/** The wings of an adult's nose. */
function drawWings({ paper, skin }: Doll, { x, y }: NosePlace): void {
  paper.brush(
    pts`${x - 6},${y + 2} ${x - 3},${y + 4.6} ${x},${y + 5.2} ${x + 3},${y + 4.6} ${x + 6},${y + 2}`,
    1.5,
    skin.shade,
    {
      opacity: 0.7,
      ends: 0.4,
    },
  );
}
