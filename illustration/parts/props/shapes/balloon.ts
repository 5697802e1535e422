import type { Cutter } from '../../../paper/cutter.ts';
import { AMBER, IVORY, ROPE } from '../../../paper/papers.ts';
import { pts } from '../../../paper/points.ts';

export function wicker(c: Cutter, colour: string): void {
  c.blob('-120,-116! 120,-116! 104,-8 60,10 -60,10 -104,-8', colour, { lift: 1, tex: 'brush' });
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 8; i++) {
      const half = 114 - row * 5;
      const w = (half * 2) / 8;
      if ((i + row) % 2)
        c.box(
          -half + i * w,
          -104 + row * 27,
          w - 1,
          25,
          c.shade(colour, (i + row) % 4 === 1 ? 0.05 : -0.05),
          { lift: 0.15, tex: 'none' },
        );
    }
  c.band('-128,-118 0,-110 128,-118', [24, 27, 24], c.shade(colour, 0.07), { lift: 0.6, tex: 'brush' });
}

/**
 * A balloon without its basket: hung so that the ropes end at 0,0 (a basket's rim is 120 higher than its foot). Its
 * cloth is thin and takes little of the place's light: it is bright by night too.
 */
export function envelope(c: Cutter, colour: string, stripe: string): void {
  for (const x of [-66, -22, 22, 66]) c.mark(`${x},-150 ${x * 1.4},0`, ROPE, 4.4);
  c.paper.tinted(c.paper.light.heroTint * 0.7, () => {
    const whole =
      '0,-640 96,-624 172,-572 208,-490 196,-386 128,-254 70,-160! -70,-160! -128,-254 -196,-386 -208,-490 -172,-572 -96,-624';
    const bag = c.paper.sheet(pts(whole), colour, { lift: 1.5, edge: 'lit', texture: 'felt', step: 40 });
    c.paper.within(bag, () => {
      for (const side of [-1, 1]) {
        const s = (x: number) => side * x;
        c.blob(
          `${s(34)},-650! ${s(112)},-590 ${s(146)},-490 ${s(132)},-380 ${s(84)},-250 ${s(44)},-160! ${s(20)},-160! ${s(40)},-260 ${s(66)},-380 ${s(74)},-490 ${s(52)},-590 ${s(6)},-650!`,
          stripe,
          { lift: 0.3, tex: 'none' },
        );
        c.patch(
          `${s(150)},-650! ${s(230)},-500 ${s(200)},-370 ${s(90)},-150! ${s(60)},-150! ${s(140)},-300 ${s(182)},-420 ${s(178)},-520`,
          side < 0 ? c.shade(colour, -0.075) : c.shade(colour, 0.05),
          0.8,
        );
      }
    });
    c.band('-200,-428 -100,-392 0,-382 100,-392 200,-428', [22, 24, 24, 24, 22], AMBER, {
      lift: 0.4,
      tex: 'felt',
    });
    c.stitch('-196,-428 -100,-393 0,-383 100,-393 196,-428', IVORY, 4, [12, 11]);
    c.box(-76, -172, 152, 20, c.shade(colour, -0.08), { lift: 0.4 });
  });
}
