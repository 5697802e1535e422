// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { type Light, TABLE_LIGHT } from '../../paper/light.ts';
import { Paper } from '../../paper/paper.ts';
import { inkBounds, svgFaults } from '../../paper/svg-checks.ts';
import { type Look, parseLook, randomChild } from './look/look.ts';
import {
  AGE_BANDS,
  AIDS,
  BROWS,
  EXTRAS,
  EYE_COLOURS,
  EYE_SHAPES,
  FACE_SHAPES,
  FRECKLES,
  GLASSES,
  HAIR_COLOURS,
  HAIR_STYLES,
  HERO_EXPRESSIONS,
  HERO_POSES,
  NOSES,
  OUTFITS,
  SKIN_TONES,
} from './look/look-options.ts';
import { drawHero, type HeroOptions, heroAnchors, heroBounds, heroBust, heroSvg } from './rig.ts';
import '../../load-all-parts.ts';

// hundreds of drawings a test: slow on a busy machine, never wrong for it
vi.setConfig({ testTimeout: 120_000 });

const TILES = ['felt', 'feltTurned', 'brush', 'brushUpright', 'grain'].map((name) => `paper-${name}`);
const nth = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/** Children that together wear every choice there is, each list walked at its own pace so that pairs vary. */
const children: Look[] = Array.from({ length: 64 }, (_, i) =>
  parseLook({
    skin: nth(SKIN_TONES, i).id,
    face: nth(FACE_SHAPES, i).id,
    age: nth(AGE_BANDS, i >> 1).id,
    hair: nth(HAIR_STYLES, i).id,
    hairColour: nth(HAIR_COLOURS, i * 3).id,
    eyes: nth(EYE_COLOURS, i).id,
    eyeShape: nth(EYE_SHAPES, i >> 2).id,
    nose: nth(NOSES, i + (i >> 3)).id,
    brows: nth(BROWS, i).id,
    freckles: nth(FRECKLES, i).id,
    glasses: nth(GLASSES, i).id,
    aids: [nth(AIDS, i).id, nth(AIDS, i * 3 + 1).id],
    outfit: nth(OUTFITS, i).id,
    cloth: nth(nth(OUTFITS, i).colours, i >> 2),
    extras: [nth(EXTRAS, i).id, nth(EXTRAS, i * 5 + 2).id],
    mood: nth(HERO_EXPRESSIONS, i).id,
  }),
);

const options = (i: number): HeroOptions => ({
  pose: nth(HERO_POSES, i + (i >> 4)).id,
  expression: nth(HERO_EXPRESSIONS, i).id,
  facing: nth(['right', 'side', 'front', 'left', 'sideLeft'] as const, i + (i >> 2)),
});

describe('heroSvg', () => {
  it('draws valid SVG for every choice', () => {
    children.forEach((look, i) => {
      const svg = heroSvg(look, { ...options(i), textures: 'shared', prefix: `k${i}-` });
      expect(svgFaults(svg, TILES), JSON.stringify({ look, ...options(i) })).toEqual([]);
    });
  });

  it('stays within its bounds', () => {
    children.forEach((look, i) => {
      const box = heroBounds(look, options(i));
      const ink = inkBounds(heroSvg(look, { ...options(i), textures: 'none' }));
      const out = Math.max(
        box.x - ink.left,
        box.y - ink.top,
        ink.right - box.x - box.width,
        ink.bottom - box.y - box.height,
      );
      expect(out, JSON.stringify({ look, ...options(i), box, ink })).toBeLessThanOrEqual(2);
    });
  });

  it('is at most 40 KB for a usual child, 52 KB for any, 56 KB with everything worn', () => {
    const bytes = (look: Look, i: number) => heroSvg(look, { ...options(i), textures: 'shared' }).length;
    const usual = Array.from({ length: 80 }, (_, i) => bytes(randomChild(i), i)).sort((a, b) => a - b);
    expect(usual[Math.floor(usual.length * 0.95)]).toBeLessThan(40 * 1024);
    expect(usual.at(-1)).toBeLessThan(52 * 1024);
    expect(Math.max(...children.map(bytes))).toBeLessThan(56 * 1024);
  });

  it('draws the same look the same way every time, and differently for another seed', () => {
    const look = randomChild(5);
    expect(heroSvg(look, { pose: 'run' })).toBe(heroSvg(look, { pose: 'run' }));
    expect(heroSvg(look, { pose: 'run', seed: 2 })).not.toBe(heroSvg(look, { pose: 'run' }));
  });

  it('draws every hairstyle, outfit, pose and face differently', () => {
    const base = randomChild(8);
    const drawings = (looks: Look[], also: HeroOptions[] = [{}]) =>
      looks.flatMap((look) => also.map((option) => heroSvg(look, { ...option, textures: 'shared' })));
    const all = [
      drawings(HAIR_STYLES.map(({ id }) => ({ ...base, hair: id }))),
      drawings(OUTFITS.map(({ id }) => ({ ...base, outfit: id }))),
      drawings(EXTRAS.map(({ id }) => ({ ...base, hair: 'crop' as const, extras: [id] }))),
      drawings(
        AIDS.map(({ id }) => ({ ...base, outfit: 'tee' as const, aids: [id] })),
        [{ facing: 'front' }],
      ),
      drawings(GLASSES.map(({ id }) => ({ ...base, glasses: id }))),
      drawings(AGE_BANDS.map(({ id }) => ({ ...base, age: id }))),
      drawings(
        [base],
        HERO_POSES.map(({ id }) => ({ pose: id })),
      ),
      drawings(
        [base],
        HERO_EXPRESSIONS.map(({ id }) => ({ expression: id })),
      ),
      drawings(
        [base],
        (['left', 'right', 'front', 'side', 'sideLeft'] as const).map((facing) => ({ facing })),
      ),
    ];
    for (const group of all) expect(new Set(group).size).toBe(group.length);
  });

  it('adds an escaped title only when asked', () => {
    expect(heroSvg(randomChild(1))).toContain('aria-hidden="true"');
    const named = heroSvg(randomChild(1), { title: `O'Neil <Zoë> & 小明` });
    expect(named).toContain("<title>O'Neil &lt;Zoë&gt; &amp; 小明</title>");
    expect(svgFaults(named)).toEqual([]);
  });
});

describe('heroBust', () => {
  it('keeps hair and face inside the square', () => {
    children.forEach((look, i) => {
      const svg = heroBust(look, { textures: 'shared' });
      expect(svgFaults(svg, TILES), String(i)).toEqual([]);
      const [, y = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      expect(inkBounds(svg).top, JSON.stringify(look)).toBeGreaterThanOrEqual(y - 1);
    });
  });

  it('shows a baby’s face about as large as a child’s', () => {
    const faceShare = (age: Look['age']) => {
      const look = parseLook({ ...randomChild(2), hair: 'bald', extras: [], age });
      const [, , side = 1] = (/viewBox="([^"]+)"/.exec(heroBust(look))?.[1] ?? '').split(' ').map(Number);
      return heroAnchors(look, { pose: 'stand' }).headRadius / side;
    };
    expect(faceShare('baby')).toBeGreaterThan(faceShare('middle') * 0.95);
  });

  it('shows the mood of the look', () => {
    const look = randomChild(2);
    expect(heroBust({ ...look, mood: 'joy' })).not.toBe(heroBust({ ...look, mood: 'calm' }));
  });
});

describe('anchors', () => {
  it('have the feet on the ground, the head above, the hands apart', () => {
    for (const { id: age } of AGE_BANDS) {
      const { feet, head, leftHand, rightHand } = heroAnchors({ ...randomChild(3), age }, { pose: 'stand' });
      for (const [, y] of feet) expect(Math.abs(y)).toBeLessThan(16);
      expect(head[1]).toBeLessThan(-140);
      expect(leftHand[0]).toBeLessThan(rightHand[0]);
    }
  });

  it('are mirrored when the hero faces left', () => {
    const look = randomChild(3);
    const right = heroAnchors(look, { pose: 'point' });
    const left = heroAnchors(look, { pose: 'point', facing: 'left' });
    expect(left.rightHand[0]).toBeCloseTo(-right.rightHand[0], 6);
    expect(left.rightHand[1]).toBeCloseTo(right.rightHand[1], 6);
  });

  it('are what `drawHero` returns', () => {
    const paper = new Paper({ width: 900, height: 1320 });
    const look = randomChild(6);
    expect(drawHero(look, { pose: 'hold' }, paper)).toEqual(heroAnchors(look, { pose: 'hold' }));
  });

  it('grow with the child', () => {
    const tall = AGE_BANDS.map(({ id }) => heroAnchors({ ...randomChild(3), age: id }).head[1]);
    expect([...tall].sort((a, b) => b - a)).toEqual(tall);
  });
});

describe('in a scene', () => {
  it('takes the scene’s light, and does not change later random numbers', () => {
    const night: Light = { ...TABLE_LIGHT, tint: '#6f84c0', tintStrength: 0.7, heroTint: 0.4 };
    const look = randomChild(4);
    expect(heroSvg(look, { light: night })).not.toBe(heroSvg(look));
    const nextDraw = (poses: HeroOptions['pose'][]) => {
      const paper = new Paper({ width: 100, height: 100, seed: 3 });
      for (const pose of poses) drawHero(look, { ...(pose ? { pose } : {}) }, paper);
      return paper.rng();
    };
    expect(nextDraw(['stand', 'run'])).toBe(nextDraw([]));
  });

  it('keeps a hearing aid on the child’s own ear for every facing', () => {
    const plain: Look = {
      ...randomChild(4),
      hair: 'bald',
      glasses: 'none',
      aids: [],
      extras: [],
      outfit: 'tee',
    };
    const aided: Look = { ...plain, aids: ['hearingAidLeft'], aidCloth: 'lilac' };
    for (const facing of ['front', 'left'] as const) {
      const svg = heroSvg(aided, { facing, textures: 'none' });
      const spot = /<use href="#(\w+)" fill="#a492b4"/.exec(svg)?.[1];
      const start = new RegExp(`id="${spot}" d="M(-?[\\d.]+)`).exec(svg)?.[1];
      expect(Number(start), facing).toBeGreaterThan(20);
    }
  });

  it('leaves the wheelchair out only in the air, in water, in bed and on a mount', () => {
    const look: Look = {
      ...randomChild(4),
      aids: ['wheelchair'],
      aidCloth: 'lilac',
      hairCloth: 'honey',
      outfit: 'tee',
      cloth: 'clay',
      glasses: 'none',
    };
    for (const { id: pose } of HERO_POSES) {
      const seated = heroSvg(look, { pose, groundShadow: false }).includes('#a492b4');
      expect(seated, pose).toBe(!['fly', 'swim', 'sleep', 'ride'].includes(pose));
    }
  });
});
