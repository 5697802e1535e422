// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { SAMPLE_LOOKS } from '../../illustration/sample-looks.ts';
import { type FramedScene, frameScene } from '../../illustration/scene/camera/frame-scene.ts';
import type { Place, Spot } from '../../illustration/scene/format/places.ts';
import type { PersonRole } from '../../illustration/scene/format/roles.ts';
import { STAGE_SHEETS } from './stage/all.ts';
import { playersFor } from './stage/stage-sheet.ts';
import '../../illustration/load-all-parts.ts';

/** Allowed distance of a hand from what it touches, in page units for a child of scale 1. */
const MAX_DISTANCE = 30;

/** Who misses what, by how much. */
function misses({ parts, anchors }: FramedScene): string[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'person' || part.role.touch === undefined) return [];
    const touch = part.role.touch as NonNullable<PersonRole['touch']>;
    const spots = typeof touch === 'string' || Array.isArray(touch) ? [touch] : Object.values(touch);
    return (spots as Spot[]).flatMap((spot) => {
      const spotPoint = anchors.posedSpot(spot);
      const distanceTo = (hand: Place) => Math.hypot(hand[0] - spotPoint[0], hand[1] - spotPoint[1]);
      const miss = Math.min(distanceTo(part.anchor('left')!), distanceTo(part.anchor('right')!));
      return miss > MAX_DISTANCE ? [`${part.name} misses ${String(spot)} by ${Math.round(miss)}`] : [];
    });
  });
}

describe.each(STAGE_SHEETS.map((sheet) => [sheet.name, sheet.rows] as const))('%s', (_, rows) => {
  it.each(rows.map((row) => [row.name, row.scene] as const))(
    '%s: hands meet on every hero',
    (_name, scene) => {
      for (const sitter of SAMPLE_LOOKS)
        for (const aspect of ['page', 'wide'] as const)
          expect([sitter.name, misses(frameScene(scene, playersFor(sitter), aspect))]).toEqual([
            sitter.name,
            [],
          ]);
    },
  );
});
