import { scarfBend } from '../../figures/hero/body/hanging.ts';
import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import { mix } from '../../paper/colour.ts';
import type { Outline } from '../../paper/outline.ts';
import type { Paper } from '../../paper/paper.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

/** The end that hangs down before the chest. */
function tail(paper: Paper, cloth: string, stripe: string): void {
  const piece = paper.sheet(pts`6,-70! 20,-71! 19,-50 20.6,-31! 7.6,-30! 7,-50`, cloth, {
    texture: 'felt',
    lift: 0.7,
  });
  paper.within(piece, () => {
    for (const y of [-47, -39]) paper.flat(pts`4,${y}! 24,${y - 1}! 24,${y + 3}! 4,${y + 4}!`, stripe);
  });
  paper.line(
    [0, 1, 2, 3].map((i): Outline => pts`${8.8 + i * 3.4},-31 ${8.6 + i * 3.5},-26`),
    cloth,
    1.6,
  );
}

export const scarf: Extra = {
  id: 'scarf',
  order: 10,
  label: 'Scarf',
  slot: 'neck',

  front: {
    atNeck(doll, cloth) {
      const { paper } = doll;

      const stripe = mix(cloth, CLOTH.cream, 0.7);
      const bend = scarfBend(doll.lean.neck);
      const drawTail = () => tail(paper, cloth, stripe);
      if (bend) paper.bent(bend, drawTail);
      else drawTail();
      paper.sheet(pts`-27,-74 -14,-79 0,-77 14,-79 27,-74 26,-64 13,-60 0,-59 -13,-60 -26,-64`, cloth, {
        texture: 'felt',
      });
      paper.line([pts`-22,-70 -8,-65 10,-65 22,-70`], darker(cloth, 0.3), 1.2, { opacity: 0.6 });
    },
  },
  back: {
    atNeck({ paper }, cloth) {
      paper.sheet(pts`-27,-74 -14,-82 0,-83 14,-82 27,-74 26,-63 13,-59 0,-58 -13,-59 -26,-63`, cloth, {
        texture: 'felt',
      });
      paper.line([pts`-23,-69 -8,-65 10,-66 23,-70`], darker(cloth, 0.3), 1.2, { opacity: 0.6 });
    },
  },
};
