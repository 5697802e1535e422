import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';

const { scenes, ways, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['bridge', 'read'],
  spreads: [
    {
      id: 'form',
      text: [
        template('Where it said POWER, somebody had written: pending.'),
        template(
          "Everyone else’s form was clear. FLIES. MELTS THINGS. VERY FAST. {friend's}, at the next desk, said LIFTS BUSES.",
        ),
        template('“What’s Pending?” asked {friend}.'),
        template('“I don’t know,” said {name}. “I came here to find out.”'),
      ],
      scene: {
        ...scenes.form,
        describe:
          "{name's} hands hold a form with a small picture of {name}. In one box stands a single gray word, and {friend's} finger has gone through the paper beside it.",
      },
    },
    {
      id: 'rumor',
      text: [
        template('“Pending,” whispered Very Fast, and by ten o’clock it had passed everybody.'),
        template('“It’s when you haven’t done it yet,” said Flies.'),
        template('“Done what?”'),
        template(
          'They looked at {name}, who was opening a locker. It squeaked, and all of them lay down flat.',
        ),
        template('“I heard it was a bus,” said someone under a bench. “I heard a building.”'),
        template('By lunch Pending had flattened a mountain.'),
      ],
      scene: {
        ...scenes.rumor,
        describe:
          '{name} opens a locker with one finger. All along the corridor heroes in capes throw themselves to the ground.',
      },
    },
    {
      id: 'lunch',
      text: [
        template(
          'At lunch sixty heroes sat on one side of the room, and {name} on the other, with the ketchup.',
        ),
        template(
          'A tray came down across from {name}, and a little way through the table. “Sorry,” said {friend}. “I can lift anything. It’s the putting down.”',
        ),
        template('“Aren’t you afraid of Pending?” asked {name}.'),
        template(
          '“You held the door for me,” said {friend}. “People who hold doors don’t flatten mountains.”',
        ),
      ],
      scene: {
        ...scenes.lunch,
        describe:
          'A huge dining room: sixty heroes crowd on one side. In the middle of the empty other side {name} and {friend} eat together.',
      },
    },
    {
      id: 'alarm',
      text: [
        template(
          'BRRRRRING! went the alarm. In the harbor a bus was stuck up on the drawbridge. In the tower the Head was stuck up in the elevator.',
        ),
        template(
          'Sixty heroes looked at {name}, and sixty heroes took one step back. “After you,” they said.',
        ),
        template('{friend} was already holding the door. It had come off.'),
      ],
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
    {
      id: 'bridge',
      text: [
        template('The bridge stood open like two hands, and on the tip of one leaned the number 9 bus.'),
        template('“I’ve got it!” called {friend}, and had: up over {friend:their} head, in one fist.'),
        template('“Put it down!” cried the people.'),
        template('“I’d better not,” {friend} said to {name}. “You’ve seen me put things down.”'),
      ],
      scene: {
        ...scenes.bridge,
        describe:
          'Enormous above us hangs a yellow bus, held up on a raised bridge by {friend} with one small fist. From below {name} looks up and lifts a hand.',
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
          'Fifty floors up hung the elevator, and in it the Head, with a great chin, and a great cape that was shut in the door. He was being brave.',
        ),
        template('“I’ll bring him down!” said {friend}, and took hold of the tower.'),
        template('“And then?” asked {name}.'),
        template('{friend} thought about the putting down, and let go of the tower, one finger at a time.'),
      ],
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
      scene: {
        ...scenes.wall,
        describe:
          'Through a revolving door full of squashed heroes we see {name} before a tall door. On it is a picture of a hand and an arrow that points down, back at the toes of the one who looks. High on the wall behind hang the fliers, boots down.',
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
        template(
          "“I had loosened it,” said the Head. But sixty heroes were staring at {name's} two hands. “The whole tower,” one of them whispered.",
        ),
      ],
      scene: {
        ...scenes.pull,
        describe:
          "From the open elevator the huge Head bends down and shakes {name's} hand. {friend} is close beside {name}; behind them heroes stare in awe.",
      },
    },
    {
      id: 'back',
      text: [
        template(
          'After that all doors stood open for {name}, because somebody had opened them and fled. “They all know what it is but me,” {name} said to {friend} that night.',
        ),
        template('“Where did the form come from?” said {friend}.'),
        template(
          'By the cellar door a mop was at work. There was nobody behind it; that was the Janitor, who was invisible. A key came through the air. “Registry,” he said. “Mind the step. I’ve just done it.”',
        ),
      ],
      scene: {
        ...scenes.back,
        describe:
          'At night, dark in the moonlit corridor, {name} and {friend} hold hands. A cap, a glove and a mop, with nobody in them, hold out a key.',
      },
    },
    {
      id: 'registry',
      text: [
        template(
          'It was a green room full of drawers. At the back was one as high as a house, with a burn on it, and a frozen bit, and the print of a head. PENDING, it said.',
        ),
        template('“Stuck since 1962,” said the Janitor. “Our best have tried.”'),
        template(
          '{friend} rolled up {friend:their} sleeves. “Wait,” said {name}. Low down, at the side, with dust on it, there was a handle.',
        ),
      ],
      scene: {
        ...scenes.registry,
        describe:
          'From above, between streets of filing cabinets under green lamps: {name} holds {friend} back with one hand and reaches with the other for a small handle on one huge drawer.',
      },
    },
    {
      id: 'letters',
      text: [
        template('{name} tried it.'),
        template(
          "There was a click. There was a cough, as of something very old. And out came letters, white, by the thousand, like sixty winters. They filled the room up to {name's} chin, and every one had a name on it, and not one of them had ever been sent.",
        ),
      ],
      scene: {
        ...scenes.letters,
        describe:
          'A blizzard of white letters pours out of a drawer and fills the picture. At the bottom {name} and {friend} look up out of it, and a white glove holds one letter.',
      },
    },
    {
      id: 'own',
      text: [
        template(
          'They read the top one. YOUR POWER IS READY. PLEASE OPEN. It was for the Head. “So that’s Pending!” said {friend}. “It only means nobody’s opened it.”',
        ),
        template(
          "{name} dug, and there was {name's}. {They} read it. {They} read it again, and began to laugh, and slid down along the drawer. Then {name} folded it very small and put it in {their} pocket.",
        ),
        template('“What?” said {friend}. “WHAT?”'),
      ],
      scene: {
        ...scenes.own,
        describe:
          "Very near, in paper-white light: {name} laughs with shut eyes and buttons a letter into a pocket. {friend's} cheek is pressed to {name's}, to see.",
      },
    },
    {
      id: 'dawn',
      text: [
        template(
          'In the morning all sixty stood outside. They had heard a noise in the night, like a mountain. They looked at the paper drifting out; they looked at {name}.',
        ),
        template('“It’s happened,” breathed Flies. “What did you DO?”'),
        template("{friend} opened {friend:their} mouth, and shut it again. It was {name's} to tell."),
      ],
      scene: {
        ...scenes.dawn,
        describe:
          'From inside the dark Registry: {name} and {friend}, seen from behind, open the door on a bright corridor crammed with anxious heroes.',
      },
      choice: {
        ask: template('Will {name} tell them what Pending means?'),
        ways: [
          { label: 'Tell them', to: 'tell', picture: ways.dawn[0] },
          { label: 'Let them wonder', to: 'wonder', picture: ways.dawn[1] },
        ],
      },
    },
    {
      id: 'tell',
      text: [
        template(
          '“It means no one has opened it yet,” said {name}. “That’s all. There’s one for nearly everybody.”',
        ),
        template('There was a long silence. “So you can’t flatten us?” said Flies.'),
        template('“I’d have noticed,” said {name}.'),
        template(
          'They all sat down on the floor. It is tiring to be frightened all night. A little one with ice on her nose came and leaned against {name}; and it melted.',
        ),
      ],
      scene: {
        ...scenes.tell,
        describe:
          'Heroes sit on the corridor floor, tired with relief. The little one with an icicle on her nose leans on {name}, who has an arm around her.',
      },
    },
    {
      id: 'readers',
      text: [
        template('Each hero held a letter a while before opening it, to make the not knowing last.'),
        template(
          'ALWAYS FINDS THE END OF THE TAPE. IS NEVER LATE FOR SOUP. CAN TELL WHICH DOG IS SAD. “That’s my REAL one!” cried Very Fast, and read it slowly.',
        ),
        template(
          '{friend} had one too. “Puts things down,” {friend} read to {name}, and looked at it for a long time.',
        ),
      ],
      scene: {
        ...scenes.readers,
        describe:
          'A long corridor of readers: every hero has a white letter. {friend} puts down a cup very gently, and {name} watches from the window.',
      },
    },
    {
      id: 'handle',
      next: null,
      text: [
        template(
          'BRRRRRING! went the alarm at four. It was a cat in a tree, and the tree was in a balloon. Sixty heroes went up to the roof, and looked at {name}, and waited. Nobody froze anything.',
        ),
        template('“You first,” said {name}.'),
        template('{friend} put the balloon down. You could not hear it land.'),
        template('“And what did yours say?” asked {friend}. “Go on.”'),
        template('{name} laid one hand on the pocket, and laughed all over again.'),
      ],
      scene: {
        ...scenes.handle,
        describe:
          'Dark against the evening sky {friend} sets down a balloon with a tree and a cat in it, as gently as an egg. {name}, one hand on a pocket, laughs; sixty heroes watch.',
      },
    },
    {
      id: 'wonder',
      text: [
        template(
          '{name} looked at their faces. They were so looking forward to it. “I’m afraid I can’t say,” said {name}.',
        ),
        template('“Aaah,” said sixty heroes, and shivered, and were happy.'),
        template(
          'Only the Janitor had opened his. LEAVES THINGS NICE, it said. “Sixty years I’ve been doing it,” he told {name}, “and I thought it was only me.” The other letters they put in the mail, with no word of where they had been.',
        ),
      ],
      scene: {
        ...scenes.wonder,
        describe:
          'Two white gloves hold a letter under a green lamp; two tears hang in the air beneath a cap with nobody in it. {name} lays a hand on the empty sleeve.',
      },
    },
    {
      id: 'empty',
      text: [
        template(
          'BRRRRRING! went the alarm at four. “It’s for Pending!” cried everyone, and hid. Very Fast was already in Peru.',
        ),
        template('{name} came out on the step. There was nobody in the street at all.'),
        template(
          'Then a door came off, and was leaned very quietly against a wall. “Sorry I’m late,” said {friend}.',
        ),
        template('“Aren’t you hiding?” asked {name}.'),
        template('“From what?” said {friend}. “You hold doors.”'),
      ],
      scene: {
        ...scenes.empty,
        describe:
          'A wide, empty street where everybody hides. {friend} comes to {name} with a door under one arm, and their long shadows touch.',
      },
    },
    {
      id: 'doorstep',
      next: null,
      text: [
        template(
          'It was a cat in a tree. {name} opened a tin of fish, and that was what did it. Evening came. The cat lay across both their laps. Behind them the big door had shut.',
        ),
        template('“Is it nice, being wondered about?” asked {friend}.'),
        template('“A bit,” said {name}. “It’s nicer with you.” It was getting cold.'),
        template('“Still pending?” asked {friend}.'),
        template('“No,” said {name}, and tried the handle.'),
      ],
      scene: {
        ...scenes.doorstep,
        describe:
          "Evening on the doorstep: {name} and {friend} lean together with a cat. {name's} hand is on the handle of the great door, and a thin line of light opens.",
      },
    },
  ],
};
