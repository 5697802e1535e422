import { expect, test } from 'vitest';
import { Paper } from '../../../paper/paper.ts';
import { makeDoll } from '../body/doll.ts';
import { wornParts } from '../body/worn-parts.ts';
import { parseLook, randomChild } from '../look/look.ts';
import { type HeroOptions, heroAnchors } from '../rig.ts';
import { applyHands } from './apply-hands.ts';
import { POSES } from './poses.ts';
import '../../../load-all-parts.ts';

const look = parseLook({ ...randomChild(3), age: 'middle', extras: [], aids: [], hair: 'crop' });
const apart = (options: HeroOptions): readonly [x: number, y: number] => {
  const { leftHand, rightHand } = heroAnchors(look, options);
  return [Math.abs(leftHand[0] - rightHand[0]), Math.abs(leftHand[1] - rightHand[1])];
};

test('both hands on the heart lie on each other', () => {
  const [x, y] = apart({ hands: 'heart' });
  expect(Math.hypot(x, y)).toBeLessThan(14);
});

test('behind the back, hands meet on the trunk from behind, and elbows stand out from the front', () => {
  const [x] = apart({ hands: 'behindBack', facing: 'back' });
  expect(x).toBeLessThan(16);
  const doll = (back: boolean) =>
    makeDoll(new Paper({ width: 1, height: 1, textures: 'none' }), look, {
      parts: wornParts(look),
      expression: 'calm',
      gaze: [0, 0],
      back,
    });
  const { left, right } = applyHands(doll(true), POSES.stand, 'behindBack').arms;
  expect([left.layer, right.layer]).toEqual(['over', 'over']);
  expect([left.hand, right.hand]).toContain('clasp');
  const { elbows } = heroAnchors(look, { hands: 'behindBack', facing: 'front' });
  expect(elbows[1][0] - elbows[0][0]).toBeGreaterThan(76);
});

test('hollow hands have their hollow up', () => {
  const doll = makeDoll(new Paper({ width: 1, height: 1, textures: 'none' }), look, {
    parts: wornParts(look),
    expression: 'calm',
    gaze: [0, 0],
  });
  const { left, right } = applyHands(doll, POSES.stand, 'cup').arms;
  expect([left.thumb, right.thumb]).toEqual([-1, 1]);
});
