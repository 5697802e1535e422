// @vitest-environment node
import { expect, test } from 'vitest';
import { defaultLook } from '../../figures/hero/look/look.ts';
import { svgFaults } from '../../paper/svg-checks.ts';
import '../../load-all-parts.ts';
import { toCast } from '../cast/cast.ts';
import type { Room, RoomPart } from '../format/room.ts';
import type { Scene } from '../format/scene.ts';
import { drawScene } from '../svg/draw-scene.ts';
import { requiredParts } from '../svg/fetch-parts.ts';
import { ROOM_EXAMPLES } from './room-examples.ts';

const scene = (room: Room): Scene => ({
  backdrop: 'nursery',
  light: 'noon',
  seed: 4,
  room,
  cast: [],
  describe: '',
});
const draw = (room: Room, aspect: 'page' | 'wide' = 'page') =>
  drawScene(scene(room), defaultLook, { textures: 'none', aspect });

const EACH: readonly RoomPart[] = [
  { part: 'window', at: [450, 500], size: [240, 300], colour: '#a1b2c3' },
  { part: 'door', at: [450, 985], size: [200, 440], colour: '#a1b2c3' },
  { part: 'door', at: [450, 985], size: [200, 440], colour: '#a1b2c3', beyond: '#ffeecc' },
  { part: 'porthole', at: [450, 500], radius: 110, colour: '#a1b2c3' },
  { part: 'shelf', at: [450, 500], width: 300, colour: '#a1b2c3' },
  { part: 'tiles', at: [450, 500], size: [300, 200], colour: '#a1b2c3' },
  { part: 'counter', at: [450, 985], size: [400, 240], colour: '#a1b2c3' },
  { part: 'stairs', at: [300, 985], steps: 5, to: 'right', colour: '#a1b2c3' },
  { part: 'stairs', at: [600, 985], steps: 5, to: 'left', colour: '#a1b2c3' },
  { part: 'corridor', at: [450, 640], size: [240, 360], colour: '#a1b2c3' },
  { part: 'rock', at: [450, 740], size: [600, 800], colour: '#a1b2c3' },
];

test.each(EACH.map((part) => [part.part, part] as const))(
  'a %s is drawn in a room, on page and phone',
  (_, part) => {
    for (const aspect of ['page', 'wide'] as const) {
      const bare = draw({ wall: '#ddccbb' }, aspect);
      const built = draw({ wall: '#ddccbb', parts: [part] }, aspect);
      expect(built.length).toBeGreaterThan(bare.length + 100);
      expect(svgFaults(built)).toEqual([]);
    }
  },
);

test('a room replaces the backdrop and has a floor only if told', () => {
  const room = draw({ wall: '#ddccbb' });
  const { room: _, ...without } = scene({ wall: '#ddccbb' });
  expect(room.length).toBeLessThan(drawScene(without, defaultLook, { textures: 'none' }).length / 3);
  expect(draw({ wall: '#ddccbb', floor: '#886644' }).length).toBeGreaterThan(room.length + 500);
});

test('stairs climb to the given side', () => {
  const to = (side: 'left' | 'right') =>
    draw({
      wall: '#ddccbb',
      parts: [{ part: 'stairs', at: [450, 985], steps: 4, to: side, colour: '#a1b2c3' }],
    });
  expect(to('left')).not.toBe(to('right'));
});

test('room drawing code is required for a picture with a room', () => {
  expect(requiredParts(scene({ wall: '#ddccbb' }), toCast(defaultLook)).room).toBe(true);
});

test.each(Object.entries(ROOM_EXAMPLES))('the example room %s is valid SVG', (_, { room }) => {
  expect(svgFaults(draw(room))).toEqual([]);
});
