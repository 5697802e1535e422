/** Beaks act with the mood: open in joy and fright only, hanging in sorrow, raised in pride. */
import { describe, expect, test } from 'vitest';
import { Cutter } from '../../paper/cutter.ts';
import { Paper } from '../../paper/paper.ts';
import { ActingCutter, MOODS, type Mood } from './acting.ts';
import { beak, beakCorner, openBeak } from './beaks.ts';

const sheet = () => new Paper({ width: 200, height: 200, prefix: 't', textures: 'shared' });
const acting = (mood?: Mood) => new ActingCutter(sheet(), mood ? { mood } : {});

test('a beak is open in fright, and in joy unless the mood is another', () => {
  expect(openBeak(new Cutter(sheet()), 'joy')).toBe(true);
  expect(openBeak(new Cutter(sheet()), 'rest')).toBe(false);
  expect(MOODS.filter((mood) => openBeak(acting(mood), 'joy'))).toEqual(['glad', 'scared']);
  expect(MOODS.filter((mood) => openBeak(acting(mood), 'rest'))).toEqual(['scared']);
});

/** How far below its root the tip of a beak 40 units long points. */
function tipOf(mood?: Mood): number {
  const c = acting(mood);
  let tip = 0;
  beak(c, [100, 100], () => {
    tip = c.paper.toPicture([60, 100])[1] - 100;
  });
  return tip;
}

test('a beak hangs in sorrow more than in worry, and is raised in pride', () => {
  expect(tipOf()).toBe(0);
  expect(tipOf('sad')).toBeGreaterThan(tipOf('worried'));
  expect(tipOf('worried')).toBeGreaterThan(3);
  expect(tipOf('proud')).toBeLessThan(-3);
});

describe('the corner of a beak', () => {
  /** How far its crease falls outward; null without one. */
  function fallOf(mood?: Mood): number | null {
    const c = acting(mood);
    let fall: number | null = null;
    c.mark = (line) => {
      const ends = String(line)
        .split(' ')
        .map((point) => Number(point.split(',')[1]));
      fall = ends.at(-1)! - ends[0]!;
    };
    beakCorner(c, 0, 0);
    return fall;
  }

  test.each(['sad', 'worried', 'angry'] as const)('falls when %s', (mood) => {
    expect(fallOf(mood)).toBeGreaterThan(0);
  });

  test.each(['proud', 'tender', 'sly'] as const)('rises when %s', (mood) => {
    expect(fallOf(mood)).toBeLessThan(0);
  });

  test('has no crease when open, or told nothing', () => {
    expect([fallOf(), fallOf('glad'), fallOf('scared')]).toEqual([null, null, null]);
  });
});
