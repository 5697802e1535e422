import { describe, expect, test } from 'vitest';
import { Paper } from '../../../paper/paper.ts';
import { hangingBend } from '../body/spine.ts';
import { parseLook, randomChild } from '../look/look.ts';
import { drawHero, heroAnchors, heroSvg } from '../rig.ts';
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

  test('changes with what the scene turns, and only with it', () => {
    expect(heroSvg(child, { hangs: 90 })).not.toBe(heroSvg(child));
    expect(heroSvg(child, { hangs: 0 })).toBe(heroSvg(child));
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
