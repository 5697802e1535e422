import { describe, expect, test } from 'vitest';
import type { Point } from '../../../paper/outline.ts';
import { parseLook, randomChild } from '../look/look.ts';
import { type HeroOptions, heroAnchors } from '../rig.ts';
import '../../../load-all-parts.ts';

const child = parseLook({ ...randomChild(3), age: 'middle', extras: [], aids: [], hair: 'crop' });
const inChair = { ...child, aids: ['wheelchair'] as const };
const away = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const anchors = (options: HeroOptions, look = child) => heroAnchors(look, { rimmed: true, ...options });

describe('hands of a face', () => {
  test('a thinking child brings an idle hand to the chin, standing, sitting and from the side', () => {
    for (const options of [{}, { pose: 'sit' }, { facing: 'side' }, { facing: 'left' }] as const) {
      const { rightHand, head, headRadius } = anchors({ expression: 'thinking', ...options });
      expect(away(rightHand, head), JSON.stringify(options)).toBeLessThan(headRadius * 1.25);
    }
  });

  test('a listening child in a wheelchair takes the hand from the wheel to the ear', () => {
    const { leftHand, head, headRadius } = anchors(
      { expression: 'listening' },
      { ...inChair, aids: ['wheelchair'] },
    );
    expect(away(leftHand, head)).toBeLessThan(headRadius * 1.5);
  });

  test('a hand that holds, points, touches, is led or is told stays where it is', () => {
    const calm = anchors({ expression: 'calm' });
    const busy: HeroOptions[] = [
      { busyHands: ['left', 'right'] },
      { holding: 'star' },
      { hands: 'open' },
      {
        act: {
          arms: [
            [0, 0],
            [0, 0],
          ],
        },
      },
      { reachTo: { left: calm.leftHand, right: calm.rightHand } },
      { pose: 'carry' },
      { facing: 'back' },
    ];
    for (const options of busy) {
      const { leftHand, rightHand, head, headRadius } = anchors({ expression: 'holdingBreath', ...options });
      for (const hand of [leftHand, rightHand])
        expect(away(hand, head), JSON.stringify(options)).toBeGreaterThan(headRadius);
    }
  });

  test('the other hand goes to the middle of the face where the leading one is busy', () => {
    const { leftHand, head, headRadius } = anchors({ expression: 'holdingBreath', busyHands: ['right'] });
    expect(away(leftHand, head)).toBeLessThan(headRadius);
  });

  test('a portrait outside a scene keeps its hands down', () => {
    const { rightHand, head, headRadius } = heroAnchors(child, { expression: 'brave' });
    expect(away(rightHand, head)).toBeGreaterThan(headRadius * 2);
  });
});
