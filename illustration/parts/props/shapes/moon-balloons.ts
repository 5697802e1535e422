import type { Cutter } from '../../../paper/cutter.ts';
import { pairs } from '../../../paper/number-lists.ts';
import { AMBER, ROPE, TERRACOTTA } from '../../../paper/papers.ts';
import { moonFace } from './moon-face.ts';

const GARLAND = '-202,-392 -110,-318 26,-290 158,-342 218,-422';

/** Hangs so that its ropes end a little below 0,0, behind the rim of a basket of some 1.7 times its scale. */
export function carrying(c: Cutter, colour: string, asleep: boolean): void {
  c.glow(0, -500, 480, '#fbe7b2', 0.55);
  for (const [top, foot] of pairs('-148,-178 -52,-64 52,64 148,178'))
    c.mark(`${top},-330 ${foot * 1.02},40`, ROPE, 5.4);
  c.at(0, -500, {}, () => moonFace(c, colour, asleep));
  // so near the moon its cloth is as bright as a hero's
  c.paper.tinted(c.paper.light.heroTint * 0.8, () => {
    c.band(GARLAND, [18, 23, 26, 23, 18], TERRACOTTA, { lift: 0.6 });
    for (let i = 0; i < 8; i++) {
      const [x, y] = c.pointAlong(GARLAND, 0.06 + i * 0.125);
      c.cut(
        `${x - 21},${y + 6} ${x + 22},${y + 4} ${x + 2},${y + 46}`,
        ['#5f9aa0', '#f3e3bd', TERRACOTTA, AMBER][i % 4]!,
        { lift: 0.4, tex: 'none' },
      );
    }
  });
}
