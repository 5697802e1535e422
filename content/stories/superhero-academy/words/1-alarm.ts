import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const alarm: readonly BookSpread[] = [
  {
    id: 'form',
    text: [
      template(
        "On the first day at the Academy everyone got a form that said what they could do. Where {name's} said POWER, somebody had written: pending.",
      ),
      template(
        "Everyone else’s was clear. {third's} said FLIES. {fourth's} said VERY FAST. {friend's}, at the next desk, said LIFTS BUSES.",
      ),
      template('“What’s Pending?” asked {friend}.'),
      template('“I don’t know,” said {name}. “I came here to find out.”'),
    ],
    shows: [{ what: 'form' }, { what: 'friend' }],
    scene: {
      ...scenes.form,
      describe:
        'Over the edge of a desk {name} frowns at a form with a small picture of {name} on it. In one box stands a single gray word, and {friend}, at the next desk, leans over to see.',
    },
  },
  {
    id: 'rumor',
    text: [
      template(
        '“Pending,” whispered {fourth}, who was very fast, and by ten o’clock it had passed everybody.',
      ),
      template('“It’s when you haven’t done it yet,” said {third}, from the ceiling.'),
      template('“Done what?”'),
      template(
        'They looked at {name}, who was opening a locker. It squeaked, and all of them lay down flat.',
      ),
      template('“I heard it was a bus,” said someone under a bench.'),
      template('“I heard a building.”'),
      template('By lunch Pending had flattened a mountain.'),
    ],
    shows: [{ what: 'locker' }, { what: 'superhero' }],
    scene: {
      ...scenes.rumor,
      describe:
        '{name} opens a locker with one finger. All along the corridor heroes in capes throw themselves to the ground, {fourth} first; {third} clings to the ceiling.',
    },
  },
  {
    id: 'apart',
    layout: { kind: 'bleed', wordsAt: 'right-top' },
    text: [template('Sixty heroes sat on one side at lunch, {name} on the other.')],
    shows: [{ what: 'superhero', count: 60 }, { what: 'ketchup' }, { what: 'hero' }],
    scene: {
      ...scenes.apart,
      describe:
        'A huge dining room. Sixty heroes in capes crowd together on one side, and all of them look at {name}, who sits alone at a table far away on the other side, with a bottle of ketchup.',
    },
  },
  {
    id: 'lunch',
    text: [
      template('{name} had the ketchup.'),
      template(
        'A tray came down across from {name}, and a little way through the table. “Sorry,” said {friend}. “I can lift anything. It’s the putting down.”',
      ),
      template('“Aren’t you afraid of Pending?” asked {name}.'),
      template('“You held the door for me,” said {friend}. “People who hold doors don’t flatten mountains.”'),
    ],
    shows: [{ what: 'superhero' }, { what: 'friend' }, { what: 'tray' }, { what: 'ketchup' }],
    scene: {
      ...scenes.lunch,
      describe:
        'A huge dining room: sixty heroes crowd on one side. In the middle of the empty other side {name} and {friend} eat together, and {third} and {fourth} peep over a table.',
    },
  },
  {
    id: 'alarm',
    loud: 'BRRRRRING!',
    text: [
      template(
        'BRRRRRING! went the alarm. In the harbor a bus was stuck up on the drawbridge. In the tower the Principal was stuck in the elevator.',
      ),
      template('Sixty heroes looked at {name}, and sixty heroes took one step back. “After you,” they said.'),
      template('{friend} was already holding the door. It had come off.'),
    ],
    shows: [{ what: 'bell' }, { what: 'bus' }, { what: 'tower' }, { what: 'friend' }, { what: 'door' }],
    scene: {
      ...scenes.alarm,
      describe:
        'Beneath a ringing alarm bell {name} and {friend}, who holds a torn-off door, look out at a raised bridge and a tall tower. Behind them sixty pairs of boots have stepped back.',
    },
    choice: {
      ask: template('Where will {name} and {friend} go first?'),
      ways: [
        { label: 'To the harbor', to: 'bridge', picture: ways.alarm[0] },
        { label: 'To the tower', to: 'elevator', picture: ways.alarm[1] },
      ],
    },
  },
];
