import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['nice'],
  talk,
  spreads: [
    {
      id: 'seventh',
      text: [
        template(
          'Six eggs were gone from the kitchen, and {name} was holding the seventh. It had been rolling. {name} had caught it one inch from the edge.',
        ),
        template(
          'But nobody had seen it roll. The cook saw an empty basket. {friend} saw {name}, bent over the table, with both hands round an egg.',
        ),
        template(
          '“Egg thief!” said {friend}, and wrote it down. {friend:They} wrote everything down. It was that sort of expedition.',
        ),
      ],
      shows: [{ what: 'egg' }, { what: 'basket' }, { what: 'hero' }],
      scene: {
        ...scenes.seventh,
        describe:
          '{name} looks up, caught, with both hands round an egg at the edge of a table. The shadow of somebody with a pencil falls across it.',
      },
    },
    {
      id: 'saran',
      text: [
        template(
          'There were four tents, two trucks, one hen, and Dr. Saran, who could tell a bone from a stone with the tip of her tongue.',
        ),
        template('“Did you take the eggs?” she asked.'),
        template('“No,” said {name}.'),
        template(
          '“How could I tell?” said Dr. Saran. She asked that about everything, and she meant it. {name} thought hard, and it was awful.',
        ),
        template('“You couldn’t,” said {name}.'),
        template('“Then I don’t know yet,” said Dr. Saran, and went to look for her hat.'),
      ],
      shows: [{ what: 'tent', count: 4 }, { what: 'truck', count: 2 }, { what: 'hen' }, { what: 'saran' }],
      scene: {
        ...scenes.saran,
        describe:
          "A camp of tents under red cliffs. Dr. Saran, with a colander on her head, bends down to {name}, a hand on {name's} shoulder.",
      },
    },
    {
      id: 'brush',
      text: [
        template(
          'At noon under the red cliffs nothing had a shadow. Brush, brush, blow. That is how you dig up a dinosaur: you hardly dig at all. {name} brushed on one side and {friend} on the other, not speaking, except that {friend} named things.',
        ),
        template('“I name this hill Mount {friend}. I name this wind the {friend} Wind.”'),
        template(
          "Brush, brush, blow. Something smooth came up under {name's} brush, curved like the back of a spoon. It was a beak.",
        ),
      ],
      shows: [{ what: 'brush' }, { what: 'beak' }, { what: 'friend' }],
      scene: {
        ...scenes.brush,
        describe:
          'From straight above: {name} and {friend} brush at the red sand from two sides. Between them a pale beak comes up.',
      },
    },
    {
      id: 'nest',
      text: [
        template(
          'By four o’clock it had a skull without a tooth in it, a long neck, and an arm with three claws. And under the arm, two by two in a ring, lay eggs: long stone eggs, like loaves on a tray.',
        ),
        template('“It died with its nose in somebody’s nest,” said {friend}. “Caught in the act!”'),
        template('Everybody looked at the bones. Then, for some reason, everybody looked at {name}.'),
        template('“Egg thief,” wrote {friend}. “Second one today.”'),
      ],
      shows: [{ what: 'bones' }, { what: 'egg' }, { what: 'saran' }, { what: 'friend' }],
      scene: {
        ...scenes.nest,
        describe:
          'Straight from above: in the sand lie the bones, arms out round a ring of stone eggs. Of the four heads about them three have turned to {name}, who looks only at the bones.',
      },
    },
    {
      id: 'question-mark',
      text: [
        template('“How could I tell?” asked Dr. Saran. She had a saucepan on her head, against the sun.'),
        template('“It’s got its arms on them!” said {friend}.'),
        template(
          '“So it has,” said Dr. Saran. She wrote Thief in her own book, and behind it a question mark, a big one, with a hook you could hang a coat on.',
        ),
        template(
          '{name} stayed behind with the dinosaur. It had lain there seventy-five million years, and this was what it got called on the first day.',
        ),
        template('“Maybe they were rolling,” {name} told it.'),
      ],
      shows: [{ what: 'question mark' }, { what: 'skull' }, { what: 'egg' }],
      scene: {
        ...scenes['question-mark'],
        describe:
          '{name} lies nose to nose with the skull of the dinosaur. The others walk away with long shadows.',
      },
    },
    {
      id: 'pancakes',
      text: [
        template(
          'The pancakes that night had no eggs in them, and fell to bits. Everybody was nice about it. They were as nice as people are around a hole.',
        ),
        template('“Would you pass the salt, {name},” said {friend}, “if it’s safe with you?”'),
        template(
          'So {name} took a plate and a lantern downhill behind the trucks, where it was going violet and there was nobody to be nice.',
        ),
      ],
      shows: [{ what: 'lantern' }, { what: 'plate' }, { what: 'truck' }],
      scene: {
        ...scenes.pancakes,
        describe:
          'A lit tent in the dark, full of people at supper. {name}, seen from behind, goes off with a plate; {friend} looks after {them}.',
      },
    },
    {
      id: 'cluck',
      text: [template('“Cluck,” said the dark under the second truck.')],
      layout: { kind: 'bleed', wordsAt: 'left-top', ink: '#f6e6c8' },
      shows: [{ what: 'hen' }, { what: 'hat' }, { what: 'lantern' }, { what: 'truck' }],
      scene: {
        ...scenes.cluck,
        describe:
          'Under a truck, in lantern light, a plump yellow hen sits in a hat with a blue ribbon, her wings spread over its brim. {name} lies on the ground and peers in at her.',
      },
    },
    {
      id: 'six',
      text: [
        template(
          'It was Butter, the kitchen hen, whom nobody had missed. She was sitting in a hat that all summer had belonged to Dr. Saran, and her wings weren’t folded away. They hung out over the brim, as wide as they would go.',
        ),
        template('{name} slid one finger under her. One, two, three, four, five, six.'),
        template('“It was you,” said {name}.'),
        template(
          'Butter gave {name} a look. It was not the look of somebody who has taken something. It was the look of somebody who is busy.',
        ),
        template('And {name} thought: I have seen that before. I saw it today.'),
      ],
      shows: [{ what: 'egg', count: 6 }, { what: 'hen' }, { what: 'hat' }],
      scene: {
        ...scenes.six,
        describe:
          'The hand of {name} under a hen’s feathers, among six warm eggs in a hat; one wing lies over them in a wide curve.',
      },
    },
    {
      id: 'back',
      text: [
        template(
          '{name} went back to the bones faster than anyone goes anywhere in the Gobi. The others saw the light bob past the tents and came after it, with forks in their hands.',
        ),
        template('“Don’t touch it!” called {friend}.'),
        template(
          '{name} didn’t. {name} held the light low, bent down over the sand, and looked where the arms went. They didn’t go in. There was not one claw among those eggs. The arms went out, and around.',
        ),
        template('“You don’t hold a thing like that when you steal it,” said {name}.'),
      ],
      shows: [{ what: 'lantern' }, { what: 'fork' }, { what: 'friend' }],
      scene: {
        ...scenes.back,
        describe:
          '{name} hurries through the night with a lantern, and everybody comes after in a long line, with forks and notebooks.',
      },
    },
    {
      id: 'arms',
      text: [template('“You hold it like that when it might roll.”')],
      layout: { kind: 'bleed', wordsAt: 'left-top', ink: '#f6e6c8' },
      shows: [{ what: 'bones' }, { what: 'lantern' }],
      scene: {
        ...scenes.arms,
        describe:
          'From above, in a pool of light: {name} holds both arms out in a circle over the bones, exactly as the dinosaur’s arms lie round its ring of eggs. At the edge of the light {friend} and Dr. Saran look on.',
      },
    },
    {
      id: 'cracked',
      text: [
        template('One after another the forks went down. {friend} opened the notebook, and did not write.'),
        template('“How could I tell?” said Dr. Saran out of the dark.'),
        template(
          '{name} had known she would. It was a good question, and it wanted a good answer. If the eggs were stolen, there would be somebody else’s baby in them. If they weren’t, there wouldn’t.',
        ),
        template(
          '{name} moved the light along the ring, egg by egg by egg. Down the side of the ninth ran a crack as fine as a hair.',
        ),
        template('“Look in the cracked one,” said {name}.'),
      ],
      shows: [{ what: 'lantern' }, { what: 'egg' }, { what: 'saran' }, { what: 'friend' }],
      scene: {
        ...scenes.cracked,
        describe:
          'Past the shoulder of Dr. Saran {name}, with the lantern, points to a stone egg with a crack in it. {friend} holds out a brush.',
      },
    },
    {
      id: 'grain',
      text: [
        template(
          'Brush, brush, blow. Dr. Saran did the brushing, {name} did the blowing, and {friend} held the light and forgot to name anything. Nobody else dared breathe.',
        ),
        template(
          'Under the lens every grain was a boulder. A grain. Another grain. Brush, brush, blow. The moon came up over the cliffs to see what was keeping them.',
        ),
        template('Then one more grain rolled off, and under it was something that wasn’t sand.'),
      ],
      shows: [{ what: 'brush' }, { what: 'saran' }, { what: 'lens' }, { what: 'moon' }],
      scene: {
        ...scenes.grain,
        describe:
          'Through a lens a stone egg looks as big as a cliff. At its edge {name} blows, cheeks round, head to head with {friend} and Dr. Saran; a grain of sand rolls off like a boulder.',
      },
    },
    {
      id: 'chick',
      text: [
        template(
          'It was curled up like a comma. It had ribs like hairs, and one foot tucked beside its nose. It had never once been out. And on the front of its face, no bigger than a lentil, was a beak without a tooth in it, just like the big one’s.',
        ),
        template(
          '{name} let out all the breath {they} had left. {friend} turned back a page and crossed out a word. Then {friend:they} turned back one more page, to the morning, and crossed out that.',
        ),
      ],
      shows: [{ what: 'chick' }, { what: 'notebook' }, { what: 'friend' }],
      scene: {
        ...scenes.chick,
        describe:
          'In the round of the lens lies a tiny curled skeleton with a beak, inside its egg. On the glass two faces are mirrored, {name} and {friend}. In the notebook “egg thief” is crossed out twice, behind {name} and behind the dinosaur.',
      },
    },
    {
      id: 'rule',
      text: [
        template('Then Dr. Saran told them.'),
        template(
          '“A hundred years ago somebody found one like it on a nest, and named it Oviraptor: egg thief. It took seventy years before anyone looked inside an egg.”',
        ),
        template('“So you knew!” said {friend}.'),
        template(
          '“I knew about that one,” said Dr. Saran. “Not about this one. You have to look every time.”',
        ),
        template('“And the name?” asked {name}.'),
        template('“The first name stays. That’s the rule,” said Dr. Saran, “even when it’s wrong.”'),
      ],
      shows: [{ what: 'saran' }, { what: 'friend' }, { what: 'egg' }],
      scene: {
        ...scenes.rule,
        describe:
          'In a ring round a lantern {name}, {friend} and the cook listen to Dr. Saran, who points up. The moonlit cloud above them looks like a feathered dinosaur on its nest.',
      },
    },
    {
      id: 'sorry',
      text: [
        template(
          'All summer {friend} had wanted to name something that would stay named. “The little one hasn’t got a name,” said Dr. Saran, to nobody in particular.',
        ),
        template('{friend} looked at the chick, and looked at {name}.'),
        template('“I name it Sorry,” said {friend}.'),
        template('{name} thought about that for as long as it takes to boil an egg.'),
        template('“It’s a good name,” said {name}.'),
        template('“Has anyone,” asked Dr. Saran, “seen my hat?”'),
        template('“Yes,” said {name}. “But you can’t have it.”'),
      ],
      shows: [{ what: 'chick' }, { what: 'saran' }, { what: 'friend' }],
      scene: {
        ...scenes.sorry,
        describe:
          '{name} and {friend}, head to head over the egg, shake hands. Behind them Dr. Saran, with a map on her head, asks for her hat.',
      },
    },
    {
      id: 'curve',
      text: [
        template(
          'Nobody moved the hen. {name} put the seventh egg in with the six, and Butter counted them with her stomach.',
        ),
        template(
          'Then the tents went dark. On one side of the lantern lay the bones, round their eggs of stone; a mother or a father, there is no telling. On the other sat Butter, wings over the hat. Between them lay {name}, awake, both arms round a pillow.',
        ),
        template('The name still means Thief. But look at those arms.'),
      ],
      shows: [{ what: 'hen' }, { what: 'hat' }, { what: 'lantern' }, { what: 'bones' }],
      scene: {
        ...scenes.curve,
        describe:
          'The night camp from above. Round one lantern lie three curves: the dinosaur about its eggs, {name} about a pillow, and a hen about a hat. Dr. Saran keeps watch.',
      },
      forGrownUp: template(
        'What made everyone think the dinosaur was a thief, and what changed their minds? Oviraptor was named in 1924; an egg with its young in it was found in 1993; the name could not be changed. What have we two been sure of, until we looked again?',
      ),
    },
  ],
};
