import { describe, expect, test } from 'vitest';
import type { Held } from '../../figures/hero/body/held.ts';
import { defaultLook, type Look } from '../../figures/hero/look/look.ts';
import { luma } from '../../paper/colour.ts';
import { PAGE } from '../../paper/page.ts';
import { placeCamera } from '../camera/camera.ts';
import type { Place } from '../format/places.ts';
import type { Role, ScenePropData } from '../format/roles.ts';
import type { Scene } from '../format/scene.ts';
import { NEAR_SIDE_STEP } from '../layout/depths.ts';
import type { PlacedPerson } from '../layout/layout-types.ts';
import { drawScene } from '../svg/draw-scene.ts';
import { resolveScene } from './resolve-scene.ts';
import '../../load-all-parts.ts';

/** Five who must fit every scene: little, tall, in a wheelchair, darkest and lightest skin. */
const FIVE: readonly [string, Look][] = [
  ['little', { ...defaultLook, age: 'little' }],
  ['tall', { ...defaultLook, age: 'big', hair: 'afro' }],
  ['in a wheelchair', { ...defaultLook, aids: ['wheelchair'] }],
  ['darkest', { ...defaultLook, skin: 's0' }],
  ['lightest', { ...defaultLook, skin: 's9' }],
];

const scene = (cast: Role[], props: ScenePropData[] = [], more: Partial<Scene> = {}): Scene => ({
  backdrop: 'meadow',
  light: 'noon',
  seed: 1,
  cast,
  props,
  describe: '{name}',
  ...more,
});
const still = (at: Place) => at;
const part = (given: Scene, name: string, look = defaultLook) =>
  resolveScene(given, { hero: look }, still).parts.find((one) => one.name === name)!;

describe('placing', () => {
  test.each(FIVE)('`by: head` puts the head at the place, %s', (_, look) => {
    const hero = part(scene([{ who: 'hero', pose: 'stand', at: [300, 700], by: 'head' }]), 'hero', look);
    expect(hero.anchor('head')![0]).toBeCloseTo(300, 6);
    expect(hero.anchor('head')![1]).toBeCloseTo(700, 6);
  });

  test.each(FIVE)('`by: seat` puts the seat at the place, %s', (_, look) => {
    const hero = part(scene([{ who: 'hero', pose: 'sit', at: [300, 900], by: 'seat' }]), 'hero', look);
    expect(hero.anchor('seat')!.map(Math.round)).toEqual([300, 900]);
  });

  test('a part on another stands on its top, in front of it', () => {
    const given = scene(
      [],
      [
        { id: 'table', at: [400, 1200], scale: 1.5 },
        { id: 'cup', on: 'table', dx: 40 },
      ],
    );
    const [table, cup] = [part(given, 'table'), part(given, 'cup')];
    expect(cup.at).toEqual([table.anchor('top')![0] + 40, table.anchor('top')![1]]);
    expect(cup.depth).toBeGreaterThan(table.depth);
  });

  test.each(FIVE)('`by: hand` puts the hand at the place, %s', (_, look) => {
    const hero = part(scene([{ who: 'hero', pose: 'wave', at: [520, 640], by: 'hand' }]), 'hero', look);
    expect(hero.anchor('right')!.map(Math.round)).toEqual([520, 640]);
  });

  test('a person in a boat is drawn between its far and near side', () => {
    const given = (seated: Role) => scene([seated], [{ id: 'rowing-boat', name: 'boat', at: [450, 1220] }]);
    const inside = given({ who: 'hero', pose: 'sit', in: 'boat', by: 'seat', seatOn: 'boat' });
    const [boat, hero] = [part(inside, 'boat'), part(inside, 'hero')];
    expect(hero.anchor('seat')!.map(Math.round)).toEqual(boat.anchor('inside')!.map(Math.round));
    expect(boat.depth).toBeLessThan(hero.depth);
    expect(hero.depth).toBeLessThan(boat.depth + NEAR_SIDE_STEP);
    // Cut in two only where somebody is in it.
    expect(boat).toMatchObject({ occupied: true });
    const beside = given({ who: 'hero', pose: 'stand', at: [450, 1190] });
    expect(part(beside, 'boat')).toMatchObject({ occupied: false });
  });

  test('a part before another is nearer', () => {
    const given = scene([{ who: 'fox', before: 'rock', dx: -10 }], [{ id: 'rock', at: [400, 1200] }]);
    const [rock, fox] = [part(given, 'rock'), part(given, 'fox')];
    expect(fox.depth).toBeGreaterThan(rock.depth);
    expect(fox.at).toEqual([390, 1200]);
  });

  test('named planes are in order of depth, with figures on the stage', () => {
    const names = ['far', 'back', 'stage', 'front', 'silhouette'] as const;
    const given = scene([
      { who: 'hero', pose: 'stand', at: [450, 1190] },
      ...names.map((plane) => ({ who: 'fox', name: plane, plane, at: [100, 1200] }) as const),
    ]);
    const depths = names.map((name) => part(given, name).depth);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    expect(new Set(depths).size).toBe(names.length);
    expect(part(given, 'hero').depth).toBe(part(given, 'stage').depth);
  });

  test('a part behind another is farther', () => {
    const given = scene(
      [{ who: 'fox', behind: 'rock', dx: 10 }],
      [{ id: 'rock', at: [400, 1200], depth: 0.72 }],
    );
    expect(part(given, 'fox').depth).toBeLessThan(0.72);
    expect(part(given, 'fox').at).toEqual([410, 1200]);
  });

  test.each(FIVE)('a touching hand arrives at its target, %s', (_, look) => {
    const hero = part(scene([{ who: 'hero', pose: 'stand', at: [450, 900], by: 'head' }]), 'hero', look);
    const [x, y] = hero.anchor('chest')!;
    const near: Place = [x + 90, y + 20];
    const touching = part(
      scene([{ who: 'hero', pose: 'stand', at: [450, 900], by: 'head', touch: { right: near } }]),
      'hero',
      look,
    );
    const hand = touching.anchor('right')!;
    expect(Math.hypot(hand[0] - near[0], hand[1] - near[1])).toBeLessThan(4);
  });

  test('the nearer hand touches when none is named', () => {
    const given = (at: Place) =>
      part(scene([{ who: 'hero', pose: 'stand', at: [450, 1200], touch: at }]), 'hero');
    for (const at of [
      [380, 1050],
      [520, 1050],
    ] as const) {
      const hero = given(at);
      const far = (name: string) => Math.hypot(hero.anchor(name)![0] - at[0], hero.anchor(name)![1] - at[1]);
      expect(Math.min(far('left'), far('right'))).toBeLessThan(6);
    }
  });

  test('a held prop is drawn once, with the hand', () => {
    const holding = scene(
      [{ who: 'hero', pose: 'wave', at: [450, 1200] }],
      [{ id: 'lantern', heldBy: 'hero.right' }],
    );
    const lantern = part(holding, 'lantern');
    expect(lantern).toMatchObject({ kind: 'prop', drawnInHand: true });
    const one = drawScene(holding, defaultLook).length;
    const none = drawScene({ ...holding, props: [] }, defaultLook).length;
    const two = drawScene(
      { ...holding, props: [...holding.props!, { id: 'lantern', at: [100, 1200] }] },
      defaultLook,
    ).length;
    expect(one).toBeGreaterThan(none);
    expect(two).toBeGreaterThan(one);
  });

  test.each([
    [scene([{ who: 'fox', on: 'tabel' }]), 'there is no “tabel”'],
    [scene([{ who: 'nora', at: [1, 1] }]), 'Nobody in this book is called “nora”'],
    [scene([{ who: 'fox' }]), 'fox has no place'],
    [scene([{ who: 'hero', pose: 'stand', at: [1, 1], lookAt: 'hero.tail' }]), 'hero has no “tail”'],
    [
      scene([
        { who: 'fox', on: 'owl' },
        { who: 'owl', on: 'fox' },
      ]),
      'waits for something that waits for',
    ],
  ])('a mistake throws a sentence that names it', (given, sentence) => {
    expect(() => resolveScene(given, { hero: defaultLook }, still)).toThrow(sentence);
  });

  test('a role with a stick draws one', () => {
    const walking = (stick: boolean) =>
      drawScene(
        scene([{ who: 'hero', pose: 'stand', at: [450, 1190], ...(stick ? { stick } : {}) }]),
        defaultLook,
        { textures: 'none' },
      );
    expect(walking(true).length).toBeGreaterThan(walking(false).length + 100);
  });

  test('a book’s own people and animals are found by their names', () => {
    const others = {
      gull: { who: 'bird', scale: 2 },
      nora: { look: { ...defaultLook, skin: 's9' } },
    } as const;
    const { parts } = resolveScene(
      scene([
        { who: 'gull', at: [100, 1000] },
        { who: 'nora', pose: 'stand', at: [300, 1200], lookAt: 'gull' },
      ]),
      { hero: defaultLook, others },
      still,
    );
    expect(parts.map(({ name, kind, scale }) => [name, kind, scale])).toEqual([
      ['gull', 'animal', 2],
      ['nora', 'person', 1],
    ]);
  });
});

describe('the camera', () => {
  const frame = { left: 0, right: PAGE.width, top: 0, bottom: PAGE.height };

  test.each(FIVE)('a shot shows every child’s head at the same size, %s', (_, look) => {
    const { anchors } = resolveScene(
      scene([{ who: 'hero', pose: 'stand', at: [450, 1200] }]),
      { hero: look },
      still,
    );
    const view = placeCamera(frame, 'diagonal-run', undefined, anchors, PAGE.horizon)!;
    expect(view.zoom * anchors.heads[0]!.radius).toBeCloseTo(64, 5);
  });

  test('is null without a shot or a camera', () => {
    const { anchors } = resolveScene(
      scene([{ who: 'hero', pose: 'stand', at: [450, 1200] }]),
      { hero: defaultLook },
      still,
    );
    expect(placeCamera(frame, undefined, undefined, anchors, PAGE.horizon)).toBeNull();
  });

  test('centres its window on what it looks at', () => {
    const { anchors } = resolveScene(scene([{ who: 'fox', at: [200, 1000] }]), { hero: defaultLook }, still);
    const { window, zoom } = placeCamera(frame, undefined, { on: 'fox', zoom: 3 }, anchors, PAGE.horizon)!;
    const [x, y] = anchors.restingSpot('fox');
    expect(zoom).toBe(3);
    expect((window.left + window.right) / 2).toBeCloseTo(x, 5);
    expect((window.top + window.bottom) / 2).toBeCloseTo(y, 5);
    expect(window.right - window.left).toBeCloseTo(PAGE.width / 3, 5);
  });

  test('keeps the edges of paper thin when zooming in', () => {
    const near = drawScene(
      scene([{ who: 'fox', at: [450, 1200] }], [], { camera: { on: 'fox', zoom: 4 } }),
      defaultLook,
      { textures: 'none' },
    );
    const large = drawScene(scene([{ who: 'fox', at: [450, 1300], scale: 4 }]), defaultLook, {
      textures: 'none',
    });
    /** Rims of cut paper wider than on any piece of natural size. */
    const thick = (svg: string) =>
      [...svg.matchAll(/stroke="#[0-9a-f]{6}" stroke-width="([\d.]+)"\/>/g)].filter(([, w]) => {
        const width = Number(w);
        return width > 2.4 && width < 4;
      }).length;
    expect(thick(near)).toBe(0);
    expect(thick(large)).toBeGreaterThan(3);
  });
});

describe('cut pieces', () => {
  const meadow = (cuts: NonNullable<Scene['cuts']>) =>
    drawScene(scene([], [], { cuts }), defaultLook, { textures: 'none' });
  const without = meadow([]);

  test.each<[string, NonNullable<Scene['cuts']>[number]]>([
    ['a sheet', { shape: '100,100! 300,100! 200,300!', colour: '#c8503f' }],
    ['a printed patch', { shape: '100,100! 300,100! 200,300!', colour: '#c8503f', lift: 0, opacity: 0.5 }],
    ['rings', { rings: [40, 80], width: 4, at: [300, 300], colour: '#c8503f' }],
    ['letters', { letters: 'DOWN', size: 60, at: [300, 300], colour: '#c8503f' }],
  ])('%s is drawn', (_, cut) => {
    expect(meadow([cut]).length).toBeGreaterThan(without.length);
  });

  test('a rope connects two parts', () => {
    const given = scene(
      [
        { who: 'fox', at: [200, 1200] },
        { who: 'owl', at: [700, 1200] },
      ],
      [],
      { cuts: [{ from: 'fox.mouth', to: 'owl.eye', sag: 60, width: 4, colour: '#123456', lit: false }] },
    );
    expect(drawScene(given, defaultLook)).toContain('stroke="#123456"');
  });

  test('letters write the child’s name, also in a script without cut letters', () => {
    const sign = scene([], [], {
      cuts: [{ letters: 'Dear {name}', size: 40, at: [300, 300], colour: '#222222' }],
    });
    const named = (hero: string) => drawScene(sign, { hero: defaultLook, names: { hero } });
    expect(named('小明 & <b>')).toContain('Dear 小明 &amp; &lt;b&gt;');
    expect(named('Mia')).not.toBe(named('Tom'));
  });

  test('a plain page draws no backdrop', () => {
    const plain = drawScene(scene([], [], { plain: '#2c3358' }), defaultLook);
    expect(plain.length).toBeLessThan(drawScene(scene([]), defaultLook).length / 3);
  });
});

test('a silhouette is dark, including reaching hands, and keeps hair and glasses apart', () => {
  const waving = (plane?: 'silhouette') =>
    scene(
      [{ who: 'hero', pose: 'wave', at: [450, 1190], ...(plane ? { plane } : {}), touch: 'lantern' }],
      [{ id: 'lantern', at: [640, 900] }],
    );
  expect(part(waving('silhouette'), 'hero')).toMatchObject({ silhouette: true, handsDepth: null });
  const fills = (svg: string) => new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex!));
  const lit = fills(drawScene(waving(), defaultLook));
  const inShade = (look: Look) =>
    [...fills(drawScene(waving('silhouette'), look))].filter((hex) => !lit.has(hex));
  expect(inShade(defaultLook).length).toBeGreaterThan(5);
  for (const hex of inShade(defaultLook)) expect(luma(hex), hex).toBeLessThan(0.45);
  const other = { ...defaultLook, hairColour: 'flax', glasses: 'round' } as const;
  expect(inShade(other)).not.toEqual(inShade(defaultLook));
});

describe('reaching', () => {
  const feet = (given: Scene, look: Look) => part(given, 'hero', look).at;
  const miss = (given: Scene, at: Place, look: Look) => {
    const hero = part(given, 'hero', look);
    const far = (name: string) => Math.hypot(hero.anchor(name)![0] - at[0], hero.anchor(name)![1] - at[1]);
    return Math.min(far('left'), far('right'));
  };

  test.each(FIVE)('a person out of reach steps closer, but no farther than needed: %s', (_, look) => {
    const far: Place = [650, 1010];
    const given = scene([{ who: 'hero', pose: 'stand', at: [450, 1190], touch: far }]);
    expect(miss(given, far, look)).toBeLessThan(12);
    const [x, y] = feet(given, look);
    expect(x).toBeGreaterThan(450);
    expect(x).toBeLessThanOrEqual(540);
    expect(y).toBe(1190);
    const near = scene([{ who: 'hero', pose: 'stand', at: [450, 1190], touch: [530, 1040] }]);
    expect(feet(near, look)).toEqual([450, 1190]);
  });

  test('a small child on tiptoe reaches nearly as high as a tall one', () => {
    const up: Place = [510, 865];
    const given = scene([{ who: 'hero', pose: 'stand', at: [450, 1190], touch: up }]);
    expect(miss(given, up, FIVE[0]![1])).toBeLessThan(12);
  });

  test.each(FIVE)('a person placed by the head moves only a little: %s', (_, look) => {
    const given = scene([{ who: 'hero', pose: 'stand', at: [450, 800], by: 'head', touch: [900, 800] }]);
    const hero = part(given, 'hero', look) as PlacedPerson;
    const still = part(scene([{ who: 'hero', pose: 'stand', at: [450, 800], by: 'head' }]), 'hero', look);
    expect(Math.hypot(hero.at[0] - still.at[0], hero.at[1] - still.at[1])).toBeLessThan(
      hero.headRadius * 0.65,
    );
  });

  test('the other hand touches when the named one falls short', () => {
    const given = scene([{ who: 'hero', pose: 'stand', at: [450, 1190], touch: { left: [650, 1000] } }]);
    expect(miss(given, [650, 1000], defaultLook)).toBeLessThan(12);
  });

  test('two people who touch each other meet', () => {
    const given = scene([
      { who: 'hero', pose: 'stand', at: [350, 1190], touch: { right: 'other.right' } },
      {
        who: 'hero',
        name: 'other',
        pose: 'stand',
        facing: 'left',
        at: [560, 1190],
        touch: { right: 'hero.right' },
      },
    ]);
    const [one, other] = ['hero', 'other'].map((name) => part(given, name).anchor('right')!);
    expect(Math.hypot(one![0] - other![0], one![1] - other![1])).toBeLessThan(14);
  });

  test('ropes, lamps and held props follow a posed hand; a hat only follows steps', () => {
    const given = scene(
      [{ who: 'hero', pose: 'stand', at: [450, 1190], touch: { right: [650, 1010] }, lookAt: [650, 1300] }],
      [
        { id: 'lantern', name: 'lantern', heldBy: 'hero.right' },
        { id: 'acorn', on: 'hero.right' },
      ],
    );
    const { parts, anchors } = resolveScene(given, { hero: defaultLook }, still);
    const [hero, acorn] = [
      parts.find((one) => one.name === 'hero')!,
      parts.find((one) => one.name === 'acorn')!,
    ];
    const hand = hero.anchor('right')!;
    expect(anchors.pinnedSpot('hero.right')).toEqual(hand);
    expect(acorn.at.map(Math.round)).toEqual(hand.map(Math.round));
    expect(anchors.posedSpot('lantern.grip').map(Math.round)).toEqual(hand.map(Math.round));
    const stepped = hero.at[0] - 450;
    expect(anchors.pinnedSpot('hero.head')[0]).toBeCloseTo(anchors.restingSpot('hero.head')[0] + stepped, 6);
  });
});

test('lifting a prop without a grip keeps it above the face', () => {
  const given = scene(
    [{ who: 'hero', pose: 'lift', at: [450, 1190] }],
    [{ id: 'basket', heldBy: 'hero', scale: 0.7 }],
  );
  const held = (part(given, 'hero') as PlacedPerson).options.holding as Held;
  expect(held.grip[1]).toBeGreaterThan(-30);
});

test('sitting on the ground is lower than on a chair, except in a wheelchair', () => {
  const seat = (look: Look, seatOn?: 'ground') =>
    part(
      scene([{ who: 'hero', pose: 'sit', at: [450, 1190], ...(seatOn ? { seatOn } : {}) }]),
      'hero',
      look,
    ).anchor('seat')![1];
  expect(seat(defaultLook, 'ground')).toBeGreaterThan(seat(defaultLook));
  const rolling = FIVE[2]![1];
  expect(seat(rolling, 'ground')).toBe(seat(rolling));
});

describe('kinds of paper', () => {
  const cut = (more: object) =>
    drawScene(
      scene([], [], {
        plain: '#2c3358',
        cuts: [{ shape: '100,100! 300,100! 300,300! 100,300!', colour: '#c8503f', ...more } as never],
      }),
      defaultLook,
      { textures: 'none' },
    );

  test('a torn sheet shows a white core along the edge', () => {
    const pale = (svg: string) =>
      [...svg.matchAll(/fill="#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})"/gu)].some(([, ...rgb]) =>
        rgb.every((channel) => Number.parseInt(channel, 16) > 160),
      );
    expect(pale(cut({ torn: true }))).toBe(true);
    expect(pale(cut({ snip: true }))).toBe(false);
  });

  test('vellum is translucent', () => {
    expect(cut({ vellum: true })).toContain('opacity=".42"');
    expect(cut({ snip: true })).not.toContain('opacity=".42"');
  });

  test('handwriting draws accents, and uses text for scripts without strokes', () => {
    const sign = scene([], [], {
      plain: '#ffffff',
      cuts: [{ letters: '{name}', hand: true, size: 40, at: [300, 300], colour: '#222222' }],
    });
    const named = (hero: string) => drawScene(sign, { hero: defaultLook, names: { hero } });
    const strokes = (svg: string) => svg.split('stroke="#').length;
    expect(named('Zoë')).not.toContain('<text');
    expect(strokes(named('Zoë'))).toBe(strokes(named('Zoe')) + 2);
    expect(strokes(named('Aïda'))).toBe(strokes(named('Aida')) + 1);
    expect(named('Мария')).toContain('Мария');
  });

  test('a long name is drawn smaller, within the space of a usual one', () => {
    const sign = (hand: boolean) => (hero: string) =>
      drawScene(
        scene([], [], {
          plain: '#ffffff',
          cuts: [{ letters: 'for {name}', hand, size: 40, at: [450, 600], colour: '#222222' }],
        }),
        { hero: defaultLook, names: { hero } },
        { textures: 'none' },
      );
    /** How far its ink reaches to the right. */
    const reach = (svg: string) => Math.max(...[...svg.matchAll(/M(\d+\.?\d*)/g)].map(([, x]) => Number(x)));
    for (const hand of [true, false]) {
      const named = sign(hand);
      const usual = reach(named('Wilhelmina Montgomery'));
      expect(reach(named('W'.repeat(40)))).toBeLessThanOrEqual(usual + 15);
      expect(reach(named('Mia'))).toBeLessThan(usual);
    }
    const size = (name: string) => Number(/font-size="([\d.]+)"/.exec(sign(true)(name))![1]);
    expect(size('小明'.repeat(20))).toBeLessThan(size('小明'));
    expect(size('小明')).toBeCloseTo(40 / 0.7, 0);
  });

  test('the name of someone not in the cast throws', () => {
    const sign = scene([], [], {
      cuts: [{ letters: 'and {friend}', size: 40, at: [300, 300], colour: '#222222' }],
    });
    expect(() => drawScene(sign, { hero: defaultLook, names: { hero: 'Mia' } })).toThrow('{friend}');
  });
});
