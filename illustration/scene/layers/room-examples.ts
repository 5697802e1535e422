/** Step 7, layers: example rooms for the gallery, the contact sheet and the tests. */

import type { LightId } from '../../paper/hour-lights.ts';
import type { Room } from '../format/room.ts';

interface Example {
  readonly light: LightId;
  readonly room: Room;
}

export const ROOM_EXAMPLES: Readonly<Record<string, Example>> = {
  kitchen: {
    light: 'dawn',
    room: {
      wall: '#e8d2a8',
      floor: '#b98a68',
      laid: 'tiles',
      parts: [
        { part: 'window', at: [690, 500], size: [260, 300], colour: '#f4ead2' },
        { part: 'tiles', at: [260, 600], size: [620, 250], colour: '#7fa9a3' },
        { part: 'shelf', at: [250, 400], width: 420, colour: '#a5744f' },
        { part: 'counter', at: [250, 1000], size: [640, 270], colour: '#c9704f', top: '#f1e2c4' },
      ],
    },
  },
  cabin: {
    light: 'night',
    room: {
      wall: '#8a5f45',
      papered: 'boards',
      floor: '#6f4c3a',
      parts: [
        { part: 'porthole', at: [230, 560], radius: 110, colour: '#d0a24c' },
        { part: 'porthole', at: [680, 560], radius: 110, colour: '#d0a24c' },
        { part: 'shelf', at: [455, 760], width: 760, colour: '#a5744f' },
      ],
    },
  },
  staircase: {
    light: 'dusk',
    room: {
      wall: '#6d7f9c',
      papered: 'stripes',
      floor: '#8d6549',
      parts: [
        { part: 'door', at: [150, 985], size: [190, 430], colour: '#7b4b45', beyond: '#ffdf9b' },
        { part: 'stairs', at: [330, 1010], steps: 8, to: 'right', colour: '#9a6d4d' },
      ],
    },
  },
  corridor: {
    light: 'night',
    room: {
      wall: '#45506e',
      parts: [
        { part: 'corridor', at: [450, 640], size: [250, 380], colour: '#5a668a', end: '#3b4566' },
        { part: 'door', at: [450, 828], size: [130, 290], colour: '#a04f44' },
      ],
    },
  },
  cave: {
    light: 'noon',
    room: {
      wall: '#bfe0de',
      parts: [{ part: 'rock', at: [450, 780], size: [640, 900], colour: '#6c5a63' }],
    },
  },
  'plain wall': {
    light: 'noon',
    room: {
      wall: '#cf8b6b',
      floor: '#e7cfa6',
      parts: [{ part: 'door', at: [690, 985], size: [200, 460], colour: '#3f6f73' }],
    },
  },
};
