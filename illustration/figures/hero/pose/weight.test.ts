import { describe, expect, test } from 'vitest';
import { Paper } from '../../../paper/paper.ts';
import { bodyLean, capeBend, hangingBend, headLean, skirtBend, spreadBend } from '../body/hanging.ts';
import type { Soft } from '../body/sinking.ts';
import { parseLook, randomChild } from '../look/look.ts';
import type { AidId } from '../look/look-options.ts';
import { drawHero, heroAnchors, heroSvg } from '../rig.ts';
import { POSES, type Pose } from './poses.ts';
import '../../../load-all-parts.ts';

const child = parseLook({ ...randomChild(2), hair: 'longWaves', extras: [], aids: [], glasses: 'none' });

describe('hair of a turned body', () => {
  test('hangs to the ground: aside from a body that lies, over the crown of one upside down', () => {
    const [aside] = hangingBend(90)(0, 100);
    expect(aside).toBeCloseTo(100);
    const [x, y] = hangingBend(180)(0, 100);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(-100);
    expect(hangingBend(180)(0, -40)).toEqual([0, -40]);
  });

  test('follows from the pose by itself: from trunk, spine and neck, and streams behind who flies', () => {
    expect(Math.abs(headLean(POSES.upsideDown))).toBeGreaterThan(150);
    expect(headLean(POSES.bow)).toBe(POSES.bow.torso! + POSES.bow.spine! + POSES.bow.head.tilt);
    expect(Math.abs(headLean(POSES.lieFront))).toBeLessThan(10);
    expect(bodyLean({ ...POSES.upsideDown, hang: 180 })).toBe(0);
    expect([POSES.fly.hair, POSES.swim.hair, POSES.sleep.hair]).toEqual(['along', 'along', 'spread']);
  });

  test('is spread where the head lies', () => {
    const [x, y] = spreadBend(40, 60);
    expect(x).toBeGreaterThan(55);
    expect(y).toBeLessThan(60);
    expect(spreadBend(40, -20)).toEqual([40, -20]);
  });

  test('changes with what the scene turns, and only with it', () => {
    expect(heroSvg(child, { hangs: 90 })).not.toBe(heroSvg(child));
    expect(heroSvg(child, { hangs: 0 })).toBe(heroSvg(child));
  });
});

describe('cloth of a turned body', () => {
  test('a cape falls over the head of somebody upside down, and lies on a back that leans forward', () => {
    const down = capeBend(180)!(0, 40);
    expect(down[1]).toBeLessThan(-150);
    const [forward, back] = [capeBend(30)!(0, 40), capeBend(-30)!(0, 40)];
    expect(Math.abs(forward[0])).toBeLessThan(Math.abs(back[0]));
    expect(capeBend(0)).toBeNull();
    expect(capeBend(-90)).toBeNull();
  });

  test('a skirt hangs a little way, and never over the head', () => {
    expect(skirtBend(20)!(0, 30)[0]).toBeGreaterThan(5);
    expect(skirtBend(180)).toBeNull();
  });
});

describe('carried', () => {
  const draw = (part: 'whole' | 'body' | 'reach'): number => {
    const paper = new Paper({ x: -200, y: -300, width: 400, height: 500, textures: 'none' });
    drawHero(child, { pose: 'shoulderRide', part, groundShadow: false }, paper);
    return paper.toSvg().length;
  };

  test('legs on shoulders are drawn with the reaching hands, once', () => {
    expect(draw('reach')).toBeGreaterThan(1500);
    expect(draw('body')).toBeLessThan(draw('whole') - 1000);
  });

  test('upside down, the head is below the hips, and nobody takes the wheelchair along', () => {
    const { head, seat } = heroAnchors({ ...child, aids: ['wheelchair'] }, { pose: 'upsideDown' });
    expect(head[1]).toBeGreaterThan(seat[1] + 60);
  });
});

describe('soft things', () => {
  const draw = (pose: Pose, soft?: Soft, aids: readonly AidId[] = []): string => {
    const paper = new Paper({ x: -300, y: -300, width: 600, height: 600, textures: 'none' });
    drawHero({ ...child, aids: [...aids] }, { pose, groundShadow: false, ...(soft ? { soft } : {}) }, paper);
    return paper.toSvg();
  };
  const cushion: Soft = { depth: 10, colour: '#b5485a' };

  test.each(['sit', 'kneel', 'lieBack', 'lieFront'] as const)(
    'give way under somebody in the pose %s',
    (pose) => {
      expect(draw(pose, cushion).length).toBeGreaterThan(draw(pose).length + 400);
      expect(draw(pose, cushion)).not.toBe(draw(pose, { ...cushion, stalks: true }));
    },
  );

  test('do not give way under feet, in the air, or under a wheelchair', () => {
    for (const pose of ['stand', 'walk', 'fly'] as const) expect(draw(pose, cushion)).toBe(draw(pose));
    expect(draw('sit', cushion, ['wheelchair'])).toBe(draw('sit', undefined, ['wheelchair']));
  });
});
