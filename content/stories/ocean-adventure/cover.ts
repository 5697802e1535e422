import type { Cover } from '../../../src/illustration/covers/cover.ts';
import { riderOn } from '../../../src/illustration/scene/mounts.ts';
import type { HeroRole } from '../../../src/illustration/scene/scene.ts';

const turtle = { who: 'turtle', at: [480, 1180], scale: 1.3 } as const;
const rider: HeroRole = { ...riderOn(turtle), expression: 'joy', scale: 1.2 };

export const cover: Cover = {
  title: ['Ocean', 'Adventure'],
  ink: 'night',
  scene: {
    backdrop: 'seabed',
    light: 'noon',
    seed: 6,
    props: [
      { id: 'bubbles', at: [770, 800], scale: 0.9, depth: 0.74 },
      { id: 'shell', at: [300, 1262], scale: 0.6, depth: 0.76 },
    ],
    cast: [
      { ...turtle, depth: 0.71 },
      rider,
      { who: 'fish', at: [760, 1030], pose: 'joy', scale: 0.95, facing: 'left' },
      { who: 'fish', at: [150, 700], scale: 0.8, facing: 'right', colour: '#f0b94e' },
    ],
    describe: '{name} rides a great sea turtle through the sunlit sea, fish on every side.',
  },
  child: { skin: 's1', hair: 'cornrows', hairColour: 'soot', outfit: 'diver', cloth: 'honey' },
};
