/** Hair that lies on the head alone: nothing of it hangs behind, and the ears are bare. */
import type { Doll } from '../../../figures/hero/body/doll.ts';
import { type BackView, type HairStyle, hairStyle } from '../../hair-style.ts';
import { slide } from './strands.ts';

/** The record of a short hairstyle; `f` is how far what lies over the brow slides with the gaze. */
export function shortHair(
  about: Parameters<typeof hairStyle>[0],
  drawn: { front(doll: Doll, f: number): void; side(doll: Doll): void; readonly back: BackView },
): HairStyle {
  return hairStyle(about, {
    front: { over: (doll) => drawn.front(doll, slide(doll)) },
    side: { ear: true, over: drawn.side },
    back: drawn.back,
  });
}
