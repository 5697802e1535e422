import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes } = pictures;

export const crossing: readonly BookSpread[] = [
  {
    id: 'shells',
    text: [
      template(
        'They went over the sand. {name} held the end to the palm, and {friend} walked the knot out. “One of me,” said {name}, and put down a shell. They moved the rope along. “Two of me.” A second shell.',
      ),
      template('“Nine,” said the parrot.'),
      template(
        "“Don’t listen,” said Cook, with both hands over {name's} ears. At five the sand was damp. At eight it was wet. At twelve the sea put a long white finger up the beach.",
      ),
    ],
    shows: [{ what: 'shell' }, { what: 'rope' }, { what: 'cook' }, { what: 'friend' }, { what: 'parrot' }],
    scene: {
      ...scenes.shells,
      describe:
        "On a wet beach {name} lays shells in a row along a rope. The cook covers {name's} ears, the parrot shouts, and the first foam comes in.",
    },
  },
  {
    id: 'tide',
    text: [
      template(
        'At fourteen {name} looked back, and there was no row. The sea had taken the shells, every one.',
      ),
      template('“Was that fourteen?” asked {friend}. “Or thirteen?”'),
      template('“Six!” said the parrot.'),
      template(
        "Nobody knew. The line in the sand was gone, and the palm was a long way off. {name} felt {their} ears get hot. To be nearly crew, and to lose count! But {name} kept hold of the rope, and did not move. Whatever the number was, it was under {name's} feet.",
      ),
    ],
    shows: [{ what: 'friend' }, { what: 'rope' }, { what: 'cook' }],
    scene: {
      ...scenes.tide,
      describe:
        'A wide sheet of foam covers the beach. Beyond it {name}, quite still, holds the rope in the shallow water and looks back where the row of shells has vanished.',
    },
  },
  {
    id: 'crabs',
    next: 'rings',
    text: [
      template(
        "Then something tickled. A crab went past {name's} foot with a shell on its back, held like a hat in the wind. Behind it came another.",
      ),
      template(
        '“They’ve got them!” said {name}. “They’re wearing them! Captain, don’t move! Count the crabs!”',
      ),
      template(
        'Two sat on the Captain’s boot. “Two, four, six,” counted {name}, pair by pair, “eight, ten, twelve… fourteen.” So fourteen it was. They laid the rope again: fifteen, sixteen, and on, until {name} said, “Twenty of me,” on dry sand.',
      ),
    ],
    shows: [{ what: 'crab', count: 14 }, { what: 'shell' }, { what: 'parrot' }],
    scene: {
      ...scenes.crabs,
      describe:
        'From above: crabs wearing white shells like hats march past the captain’s enormous boots in pairs. {name}, lying on the sand, counts them with a finger.',
    },
  },
  {
    id: 'floats',
    text: [
      template(
        'They waited for the water. {friend} had a small green boat for getting worms in, and it was exactly two of {name} long.',
      ),
      template(
        '“So one boat is two of me,” said {name}, buckled into a life jacket. “And ten boats are twenty.”',
      ),
      template('“Forty,” said the parrot, who was buckled in as well.'),
      template(
        '{name} leaned out in front and touched the palm. Where the tail ended, {friend} dropped a cork with a stone on a string; and they slid along, nose to the cork. “Two of me,” said {name}. “Four of me.”',
      ),
    ],
    shows: [
      { what: 'boat' },
      { what: 'cork' },
      { what: 'life jacket', on: 'hero' },
      { what: 'life jacket' },
      { what: 'palm' },
    ],
    scene: {
      ...scenes.floats,
      describe:
        'A small green boat on a clear lagoon. {name}, in a life jacket, reaches from its nose to a cork; {friend} drops the next cork from its tail.',
    },
  },
  {
    id: 'gulls',
    text: [
      template(
        'They had got to six of {name} when a gull sat down on the first cork. It looked around. It told its friends.',
      ),
      template('At twelve the last gull put its cork under one wing, and left.'),
      template(
        '“Now where were we?” said {friend}. The boat had turned around twice. {name} felt {their} ears get hot. To be nearly crew, and to lose the place! What they needed was a float that nobody would dare to take. {name} looked around for one. It was standing in the lagoon up to its knees, in a hat.',
      ),
    ],
    shows: [{ what: 'gull' }, { what: 'cork' }, { what: 'oona' }, { what: 'boat' }],
    scene: {
      ...scenes.gulls,
      describe:
        'From low on the water: a big gull sits on a cork. Behind it more gulls on corks, and {name} in the drifting boat, who watches one of them fly off with the last cork.',
    },
  },
  {
    id: 'twos',
    next: 'rings',
    text: [
      template('“Captain,” called {name}, “would you float?”'),
      template(
        'So Captain Oona lay down in the lagoon on her back, with her hat to the palm. “One of me,” she told the sky, “is two of {name}.”',
      ),
      template(
        '“Two,” counted {name}. {friend} set the boat down beyond her boots. “Four.” Then it was her turn again. “Six.” Captain, boat, Captain, boat. One gull sat on her, and stayed to the end. “Eight, ten, twelve, fourteen, sixteen, eighteen.” Then the nose bumped on dry sand. “Twenty of me,” said {name}.',
      ),
    ],
    shows: [{ what: 'oona' }, { what: 'boat' }, { what: 'gull' }, { what: 'friend' }],
    scene: {
      ...scenes.twos,
      describe:
        'The captain floats on her back in the green lagoon with a gull on her stomach. {name}, in the boat, which is just as long as she is, holds her hand.',
    },
  },
];
