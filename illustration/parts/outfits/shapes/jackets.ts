/** Jackets and what is worn under them: open fronts, lapels, rows of buttons. Trunk frame. */
import { type Doll, onSide, SIDES } from '../../../figures/hero/body/doll.ts';
import { darker } from '../../../figures/hero/body/palette.ts';
import { pts } from '../../../paper/points.ts';
import { backCollar, backSeam, bell, button, seamOf } from './garment.ts';

/** A shirt with a pointed collar. */
export function shirt(doll: Doll, colour: string, collar = colour): void {
  const { paper } = doll;
  paper.sheet(bell(25, 6), colour, { texture: 'felt' });
  paper.brush(pts`0,-68 0.6,-30 0,6`, 1.4, seamOf(colour), { opacity: 0.4, ends: 0.8 });
  for (const k of SIDES)
    paper.sheet(onSide(k, pts`0,-72! 7,-80 16,-77 15,-69! 7,-61!`), collar, {
      jitter: 0.2,
      step: 7,
      lift: 0.5,
      edgeColour: darker(collar, 0.16),
    });
}

/** The two halves of a jacket that hangs open in a V down to `fasten`. */
export function openJacket(doll: Doll, cloth: string, { hem = 10, fasten = -30 } = {}): void {
  const { paper } = doll;
  for (const k of SIDES)
    paper.sheet(
      onSide(k, pts`14,-79 22,-73 29,-60 26,-34 ${29 + hem * 0.2},${hem}! 1,${hem + 2}! 1,${fasten}! 8,-56`),
      cloth,
      { jitter: 0.4, texture: 'feltTurned', lift: 0.7 },
    );
}

/** Turned-back lapels of a jacket that closes at `fasten`. */
export function lapels(doll: Doll, colour: string, fasten = -34): void {
  for (const k of SIDES)
    doll.paper.sheet(onSide(k, pts`9,-80! 17,-76 20,-60! 15,-56! 17,-52! 1,${fasten}! 4,-60`), colour, {
      jitter: 0.25,
      step: 7,
      lift: 0.5,
    });
}

/** Two rows of buttons. */
export function twoRows(doll: Doll, colour: string, from: number, to: number, every = 15, apart = 9): void {
  for (let y = from; y <= to; y += every) for (const k of SIDES) button(doll, k * apart, y, colour, 2.8);
}

/** A jacket from behind. */
export function jacketBack(doll: Doll, cloth: string, hem = 10, collar = cloth): void {
  doll.paper.sheet(bell(29 + hem * 0.2, hem, 26, 26), cloth, { texture: 'feltTurned' });
  backSeam(doll, cloth, -66, hem);
  backCollar(doll, darker(collar, 0.1));
}
