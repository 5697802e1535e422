// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { mix } from '../../../paper/colour.ts';
import type { Point } from '../../../paper/outline.ts';
import { Paper } from '../../../paper/paper.ts';
import { inkBounds, svgFaults } from '../../../paper/svg-checks.ts';
import type { Anchors } from '../body/anchors.ts';
import { hairTones, skinTones } from '../body/palette.ts';
import { ACTING_EXPRESSIONS, faceOf } from '../head/expressions.ts';
import type { FaceState } from '../head/face-state.ts';
import { type Look, parseLook, randomChild } from '../look/look.ts';
import {
  AGE_BANDS,
  AGES,
  AIDS,
  EXTRAS,
  GLASSES,
  HAIR_STYLES,
  HERO_EXPRESSIONS,
  HERO_POSES,
  OUTFITS,
} from '../look/look-options.ts';
import { drawHero, type HeroOptions, heightOf, heroAnchors, heroBounds, heroSvg } from '../rig.ts';
import { ACTING_POSES, EMBRACE } from './acting-poses.ts';
import { HAND_SHAPES } from './apply-hands.ts';
import { BODY_SPOTS } from './pose-data.ts';
import { POSES } from './poses.ts';
import '../../../load-all-parts.ts';

vi.setConfig({ testTimeout: 120_000 });

const child = (seed: number, said: Partial<Look>): Look =>
  parseLook({ ...randomChild(seed), glasses: 'none', extras: [], aids: [], ...said });

/** Little, tall, in a wheelchair, of the darkest skin, of the lightest. */
const bodies: readonly Look[] = [
  child(1, { age: 'little', outfit: 'raincoat' }),
  child(2, { age: 'big', hair: 'longWaves', outfit: 'dress' }),
  child(3, { age: 'middle', hair: 'twoBraids', aids: ['wheelchair'] }),
  child(4, { age: 'middle', skin: 's0', hair: 'puffs', aids: ['armRight'] }),
  child(5, { age: 'middle', skin: 's9', outfit: 'dinosaur' }),
];

/** A child in a wheelchair of lilac, a colour that nothing else of her has. */
const inChair: Look = {
  ...(bodies[2] as Look),
  aidCloth: 'lilac',
  hairCloth: 'honey',
  outfit: 'tee',
  cloth: 'clay',
};

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const degrees = (a: Point, b: Point): number => (Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI;

/** Drawn without a fault, and nowhere more than two units beyond the bounds it says it has. */
function expectSoundWithin(look: Look, options: HeroOptions, what: string): void {
  const svg = heroSvg(look, { ...options, textures: 'none' });
  expect(svgFaults(svg), JSON.stringify(options)).toEqual([]);
  const box = heroBounds(look, options);
  const ink = inkBounds(svg);
  const out = Math.max(
    box.x - ink.left,
    box.y - ink.top,
    ink.right - box.x - box.width,
    ink.bottom - box.y - box.height,
  );
  expect(out, `${what} ${JSON.stringify({ options, box, ink })}`).toBeLessThanOrEqual(2);
}

describe('without options', () => {
  it('changes nothing', () => {
    // deep skin acts with a stronger face, and is tested for it below
    for (const look of bodies.map((body): Look => ({ ...body, skin: 's9' }))) {
      const still = heroSvg(look);
      const acts = [{}, { spine: 0, wrists: [0, 0], shoulders: [0, 0], neck: 0 }] as const;
      for (const act of acts) expect(heroSvg(look, { act }) === still).toBe(true);
    }
  });
});

describe('act', () => {
  it('bends the trunk as an arc, with the head at its end', () => {
    for (const look of bodies)
      for (const spine of [-30, 20]) {
        const [upright, bent] = [heroAnchors(look), heroAnchors(look, { act: { spine } })];
        const straight = degrees(upright.seat, upright.head);
        // a chord of an arc leans by half its bend; the head, upright on its end, by more
        const leant = degrees(bent.seat, bent.head) - straight;
        expect(Math.sign(leant)).toBe(Math.sign(spine));
        expect(Math.abs(leant)).toBeGreaterThan(Math.abs(spine) * 0.5);
        expect(Math.abs(leant)).toBeLessThan(Math.abs(spine));
        expect(bent.seat).toEqual(upright.seat);
        expect(bent.feet).toEqual(upright.feet);
      }
  });

  it('turns wrists, raises shoulders, pushes the head forward', () => {
    for (const look of bodies) {
      const [plain, turned] = [
        heroAnchors(look),
        heroAnchors(look, { act: { wrists: [0, 60], shoulders: [5, 0], neck: 8 } }),
      ];
      expect(apart(plain.rightHand, turned.rightHand)).toBeGreaterThan(5);
      expect(plain.shoulders[0][1] - turned.shoulders[0][1]).toBeGreaterThan(4);
      expect(apart(plain.shoulders[1], turned.shoulders[1])).toBeLessThan(0.001);
      expect(turned.head[0] - plain.head[0]).toBeGreaterThan(7.5);
    }
  });

  it('shifts the hips over the supporting leg with both feet on the ground', () => {
    for (const look of bodies.filter(({ aids }) => !aids.includes('wheelchair'))) {
      const [even, left] = [heroAnchors(look), heroAnchors(look, { act: { weight: 'left' } })];
      expect(even.seat[0] - left.seat[0]).toBeCloseTo(6, 1);
      expect(apart(even.feet[0], left.feet[0])).toBeLessThan(2);
      expect(Math.abs(left.feet[1][1] - even.feet[1][1])).toBeLessThan(6);
      expect(left.shoulders[0][1] - even.shoulders[0][1]).toBeGreaterThan(3);
    }
  });

  it('raises heels', () => {
    const [flat, up] = [heightOf(bodies[0] as Look), heightOf(bodies[0] as Look, { act: { toes: 'both' } })];
    expect(up - flat).toBeCloseTo(8, 1);
  });

  it('draws valid SVG within bounds for every act', () => {
    const asked: HeroOptions[] = [
      { act: { spine: 35, neck: 10, tilt: 12, shoulders: [6, -6], wrists: [80, -80] } },
      { act: { spine: -35, weight: 'right', toes: 'left' }, pose: 'wave' },
      { facing: 'side', act: { spine: 30 }, hands: 'clasp' },
      { facing: 'left', reachTo: { left: [60, -200], right: [-90, -40] }, gazeTo: [-90, -40] },
      ...HAND_SHAPES.map((hands) => ({ hands })),
    ];
    for (const look of bodies)
      asked.forEach((options, i) => {
        expectSoundWithin(look, options, `${i}`);
      });
  });

  it('shapes each hand, and brings clasped hands together', () => {
    const drawn = HAND_SHAPES.map((hands) => heroSvg(bodies[1] as Look, { hands }));
    expect(new Set(drawn).size).toBe(HAND_SHAPES.length);
    for (const look of bodies) {
      const { leftHand, rightHand } = heroAnchors(look, { hands: 'clasp' });
      expect(apart(leftHand, rightHand)).toBeLessThan(8);
    }
  });
});

describe('reachTo', () => {
  /** Places within the arm: from the shoulder, part of the natural length, at angles an arm can take. */
  const around = ({ shoulders }: Anchors, side: 'left' | 'right', arm: number): Point[] => {
    const [x, y] = shoulders[side === 'left' ? 0 : 1];
    const out = side === 'left' ? -1 : 1;
    return [20, 60, 90, 130, 170].map((angle) => {
      const a = (angle * Math.PI) / 180;
      return [x + out * Math.sin(a) * arm * 0.85, y + Math.cos(a) * arm * 0.85] as const;
    });
  };

  it('puts a hand within two units of a reachable target, on five bodies and every facing', () => {
    for (const look of bodies)
      for (const facing of ['right', 'left', 'front', 'side', 'sideLeft'] as const)
        for (const side of ['left', 'right'] as const) {
          const still = heroAnchors(look, { facing });
          for (const target of around(still, side, 56)) {
            const { leftHand, rightHand } = heroAnchors(look, { facing, reachTo: { [side]: target } });
            const hand = side === 'left' ? leftHand : rightHand;
            expect(apart(hand, target), `${facing} ${side} ${target}`).toBeLessThan(2);
          }
        }
  });

  it('keeps the palm on the target for every turn of spine and wrist', () => {
    for (const look of bodies) {
      const act = { spine: 18, wrists: [0, -50] as const };
      const [x, y] = heroAnchors(look, { act }).shoulders[1];
      const target: Point = [x + 40, y - 10];
      expect(apart(heroAnchors(look, { act, reachTo: { right: target } }).rightHand, target)).toBeLessThan(2);
    }
  });

  it('bends the spine for a far target, and points at one out of reach', () => {
    for (const look of bodies) {
      const still = heroAnchors(look);
      const [x, y] = still.shoulders[1];
      const far: Point = [x + 400, y];
      const reaching = heroAnchors(look, { reachTo: { right: far } });
      expect(reaching.head[0]).toBeGreaterThan(still.head[0] + 5);
      const [sx, sy] = reaching.shoulders[1];
      const towards = Math.atan2(far[1] - sy, far[0] - sx);
      const arm = Math.atan2(reaching.rightHand[1] - sy, reaching.rightHand[0] - sx);
      expect(Math.abs(towards - arm)).toBeLessThan(0.02);
      const near: Point = [x + 30, y + 20];
      expect(heroAnchors(look, { reachTo: { right: near } }).head).toEqual(still.head);
    }
  });

  it('keeps elbows below or outside the line from shoulder to hand', () => {
    for (const look of bodies) {
      const [x, y] = heroAnchors(look).shoulders[1];
      const { elbows } = heroAnchors(look, { reachTo: { right: [x + 36, y + 4] } });
      expect(elbows[1][1]).toBeGreaterThan(y + 5);
    }
  });

  it('draws the reaching hand separately when asked', () => {
    const options: HeroOptions = { reachTo: { right: [60, -120] } };
    const drawn = (part?: 'body' | 'reach'): string => {
      const paper = new Paper({ width: 400, height: 400, x: -200, y: -350 });
      drawHero(bodies[1] as Look, { ...options, ...(part ? { part } : {}) }, paper);
      return paper.toSvg();
    };
    const sheets = (svg: string): number => svg.split('<path').length;
    expect(sheets(drawn('reach'))).toBeGreaterThan(2);
    expect(sheets(drawn('body')) + sheets(drawn('reach'))).toBe(sheets(drawn()) + 1);
  });
});

describe('gazeTo', () => {
  it('turns eyes and head to a target, and leans a little to a low one', () => {
    for (const look of bodies) {
      const still = heroAnchors(look);
      const eyesTo = (target: Point) => heroAnchors(look, { gazeTo: target });
      const right = eyesTo([still.head[0] + 200, still.head[1]]);
      const left = eyesTo([still.head[0] - 200, still.head[1]]);
      expect(right.eyes[0]).toBeGreaterThan(left.eyes[0] + 10);
      const low = eyesTo([still.head[0] + 150, still.head[1] + 200]);
      expect(low.head[0]).toBeGreaterThan(right.head[0] + 3);
      expect(low.eyes[1]).toBeGreaterThan(still.eyes[1]);
      const looks = [heroSvg(look, { gazeTo: [200, -150] }), heroSvg(look, { gazeTo: [-200, -150] })];
      expect(new Set(looks).size).toBe(2);
    }
  });

  it('is mirrored with the hero', () => {
    const look = child(6, {});
    const right = heroAnchors(look, { gazeTo: [120, -20] });
    const left = heroAnchors(look, { facing: 'left', gazeTo: [-120, -20] });
    expect(left.eyes[0]).toBeCloseTo(-right.eyes[0], 6);
  });
});

describe('anchors', () => {
  it('exist for every part of a body, in order from top to bottom', () => {
    for (const look of bodies)
      for (const pose of ['stand', 'sit', 'run', 'wave'] as const) {
        const a = heroAnchors(look, { pose });
        expect(a.eyes[1]).toBeLessThan(a.mouth[1]);
        expect(apart(a.eyes, a.head)).toBeLessThan(a.headRadius);
        expect(a.mouth[1]).toBeLessThan(a.chest[1]);
        expect(a.chest[1]).toBeLessThan(a.seat[1]);
        expect(a.back[0]).toBeLessThan(a.chest[0]);
        for (const points of [a.elbows, a.shoulders, a.knees, a.feet]) expect(points).toHaveLength(2);
        expect(Math.abs(a.lap[1] - a.seat[1])).toBeLessThan(40);
      }
  });

  it('give the height of a small child, a tall child and one in a wheelchair', () => {
    const [little, tall, wheels] = bodies.map((look) => heightOf(look));
    expect(little).toBeLessThan(tall as number);
    expect(wheels).toBeLessThan(tall as number);
    expect(heightOf(bodies[1] as Look, { pose: 'sit' })).toBeLessThan(tall as number);
  });
});

describe('faces', () => {
  it('differ from each other from the front and the side, on every skin', () => {
    for (const look of bodies) {
      const faces = [...HERO_EXPRESSIONS.map(({ id }) => id), ...ACTING_EXPRESSIONS];
      for (const facing of ['right', 'side'] as const) {
        const drawn = faces.map((expression) => heroSvg(look, { expression, facing, textures: 'none' }));
        expect(new Set(drawn).size).toBe(faces.length);
        for (const svg of drawn) expect(svgFaults(svg)).toEqual([]);
      }
    }
  });

  it('differ by strength, and a strong one moves farther than a slight one', () => {
    for (const expression of [...HERO_EXPRESSIONS.map(({ id }) => id), ...ACTING_EXPRESSIONS]) {
      const [slight, plain, strong] = (['slight', undefined, 'strong'] as const).map((strength) =>
        faceOf(expression, strength),
      ) as [FaceState, FaceState, FaceState];
      const moved = ({ brows }: FaceState) => brows.reduce((sum, by) => sum + Math.abs(by), 0);
      expect(moved(slight), expression).toBeLessThan(moved(plain));
      expect(moved(strong), expression).toBeGreaterThan(moved(plain));
      for (const face of [slight, strong])
        for (const by of [face.lids, face.lowerLids].flat()) expect(by ?? 0, expression).toBeLessThan(0.8);
    }
    const look = bodies[0] as Look;
    for (const facing of ['right', 'side'] as const) {
      const drawn = (['slight', undefined, 'strong'] as const).map((strength) =>
        heroSvg(look, { expression: 'furious', facing, textures: 'none', ...(strength ? { strength } : {}) }),
      );
      expect(new Set(drawn).size).toBe(3);
    }
  });

  it('show their brows over a fringe when acted, and under it as a mood', () => {
    const fringed = child(2, { hair: 'bowl', hairColour: 'soot', skin: 's7' });
    const { base } = hairTones(fringed);
    const brow = mix(base, skinTones(fringed).ink, 0.3);
    const overHair = (expression: 'calm' | 'angry') => {
      const svg = heroSvg(fringed, { expression, facing: 'front', textures: 'none' });
      expect(svg).toContain(brow);
      return svg.lastIndexOf(brow) > svg.lastIndexOf(base);
    };
    expect([overHair('calm'), overHair('angry')]).toEqual([false, true]);
  });

  it('are stronger on deep skin when acting, and unchanged otherwise', () => {
    const deep = bodies[3] as Look;
    const pale = { ...deep, skin: 's9' as const };
    const faces = (look: Look) => [
      heroSvg(look, { expression: 'shy' }),
      heroSvg(look, { expression: 'shy', act: {} }),
    ];
    const [deepStill, deepActed] = faces(deep);
    const [paleStill, paleActed] = faces(pale);
    expect([deepActed === deepStill, paleActed === paleStill]).toEqual([false, true]);
  });
});

describe('the angle of the head', () => {
  it('raises the chin to call and lowers it for an effort, from the front and the side', () => {
    for (const look of bodies)
      for (const facing of ['front', 'side'] as const) {
        const chin = (expression: 'calling' | 'calm' | 'effort') => {
          const { head, mouth } = heroAnchors(look, { expression, facing });
          return facing === 'front' ? mouth[1] - head[1] : mouth[0] - head[0];
        };
        const order = [chin('calling'), chin('calm'), chin('effort')];
        const sorted = order.toSorted((a, b) => (facing === 'front' ? a - b : b - a));
        expect(order, facing).toEqual(sorted);
        expect(Math.abs((order[0] as number) - (order[2] as number)), facing).toBeGreaterThan(2);
      }
  });
});

describe('glasses', () => {
  it('are taken off asleep in a scene, and kept on where a family chooses them', () => {
    const [glassed, bare] = (['round', 'none'] as const).map((glasses) => child(7, { glasses }));
    for (const facing of ['front', 'side', 'backRight'] as const) {
      const drawn = (look: Look, more: HeroOptions = {}) =>
        heroSvg(look, { expression: 'asleep', facing, textures: 'none', ...more });
      expect(drawn(glassed as Look, { act: {} })).toBe(drawn(bare as Look, { act: {} }));
      expect(drawn(glassed as Look)).not.toBe(drawn(bare as Look));
      const dozes: HeroOptions = { pose: 'doze', expression: 'asleep', rimmed: true };
      expect(drawn(glassed as Look, dozes)).toBe(drawn(bare as Look, dozes));
    }
  });
});

describe('acting poses', () => {
  it('draw valid SVG within bounds on every body from every side', () => {
    for (const look of bodies)
      for (const pose of ACTING_POSES)
        for (const facing of ['right', 'sideLeft'] as const) {
          const svg = heroSvg(look, { pose, facing, textures: 'none' });
          expect(svgFaults(svg), pose).toEqual([]);
          const box = heroBounds(look, { pose, facing });
          const ink = inkBounds(svg);
          const out = Math.max(
            box.x - ink.left,
            box.y - ink.top,
            ink.right - box.x - box.width,
            ink.bottom - box.y - box.height,
          );
          expect(out, JSON.stringify({ pose, facing, outfit: look.outfit, box, ink })).toBeLessThanOrEqual(2);
        }
  });

  it('never mirror one arm in the other, and mostly bend the spine', () => {
    const poses = ACTING_POSES.map((pose) => POSES[pose]);
    for (const [i, { arms }] of poses.entries()) {
      const [left, right] = [arms.left.angles, arms.right.angles];
      const mirrored = Math.abs(left[0] + right[0]) < 3 && Math.abs(left[1] + right[1]) < 3;
      expect(mirrored, ACTING_POSES[i]).toBe(false);
    }
    expect(
      poses.filter(({ spine = 0, torso = 0 }) => Math.abs(spine) + Math.abs(torso) >= 12).length,
    ).toBeGreaterThan(poses.length * 0.6);
  });

  it('bring the hands of an embrace behind the other person', () => {
    for (const one of bodies)
      for (const other of bodies) {
        const a = heroAnchors(one, { pose: 'embrace' });
        const b = heroAnchors(other, { pose: 'embraced', facing: 'left' });
        expect(a.leftHand[0]).toBeGreaterThan(EMBRACE / 2 - 6);
        expect(b.rightHand[0] + EMBRACE).toBeLessThan(EMBRACE / 2 + 10);
      }
  });

  it('lay a hand on ear, mouth or chin of every body', () => {
    for (const look of bodies)
      for (const part of BODY_SPOTS)
        for (const facing of ['right', 'side'] as const) {
          const a = heroAnchors(look, { facing, reachTo: { right: part } });
          const near: Record<string, Point> = {
            mouth: a.mouth,
            chin: a.mouth,
            chest: a.chest,
            knee: a.knees[1],
          };
          const at = near[part] ?? (['belly', 'hip'].includes(part) ? a.chest : a.head);
          const most = ['belly', 'hip'].includes(part) ? 52 : part in near ? 28 : a.headRadius + 12;
          if (part === 'knee' && look.age !== 'little') continue; // a straight knee is beyond most arms
          expect(apart(a.rightHand, at), `${part} ${facing} ${look.age}`).toBeLessThan(most);
        }
  });

  it('draw pillow and quilt when sitting up in bed', () => {
    for (const look of bodies) {
      const drawn = (options: HeroOptions) => heroSvg(look, { pose: 'sitUp', ...options, textures: 'none' });
      expect(drawn({ seatOn: 'bed' }) === drawn({ bed: true })).toBe(true);
      expect(drawn({ bed: true }).length).toBeGreaterThan(drawn({}).length);
      const box = heroBounds(look, { pose: 'sitUp', bed: true });
      const ink = inkBounds(drawn({ bed: true }));
      expect(
        Math.max(box.x - ink.left, ink.right - box.x - box.width, ink.bottom - box.y - box.height),
      ).toBeLessThanOrEqual(2);
    }
  });

  it('leave the wheelchair out in a boat, bed or chair of the scene, and keep it on the ground', () => {
    const drawn = (options: HeroOptions) =>
      heroSvg(inChair, { ...options, groundShadow: false }).includes('#a492b4');
    expect(drawn({ pose: 'write' })).toBe(true);
    expect(drawn({ pose: 'write', seatOn: 'ground' })).toBe(true);
    for (const seatOn of ['chair', 'boat', 'bed'] as const) {
      expect(drawn({ pose: 'stand', seatOn })).toBe(false);
      const { knees, seat } = heroAnchors(inChair, { pose: 'stand', seatOn });
      expect(knees[1][0] - seat[0]).toBeGreaterThan(30);
    }
    for (const pose of ['row', 'lieBack', 'lieFront', 'sitUp', 'listenDown'] as const)
      expect(drawn({ pose })).toBe(false);
  });
});

describe('holding', () => {
  it('puts a prop’s grip in the palm, turned with the wrist or upright', () => {
    const held = (options: HeroOptions, hand: 'left' | 'right', upright = false) => {
      const spots: (readonly [number, number])[] = [];
      const draw = (paper: Paper) => spots.push(paper.toPicture([4, 10]), paper.toPicture([4, 0]));
      const paper = new Paper({ width: 400, height: 400, x: -200, y: -350 });
      const holding = { draw, grip: [4, 10] as const, hand, upright };
      const { leftHand, rightHand } = drawHero(bodies[1] as Look, { ...options, holding }, paper);
      const [grip = [0, 0], top = [0, 0]] = spots;
      return {
        off: apart(grip, hand === 'left' ? leftHand : rightHand),
        lean: Math.atan2(top[0] - grip[0], grip[1] - top[1]),
      };
    };
    for (const hand of ['left', 'right'] as const)
      for (const options of [
        {},
        { pose: 'hold' },
        { act: { spine: 25 } },
        { reachTo: { [hand]: [40, -120] } },
      ] as HeroOptions[])
        expect(held(options, hand).off).toBeLessThan(0.01);
    expect(held({ pose: 'hold', act: { spine: 20, wrists: [0, 50] } }, 'right', true).lean).toBeCloseTo(0, 6);
    const [still, turned] = [
      held({ pose: 'hold' }, 'right'),
      held({ pose: 'hold', act: { wrists: [0, 50] } }, 'right'),
    ];
    expect(Math.abs(turned.lean - still.lean)).toBeGreaterThan(0.2);
  });

  it('lies between the palms when held in both hands', () => {
    const spots: Point[] = [];
    const paper = new Paper({ width: 400, height: 400, x: -200, y: -350 });
    const holding = {
      draw: (p: Paper) => spots.push(p.toPicture([0, 0])),
      grip: [0, 0] as const,
      hand: 'both' as const,
    };
    const { leftHand, rightHand } = drawHero(bodies[4] as Look, { pose: 'carry', holding }, paper);
    const middle: Point = [(leftHand[0] + rightHand[0]) / 2, (leftHand[1] + rightHand[1]) / 2];
    expect(apart(spots[0] as Point, middle)).toBeLessThan(0.01);
  });
});

describe('ages', () => {
  it('have their heights: a baby to the hip, a grown-up half again a child, an elder stooped', () => {
    const look = child(7, { age: 'middle' });
    const [baby, kid, grown, elder] = (['baby', 'middle', 'grown', 'elder'] as const).map((age) =>
      heightOf({ ...look, age }),
    ) as [number, number, number, number];
    expect(baby / kid).toBeGreaterThan(0.5);
    expect(baby / kid).toBeLessThan(0.7);
    expect(grown / kid).toBeGreaterThan(1.45);
    expect(grown / kid).toBeLessThan(1.65);
    expect(elder).toBeLessThan(grown * 0.97);
    const heads = AGES.map(({ id: age }) => {
      const { headRadius } = heroAnchors({ ...look, age });
      return heightOf({ ...look, age }) / headRadius;
    });
    expect(heads.slice(0, 7)).toEqual(heads.slice(0, 7).toSorted((a, b) => a - b));
    expect(heads[6]).toBeGreaterThan((heads[3] ?? 0) * 1.6);
  });

  it('draw valid SVG within bounds with every hair and outfit', () => {
    HAIR_STYLES.forEach(({ id: hair }, i) => {
      const outfit = (OUTFITS[i % OUTFITS.length] as (typeof OUTFITS)[number]).id;
      const look = child(i, { hair, outfit });
      for (const age of ['baby', 'toddler', 'teen', 'grown', 'elder'] as const) {
        const options: HeroOptions = {
          stick: true,
          pose: ACTING_POSES[(i * 5) % ACTING_POSES.length] ?? 'walk',
        };
        expectSoundWithin({ ...look, age }, options, `${hair} ${outfit}`);
      }
    });
  });

  it('reach what they touch, and rest a stick on the ground', () => {
    for (const age of ['baby', 'toddler', 'teen', 'grown', 'elder'] as const)
      for (const look of bodies) {
        const aged = { ...look, age };
        const [x, y] = heroAnchors(aged).shoulders[1];
        const target: Point = [x + 30, y + 12];
        expect(apart(heroAnchors(aged, { reachTo: { right: target } }).rightHand, target)).toBeLessThan(2);
      }
    const elder = heroAnchors({ ...(bodies[4] as Look), age: 'elder' }, { stick: true });
    expect(elder.rightHand[0]).toBeGreaterThan(40);
    expect(elder.rightHand[1]).toBeLessThan(-90);
  });
});

describe('from behind', () => {
  const behind = ['back', 'backRight', 'backLeft'] as const;

  it('draws valid SVG within bounds in every pose, hair, outfit, extra and aid', () => {
    const parts = Math.max(HAIR_STYLES.length, OUTFITS.length, EXTRAS.length, AIDS.length);
    const poses = [...HERO_POSES.map(({ id }) => id), ...ACTING_POSES];
    for (let i = 0; i < Math.max(parts, poses.length); i++) {
      const of = <T>(list: readonly T[]): T => list[i % list.length] as T;
      const look = child(i, {
        hair: of(HAIR_STYLES).id,
        outfit: of(OUTFITS).id,
        extras: [of(EXTRAS).id],
        aids: [of(AIDS).id],
        glasses: of(GLASSES).id,
        age: of(AGE_BANDS).id,
      });
      for (const facing of behind) {
        const options: HeroOptions = { facing, pose: of(poses) };
        expectSoundWithin(look, options, JSON.stringify(look));
      }
    }
  });

  it('draws every hairstyle, outfit and extra differently, and no face', () => {
    const look = { ...child(8, { hair: 'crop', outfit: 'tee' }), eyes: 'green' as const };
    const distinct = (looks: Look[]) => {
      const drawn = looks.map((one) => heroSvg(one, { facing: 'back', textures: 'none' }));
      expect(new Set(drawn).size).toBe(looks.length);
    };
    distinct(HAIR_STYLES.map(({ id: hair }) => ({ ...look, hair })));
    distinct(OUTFITS.map(({ id: outfit }) => ({ ...look, outfit })));
    distinct(EXTRAS.map(({ id }) => ({ ...look, extras: [id] })));
    const faces = [...HERO_EXPRESSIONS.map(({ id }) => id), ...ACTING_EXPRESSIONS].map((expression) => {
      const svg = heroSvg(look, { facing: 'back', expression, act: { tilt: 0 }, textures: 'none' });
      return svg.includes('#6e8560');
    });
    expect(faces.some(Boolean)).toBe(false);
  });

  it('keeps an aid on the child’s own side: left is at the left', () => {
    const plain = child(4, { hair: 'buzz', outfit: 'tee', hairCloth: 'honey' });
    const at = (facing: 'back' | 'front') => {
      const svg = heroSvg(
        { ...plain, aids: ['hearingAidLeft'], aidCloth: 'lilac' },
        { facing, textures: 'none' },
      );
      const spot = /<use href="#(\w+)" fill="#a492b4"/.exec(svg)?.[1];
      return Number(new RegExp(`id="${spot}" d="M(-?[\\d.]+)`).exec(svg)?.[1]);
    };
    expect(at('front')).toBeGreaterThan(20);
    expect(at('back')).toBeLessThan(-20);
  });

  it('draws the wheelchair from behind', () => {
    for (const facing of behind)
      expect(heroSvg(inChair, { facing, groundShadow: false }).includes('#a492b4'), facing).toBe(true);
  });
});
