import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes } = pictures;

export const rescue: readonly BookSpread[] = [
  {
    id: 'bridge',
    text: [
      template('The bridge stood open like two hands, and on the tip of one leaned the number 9 bus.'),
      template('“I’ve got it!” called {friend}, and had: up over {friend:their} head, in one fist.'),
      template('“Put it down!” cried the people.'),
      template('“I’d better not,” {friend} said to {name}. “You’ve seen me put things down.”'),
    ],
    shows: [{ what: 'bridge' }, { what: 'bus' }, { what: 'friend' }],
    scene: {
      ...scenes.bridge,
      describe:
        'Enormous above us hangs the yellow number 9 bus, held up by one wheel: {friend}, on the tip of a raised bridge, has it in one small fist. From below {name} looks up and lifts a hand.',
    },
  },
  {
    id: 'capes',
    text: [
      template(
        'Then came the heroes, all at once. One froze the bridge, so that it was slippery. One melted the ice, so that it was wet.',
      ),
      template(
        '{name} did none of this, having no idea how. {They} looked at the bridge as you look at a box, for the lid. At the foot of it, in a little house, was a green handle, and over the handle a picture: a bridge, and an arrow that pointed down.',
      ),
      template('“Has anyone tried the handle?” asked {name}.'),
    ],
    shows: [{ what: 'handle' }, { what: 'picture' }, { what: 'bridge' }],
    scene: {
      ...scenes.capes,
      describe:
        'From behind {name}, inside a keeper’s box: a green handle below a picture of a bridge with an arrow pointing down. Outside, heroes tangle around the bridge with their beams and capes.',
    },
  },
  {
    id: 'down',
    next: 'back',
    text: [
      template(
        'No one had. It was stiff. {name} hung on it with both hands. Hmmm, said the bridge, and down it came, as gently as an aunt sitting down, and with it {friend}, and with {friend} the number 9.',
      ),
      template('“Oh,” said {friend}. “THAT’s how you put things down.”'),
      template(
        "But sixty heroes were staring at {name's} two hands. “The whole bridge,” one of them whispered.",
      ),
    ],
    shows: [{ what: 'bridge' }, { what: 'bus' }, { what: 'friend' }, { what: 'handle' }],
    scene: {
      ...scenes.down,
      describe:
        'On the lowered bridge {friend} hugs {name}, very carefully, and lifts {them}. Behind them heroes stare in awe.',
    },
  },
  {
    id: 'elevator',
    text: [
      template(
        'Fifty floors up hung the elevator, and in it the Principal, with a great beard, and a great cape that was shut in the door. He was being brave.',
      ),
      template('“I’ll bring him down!” said {friend}, and took hold of the tower.'),
      template('“And then?” asked {name}.'),
      template('{friend} thought about the putting down, and let go of the tower, one finger at a time.'),
    ],
    shows: [{ what: 'elevator' }, { what: 'tower' }, { what: 'friend' }, { what: 'cape' }],
    scene: {
      ...scenes.elevator,
      describe:
        'From below: a glass tower rises to one tiny lit elevator with a cape hanging out. At the foot {friend} hugs the building, and {name} holds {friend} back by the cape.',
    },
  },
  {
    id: 'wall',
    text: [
      template(
        'Then came the heroes, all at once. Eleven flew straight into the wall, and stayed there. Twelve went into the revolving door together, and around, and around.',
      ),
      template(
        '“We’ve pushed that one with everything,” they told {name}. It was a tall plain door. It had a handle, and over the handle a picture: a hand, and an arrow that pointed back at your own toes.',
      ),
      template('“Has anyone tried the handle?” asked {name}.'),
    ],
    shows: [{ what: 'door' }, { what: 'handle' }, { what: 'picture' }, { what: 'superhero' }],
    scene: {
      ...scenes.wall,
      describe:
        'Through a revolving door full of squashed heroes we see {name} before a tall door. On it is a picture of a hand on a handle and an arrow that points back to two boots. High on the wall behind hang the fliers, boots down.',
    },
  },
  {
    id: 'pull',
    next: 'back',
    text: [
      template(
        'No one had. {name} took hold of it with both hands, and leaned back. It was a beautifully oiled door.',
      ),
      template(
        'Behind it were eight switches, seven down and one up. {name} put the eighth with its friends. Ding, said the elevator, far above, and came down humming.',
      ),
      template('“I had loosened it,” said the Principal.'),
      template(
        "But sixty heroes were staring at {name's} two hands. “The whole tower,” one of them whispered.",
      ),
    ],
    shows: [
      { what: 'door' },
      { what: 'handle' },
      { what: 'switch', count: 8 },
      { what: 'head' },
      { what: 'elevator' },
    ],
    scene: {
      ...scenes.pull,
      describe:
        "From the open elevator the huge Principal bends down and shakes {name's} hand. {friend} has the end of his cape. Behind an open door are eight switches, and heroes stare in awe.",
    },
  },
];
