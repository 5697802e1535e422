import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['geranium'],
  talk,
  spreads: [
    {
      id: 'built',
      text: [
        template('Bolt did what it was told, which is not the same as what you meant.'),
        template(
          '{name} and {friend} had built Bolt that morning, out of a boiler, two lamps and the works of a birthday card, the kind that sings. It did not sing now. Whatever you told it, it said, “Exactly.”',
        ),
        template('“Shake hands,” said {name}.'),
        template(
          '“Exactly,” said Bolt, and shook hands with {name}, and {friend}, and the mailman, and the gatepost.',
        ),
      ],
      shows: [{ what: 'bolt' }, { what: 'friend' }, { what: 'mailman' }],
      scene: {
        ...scenes.built,
        describe:
          "On a sunny porch a round tin robot shakes {name's} hand very hard. {friend} watches, a pigeon lands on the robot’s head, and the mailman has had his turn. On the wall is the plan of it, by {name} and {friend}.",
      },
    },
    {
      id: 'water',
      text: [
        template('“Water the geranium, please,” said {name}.'),
        template(
          '“Exactly,” said Bolt. It watered the geranium. It watered the geranium some more. The pot was full; the saucer was full; the porch was a pond, and the cat had moved to the roof.',
        ),
        template('“UNTIL the pot is full!” shouted {friend}, over the splashing. Bolt stopped at once.'),
        template(
          '“You have to tell it when to stop,” said {friend}. “It can’t guess.” But {name} had already thought of a game.',
        ),
      ],
      shows: [{ what: 'bolt' }, { what: 'geranium' }, { what: 'friend' }, { what: 'cat' }],
      scene: {
        ...scenes.water,
        describe:
          'Bolt calmly pours water over an overflowing flowerpot while the porch floods, and the cat watches from the roof. {friend} shouts; {name}, on high, has a finger up: an idea.',
      },
    },
    {
      id: 'hide',
      text: [
        template(
          '“Hide-and-seek!” said {name}. “I’ll seek. Bolt, hide where I won’t look. And {friend}, if you see, don’t tell. Not a word.” Then {name} shut {their} eyes tight and counted to twenty.',
        ),
        template('“Exactly,” said Bolt.'),
        template(
          '“…twenty!” said {name}, and looked. There was the bench. There was {friend}, with round eyes and both hands over {friend:their} mouth. There was no Bolt at all.',
        ),
      ],
      shows: [{ what: 'bolt' }, { what: 'friend' }],
      scene: {
        ...scenes.hide,
        describe:
          "{name}, very near, opens {their} eyes and looks for Bolt. Close behind {name's} shoulder are two lamp eyes and an antenna. {friend} has both hands over {friend:their} mouth.",
      },
    },
    {
      id: 'fish',
      text: [
        template(
          'They went down to the market. {name} looked under the carrots. {name} looked in the fountain, and behind the mayor.',
        ),
        template('“Have you seen a robot?” {they} asked at the fish stall.'),
        template(
          "Mrs. Alba glanced past {name's} shoulder, at the striped awning, and began to smile. “What does it look like, my love?”",
        ),
        template('“Tin,” said {name}. “Very large. You couldn’t miss it.”'),
        template('“No,” said Mrs. Alba, and pressed a herring to her lips. “You couldn’t.”'),
        template('“I haven’t seen it either,” said {third}, who was looking at it.'),
      ],
      shows: [{ what: 'bolt' }, { what: 'fishwife' }, { what: 'fish' }],
      scene: {
        ...scenes.fish,
        describe:
          'At a fish stall {name} shows with both hands how large the robot is. Right behind {name} stands Bolt, with an awning on its head and fish on its arms, and {third} keeps a straight face.',
      },
    },
    {
      id: 'hats',
      text: [
        template(
          '{name} looked in every hat but one. It had cherries. {name} looked under Mr. Obi, who was sitting down, and behind the hats, where {fourth} sat and shook.',
        ),
        template('“Nothing behind me?” said {name}, and turned around quickly.'),
        template(
          'There was nothing behind {them}. When {name} turned, whatever was behind {name} turned too.',
        ),
        template(
          '{friend} made a noise like a kettle. “Are you all right?” asked {name}. {friend} nodded. {friend:They} had gone quite red, and there were tears in {friend:their} eyes.',
        ),
      ],
      shows: [{ what: 'bolt' }, { what: 'hat' }, { what: 'hatter' }, { what: 'friend' }],
      scene: {
        ...scenes.hats,
        describe:
          'Among towers of hats {name} whirls around to look behind. Bolt, in a hat with cherries, has whirled around as well. {friend} and {fourth} are bent over with holding it in.',
      },
    },
    {
      id: 'puddle',
      text: [
        template(
          'They searched the lane where the washing hangs. They searched the bakery and the bandstand, where the band looked up one after the other, and played a little worse.',
        ),
        template('“Everyone is in such a good mood today,” said {name}.'),
        template('And wherever {name} went, something went clink. “It’s the milk,” {name} decided.'),
        template('“Mmmf,” said {friend}.'),
      ],
      shows: [{ what: 'bolt' }, { what: 'friend' }, { what: 'washing' }],
      scene: {
        ...scenes.puddle,
        describe:
          'A puddle seen from above. In it, upside down, hurry the reflections of {name} and, close behind, of a robot with a shirt over its head.',
      },
    },
    {
      id: 'lamp',
      text: [
        template('At noon {name} stopped to think under the only street lamp in town that walked.'),
        template(
          '“If I were a robot,” {name} said to {friend}, “I’d be up a tree. Or in the river. You’d tell me if I was warm, wouldn’t you?”',
        ),
        template(
          '{friend} looked at {name}. {friend} looked at the lamp. {friend:They} opened {friend:their} mouth, and remembered, and put a whole bun in it.',
        ),
      ],
      shows: [{ what: 'bolt' }, { what: 'lamp' }, { what: 'bun' }, { what: 'friend' }],
      scene: {
        ...scenes.lamp,
        describe:
          '{name} and {friend} sit with their buns under a street lamp. {name} leans forward and points up a tree; {friend}, hands before full cheeks, leans back and looks up at the lamp, which has two eyes and arms.',
      },
    },
    {
      id: 'square',
      layout: { kind: 'bleed', wordsAt: 'left-top' },
      text: [template('In the square nobody bought anything. They were all looking at {name}.')],
      shows: [{ what: 'hero' }, { what: 'band' }, { what: 'robot' }],
      scene: {
        ...scenes.square,
        describe:
          'A whole market square of smiling people, {third} and {fourth} among them, looks straight at us. We see {name} from behind, and close behind {them} the back of a tin head, on whose antenna the pigeon sits.',
      },
    },
    {
      id: 'exact',
      text: [
        template(
          'No. They were looking a little past {name}, who felt what an ear feels when somebody looks at it from behind. So {name} stopped looking, and thought like Bolt.',
        ),
        template(
          'What exactly did I say? “Hide where I won’t look.” And where don’t I look? I look up, down, left, right. I turn around… and when I turn around, it isn’t behind me any more. It’s on the other side, which is behind me.',
        ),
        template('“Oh,” said {name}, without moving {their} head.'),
      ],
      shows: [{ what: 'bolt' }, { what: 'hero' }],
      scene: {
        ...scenes.exact,
        describe:
          "The outline of {name's} head with six little rooms in it: in five of them a tiny {name} looks up, down, left, right and around; in the sixth, at the very back, sits Bolt.",
      },
    },
    {
      id: 'never',
      text: [
        template(
          '{name} could reach back now and touch it. But {name} thought of Bolt. Bolt had hidden all day, behind {name}, through lunch. It hadn’t been oiled. It would hide tomorrow, and at Christmas, and when {name} was ninety, because somebody had told it to begin and not told it when to stop.',
        ),
        template('“Poor Bolt,” said {name}.'),
        template("“Mmmf!” said {friend}, and took hold of {name's} sleeve."),
      ],
      shows: [{ what: 'bolt' }, { what: 'friend' }],
      scene: {
        ...scenes.never,
        describe:
          'In the red evening Bolt stands bent and tired behind {name}, who looks down sadly, both hands on {their} heart. {friend} has {name} by the sleeve, and looks at Bolt.',
      },
    },
    {
      id: 'until',
      text: [
        template('There was one word missing. {name} knew which. {They} did not turn around.'),
        template('“Bolt,” {they} said to the empty air in front. “New order. Hide UNTIL I count to three.”'),
        template('Nobody stirred. In all the windows around the square, nobody even stirred the soup.'),
        template('“Exactly,” said a rusty voice.'),
        template('“One,” said {name}. “Two.”'),
      ],
      shows: [{ what: 'bolt' }, { what: 'window' }],
      scene: {
        ...scenes.until,
        describe:
          'Through a dark arch we see {name}, looking straight ahead with two fingers up. {friend} holds on tight. In the dark close behind, Bolt’s two lamps glow, and from the windows people watch.',
      },
    },
    {
      id: 'three',
      text: [template('“…three.”'), template("A tin hand lay on {name's} shoulder, light as a leaf.")],
      layout: { kind: 'bleed', wordsAt: 'right-bottom' },
      shows: [{ what: 'bolt' }],
      scene: {
        ...scenes.three,
        describe:
          "Very near, by the warm light of two lamps: Bolt has laid a tin hand on {name's} shoulder. {name} looks at it with a small smile, one hand on {their} heart.",
      },
    },
    {
      id: 'tell',
      text: [
        template('Then everybody shouted at once, {third} and {fourth} too, but nobody as long as {friend}.'),
        template(
          '“It was BEHIND you! It was behind you at the fish, with an awning on, and a lady bought a mackerel from it, and it was a lamp, and it had CHERRIES, and I couldn’t, you said not a word, so I ate a bun!”',
        ),
        template(
          '“I did say that,” said {name}. “Exactly. I’m sorry, {friend}. You can tell now. You can tell until you’ve finished.”',
        ),
        template('{friend} told until supper.'),
      ],
      shows: [{ what: 'friend' }, { what: 'bolt' }],
      scene: {
        ...scenes.tell,
        describe:
          'In the lamplit lane {third}, {fourth} and the town cheer for {name} and Bolt. {friend}, arms flung wide, tells everyone the whole story.',
      },
    },
    {
      id: 'goodnight',
      next: null,
      text: [
        template('They oiled Bolt on the porch, behind the knees, where it is nicest.'),
        template(
          '“Sit with us until the moon is up,” said {name}. Bolt sat. “Hold my hand until I say.” Bolt held it. The moon came up. {name} did not say.',
        ),
        template('“Good night, Bolt,” said {friend} at last.'),
        template('“Exactly how long?” asked Bolt.'),
        template('“Good night UNTIL the sun comes up,” said {name}.'),
        template('“Exactly,” said Bolt, and put out its lamps.'),
      ],
      shows: [{ what: 'bolt' }, { what: 'moon' }, { what: 'friend' }],
      scene: {
        ...scenes.goodnight,
        describe:
          "Before the rising moon {name}, Bolt and {friend} sit side by side on the porch. Bolt holds {name's} hand and has put out its lamps; {friend} yawns.",
      },
      forGrownUp: template(
        '“Hide” had no end, so Bolt never stopped. “Hide until I count to three” has one. Play Bolt yourself: let your child give you orders, do exactly what is said, and don’t stop until you are told. What has to be added?',
      ),
    },
  ],
};
