import { CLOTH, INK, SHADE, STEEL, WHITE } from '../../figures/hero/body/palette.ts';
import { mix } from '../../paper/colour.ts';
import { pts } from '../../paper/points.ts';
import { ribbon, smoothCurve } from '../../paper/ribbon.ts';
import type { Aid } from '../aid.ts';

const COAT = mix(CLOTH.honey, WHITE, 0.55);
const FAR = mix(COAT, INK, 0.16);

/** How large beside a child, and where. */
const DOG = { x: -20, scale: 1.24 } as const;

/** A Labrador in a white harness, whose stiff handle comes up to the child's hand; she walks a step ahead. */
export const guideDog: Aid = {
  id: 'guideDog',
  order: 140,
  label: 'Guide dog',
  slot: 'walking',
  walking: {
    grip: (doll, side) => (side > 0 ? [doll.profile ? 44 : 52, -104 * doll.size.torso] : null),
    before: (doll, hands) => {
      const { paper, aidCloth } = doll;
      paper.at({ x: DOG.x, scale: DOG.scale }, () => {
        const palm = hands[0]?.palm;
        const [hx, hy] = palm ? [(palm[0] - DOG.x) / DOG.scale, palm[1] / DOG.scale] : [60, -72];
        paper.ellipse(102, 2, 56, 6, SHADE, { opacity: 0.16 });
        const leg = (x: number, colour: string, back: boolean) =>
          paper.sheet(
            ribbon(
              smoothCurve(back ? pts`${x},-38 ${x - 7},-20 ${x - 2},-2` : pts`${x},-38 ${x},-18 ${x + 1},-2`),
              [8.5, 5, 5.4],
            ),
            colour,
            { jitter: 0.2, lift: 0.6 },
          );
        leg(80, FAR, true);
        leg(130, FAR, false);
        // The tail, the body, the near legs.
        paper.sheet(ribbon(smoothCurve(pts`64,-54 50,-44 42,-26`), [5, 5, 2.4]), COAT, {
          jitter: 0.2,
          lift: 0.6,
        });
        paper.sheet(pts`60,-48 68,-64 100,-64 128,-68 140,-56 136,-38 118,-32 92,-36 68,-34`, COAT, {
          jitter: 0.3,
          lift: 0.8,
        });
        leg(70, COAT, true);
        leg(122, COAT, false);
        // Neck and head, an ear that hangs.
        paper.sheet(ribbon(smoothCurve(pts`128,-54 138,-72 146,-86`), [15, 12, 11]), COAT, {
          jitter: 0.2,
          lift: 0.4,
        });
        paper.sheet(pts`132,-88 138,-102 152,-104 160,-94 174,-90 176,-82 168,-77 152,-76 138,-76`, COAT, {
          jitter: 0.2,
          lift: 0.7,
        });
        paper.sheet(pts`136,-100 146,-101 147,-86 140,-74 133,-82`, mix(COAT, CLOTH.bark, 0.4), {
          jitter: 0.2,
          lift: 0.7,
        });
        paper.ellipse(174, -88, 4, 3.4, INK);
        paper.ellipse(155, -93, 2.3, 2.6, INK);
        paper.line([pts`171,-80 164,-79 159,-82`], INK, 1.5);
        // The harness: a strap round the chest and the girth, a cloth on the back, and its handle.
        paper.sheet(ribbon(smoothCurve(pts`106,-66 109,-50 106,-33`), [5, 5, 5]), WHITE, {
          jitter: 0.15,
          lift: 0.6,
        });
        paper.sheet(ribbon(smoothCurve(pts`108,-62 124,-54 138,-50`), [4, 4, 4]), WHITE, {
          jitter: 0.15,
          lift: 0.6,
        });
        paper.sheet(pts`84,-67! 112,-68! 112,-52 86,-50`, aidCloth, { texture: 'felt', lift: 0.7 });
        paper.sheet(ribbon(smoothCurve(pts`130,-70 138,-66 146,-66`), [3, 3, 3]), aidCloth, { jitter: 0.1 });
        // A stiff bow of two bars, its grip in the hand, or laid on the back.
        const [dx, dy] = [hx - 104, hy + 60];
        const length = Math.hypot(dx, dy);
        const [nx, ny] = [(-dy / length) * 6, (dx / length) * 6];
        paper.line(
          [
            pts`${104 + nx},${-60 + ny} ${hx + nx},${hy + ny}`,
            pts`${104 - nx},${-60 - ny} ${hx - nx},${hy - ny}`,
          ],
          mix(INK, STEEL, 0.45),
          2.8,
        );
        paper.line([pts`${hx + nx},${hy + ny} ${hx - nx},${hy - ny}`], INK, 5.6);
      });
    },
    box: [0, -140, 206, 14],
  },
};
