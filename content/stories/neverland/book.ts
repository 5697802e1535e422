import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['law'],
  talk,
  spreads: [
    {
      id: 'kite',
      text: [
        template('It was out before {name} could shut {their} mouth.'),
        template('“You’re never, NEVER flying anything of mine again!”'),
        template(
          'A moment ago there had been a kite, red, with eleven socks for a tail. {name} had made it. {friend} had held the string with both hands, and had held it well. Then {friend} had waved to a dog. It takes two hands to hold a kite and only one to wave to a dog, but {friend} had used both.',
        ),
      ],
      shows: [{ what: 'kite' }, { what: 'sock', count: 11 }, { what: 'friend' }, { what: 'dog' }],
      scene: {
        ...scenes.kite,
        describe:
          'On a golden hill {name} leans forward, fists back, and shouts at {friend}, who has both arms in the air. High above them a red kite with a tail of socks is blowing away.',
      },
    },
    {
      id: 'burr',
      text: [
        template(
          'Most words are gone as soon as you have said them. This one stayed. It hung between {name} and {friend}, small and black and prickly as a burr, and it hummed. Then {friend} said something back, every bit as bad; but the wind took that one before {name} could hear it.',
        ),
        template(
          '“A kite you let go of never comes back,” said the owner of the dog, who was trying to help. So {friend} went home by the upper road, and {name} by the lower, with both fists shut, stamping on every stone that looked at {them}.',
        ),
      ],
      shows: [{ what: 'word' }, { what: 'friend' }],
      scene: {
        ...scenes.burr,
        describe:
          '{name}, fists shut and face furious, stamps home down a hill. Far behind, small against the setting sun, {friend} goes the other way. In the air between them hangs something small, black and prickly.',
      },
    },
    {
      id: 'gap',
      text: [
        template(
          "All through supper {name} was furious: with {friend}, and with the dog, and with the soup. But at bedtime {their} mouth felt wrong. There was a gap in it, though every tooth was there; {name} counted. It was the word. It had gone off and left a hole exactly its own shape, and {name's} tongue could not leave it alone.",
        ),
        template(
          '{name} looked out. There it flew, black over the dark roofs, down to the harbor, humming. From this lit window and from that one came other words. “I only want one back,” {name} told the window. “I only said one.”',
        ),
      ],
      shows: [{ what: 'word' }, { what: 'window' }, { what: 'ferry' }],
      scene: {
        ...scenes.gap,
        describe:
          'Night over a dark town; the moon lays a bright road on the sea, with a ferry on it. {name} leans far out of a lit window and reaches after a black prickly word that flies off, out of reach, with all the others. In another lit window stands {friend}.',
      },
    },
    {
      id: 'ferry',
      text: [
        template(
          'At the end of the quay lay the ferry, the Never You Mind. Mrs. Bly, who took people to the fish market by day, was sweeping a long net through the dark as if she were picking pears.',
        ),
        template('“One of those is mine,” said {name}.'),
        template(
          '“Then you’ll have to come over for it, like the other one. I only unload on the far side.”',
        ),
        template(
          "“I never let anybody go sailing on a school night!” said {name's} grown-up, who had come too, in slippers. Out it popped, small and black, and Mrs. Bly netted it. “That’s your fare,” she told {name}. “Life jackets are under the seat.”",
        ),
      ],
      shows: [{ what: 'bly' }, { what: 'net' }, { what: 'grownUp' }, { what: 'ferry' }],
      scene: {
        ...scenes.ferry,
        describe:
          'Under a big lamp Mrs. Bly leans over the side of her ferry and catches a black word in a net, right in front of a grown-up who claps a hand to their mouth. Between them {name} holds on to the grown-up’s coat.',
      },
    },
    {
      id: 'crossing',
      text: [
        template(
          'Out they went. In the tub between them the nevers muttered: never again, never on my carpet, never in all my days. “What becomes of them?” asked {name}.',
        ),
        template(
          '“They’re kept on the island,” said Mrs. Bly, “and what they say is done there. Everything has to be done somewhere, see. If it’s never done at your end, it’s done at ours.”',
        ),
        template('{name} laughed. “Then at your end I suppose pigs fly. Pigs never fly!”'),
        template('“Never?” said Mrs. Bly, and nodded at the moon.'),
      ],
      shows: [{ what: 'tub' }, { what: 'bly' }, { what: 'ferry' }],
      scene: {
        ...scenes.crossing,
        describe:
          'In the ferry, before a broad road of moonlight, {name} leans back laughing over a tub of muttering black words. Mrs. Bly, beside {name}, looks up at something that we do not see yet.',
      },
    },
    {
      id: 'pigs',
      layout: { kind: 'bleed', wordsAt: 'left-top', ink: '#f7ecd6' },
      text: [template('“Daily,” said Mrs. Bly.')],
      shows: [{ what: 'pig' }, { what: 'moon' }, { what: 'newspaper' }],
      scene: {
        ...scenes.pigs,
        describe:
          'A line of pigs flies across a huge moon; the last and largest reads a newspaper. Far below, very small in the ferry, {name} looks up.',
      },
    },
    {
      id: 'careful',
      text: [
        template(
          'They crossed in a long line, grunting a little, ears blown back and feet tucked under, like people who do this every evening and would rather be at supper. The last one had a newspaper.',
        ),
        template(
          '{name} watched with {their} mouth wide open. “Careful,” said Mrs. Bly. “That’s how yours got out.”',
        ),
      ],
      shows: [{ what: 'bly' }, { what: 'hero' }],
      scene: {
        ...scenes.careful,
        describe:
          'Very near: {name} gapes up at the sky, and Mrs. Bly, amused, lays a finger under {their} chin. The shadows of pigs pass over the sail.',
      },
    },
    {
      id: 'street',
      text: [
        template(
          'Nobody on the island was in bed except the cows, and they were only just being led upstairs. At a long table people ate soup with forks. They had started on Tuesday. Upstairs two grown-ups jumped on a bed, in boots. A horse with a bow around its neck sat in a dentist’s chair and said aah.',
        ),
        template('“But you never look a gift horse in the mouth!” said {name}.'),
        template('“Never?” said the dentist. “Daily. Such lovely gums.”'),
      ],
      shows: [{ what: 'cow' }, { what: 'soup' }, { what: 'horse' }, { what: 'dentist' }, { what: 'dog' }],
      scene: {
        ...scenes.street,
        describe:
          'A street of houses cut open like a doll’s house: cows go up the stairs, people eat soup with forks, two jump on a bed, and a horse with a bow opens its mouth for a dentist while {name} points at it in surprise.',
      },
    },
    {
      id: 'saturday',
      text: [
        template(
          'While {name} was looking at the horse, the tub had been carried up the hill, and stamped, and shelved. So in the field behind the last house it had already begun: a pig was flying a kite. He yawned.',
        ),
        template('“Whose turn is that?” asked {name}, and felt cold.'),
        template(
          "The pig read the ticket. “{friend's}. Saturday, three o’clock. Never going to be used over there, so I’m using it. I’ve got Sunday’s after this, and then the summer.” It was a beautiful turn, with a steady wind. He wasn’t even looking up.",
        ),
      ],
      shows: [{ what: 'pig' }, { what: 'kite' }, { what: 'ticket' }],
      scene: {
        ...scenes.saturday,
        describe:
          '{name}, near, with tears in {their} eyes, holds out a hand to a pig on a camp stool in a pool of moonlight, yawning, with a kite string round one foot and a ticket in the other. The kite stands beautifully in the wind.',
      },
    },
    {
      id: 'mayor',
      text: [
        template(
          'The Mayor was ninety-three. When he was six, his teacher told him that he would never be anything; and so, on the island, he was nearly everything: mayor, judge, fire brigade and second trombone.',
        ),
        template(
          '“Take one back?” he said. “My dear {name}, I’d like to oblige. But nobody asks; they only bow. Nobody has told me off for seventy years! And there’s the law. It’s the only one we have. I’m not clever enough for two.”',
        ),
        template(
          'It was carved over the door of the Hall, in letters as high as a horse: NEVER TAKE BACK A NEVER.',
        ),
      ],
      shows: [{ what: 'mayor' }, { what: 'hats' }],
      scene: {
        ...scenes.mayor,
        describe:
          "Close by, in green lamplight, a very old man in a chain of office holds {name's} hand over a desk heaped with hats, and looks sad.",
      },
    },
    {
      id: 'law',
      layout: { kind: 'bleed', wordsAt: 'left-bottom', ink: '#f7ecd6' },
      text: [
        template('“Never?” asked {name}.'),
        template('“Never,” said the Mayor; and nobody said “daily.”'),
      ],
      shows: [{ what: 'mayor' }],
      scene: {
        ...scenes.law,
        describe:
          "From below: a huge dark hall with a law carved over its door, and the light of one lamp going up it. At the foot, seen from behind, {name} bends far back to read, and the old Mayor, bending too, holds {name's} sleeve.",
      },
    },
    {
      id: 'hall',
      text: [
        template(
          '“But there’s no law against looking,” said the Mayor, and gave {name} a key, and a lamp. “Mind the prickles. There are rather a lot of them.”',
        ),
        template(
          'There were ten thousand pigeonholes and one small lamp. In every hole sat a never, and all of them talked in their sleep. I’ll never get this jar open. I never liked that hat. You never, never listen.',
        ),
        template(
          '{name} went along the shelves, row after row after row. At last, low down, above the label TODAY, FOUR O’CLOCK, somebody spoke whom {name} knew. It was {name}. “Never, never,” it said. “Anything of mine.” It sounded smaller than it had on the hill.',
        ),
      ],
      shows: [{ what: 'pigeonhole' }, { what: 'lamp' }, { what: 'label' }],
      scene: {
        ...scenes.hall,
        describe:
          'A dark wall of pigeonholes goes up out of the picture, a prickly word in each. At its foot, in the light of one small lamp, {name} crouches at the lowest row and listens, a hand at one ear.',
      },
    },
    {
      id: 'stone',
      text: [
        template('{name} put out a hand. “Ah,” said the Mayor. “The law.”'),
        template(
          '{name} drew the hand back and said the law over to {themself}. Never take back a never. {They} said it again, slower, and it was like biting on a cherry and finding the stone.',
        ),
        template('“Is that a never?” asked {name}. “The law?”'),
        template('“It begins with one and ends with one,” said the Mayor. “It’s the biggest we’ve got.”'),
        template('“And what do you do with nevers here?”'),
        template('“We do them,” said the Mayor. “Every one of them. Dai—”'),
      ],
      shows: [{ what: 'mayor' }, { what: 'pigeonhole' }],
      scene: {
        ...scenes.stone,
        describe:
          "{name's} face, very near, lit from below by a lamp, a finger at the chin. {name} has just thought of something. Over {name's} shoulder the old Mayor leans in and stops with his mouth open, and in every hole of the dark wall two small eyes have opened.",
      },
    },
    {
      id: 'telling',
      text: [
        template(
          '“Then you have to do that one, too!” cried {name}. “Never take back a never: so you should have been taking them back! Daily! It’s been over your own door for a hundred years, and not one of you has ever done it! You ought to be ashamed!”',
        ),
        template('Ashamed, said ten thousand pigeonholes, one after the other.'),
        template(
          'The Mayor’s ears turned pink. His chin shook. “I’ve been told off,” he whispered. “With a finger. Oh, say the last bit again.” He had to sit down. “Nevers only fit the one mouth, you know. Go on, {name}. Take it back.”',
        ),
      ],
      shows: [{ what: 'mayor' }, { what: 'finger', on: 'hero' }, { what: 'pigeonhole' }],
      scene: {
        ...scenes.telling,
        describe:
          "From the top of a ramp {name} bends over the very old Mayor, points a finger at his nose and tells him off; {name's} shadow, as high as the wall, points too. The Mayor has sat down. He looks happier than anybody has looked so far.",
      },
    },
    {
      id: 'through',
      text: [
        template(
          '{name} took hold. It was all prickles, and it would not come: two nevers had been shelved here back to back, and their prickles had caught.',
        ),
        template(
          '{name} pulled. {name} breathed, and held tighter, and pulled again. Out it came, pop, with some dust. And through the hole where it had been, on the other side of the wall, {name} saw a lamp, and a life jacket, and {friend}, chewing.',
        ),
      ],
      shows: [{ what: 'friend' }, { what: 'word' }, { what: 'lamp' }, { what: 'life jacket', on: 'friend' }],
      scene: {
        ...scenes.through,
        describe:
          "Through one square hole in a dark wall of shelves {name} sees {friend} in a bright lamp’s light. {friend's} cheeks are full. The label says: Today, four o’clock, {name}. In {name's} hand is the prickly word.",
      },
    },
    {
      id: 'pencil',
      text: [
        template(
          '“I heard you telling him off,” said {friend}, with {friend:their} mouth full. “All of it. So I thought: daily.”',
        ),
        template('“What did yours say?” asked {name}.'),
        template('“That I never liked your kite anyway.” {friend} swallowed. “It tastes of pencil.”'),
        template(
          '{name} bit into {their} own. It prickled on every side. It did taste of pencil; then of crust; and then, where the gap had been, of nothing at all. And out in the field, in the middle of Saturday, a pig stopped yawning, and handed in the string.',
        ),
      ],
      shows: [{ what: 'friend' }, { what: 'word' }, { what: 'pig' }, { what: 'kite' }],
      scene: {
        ...scenes.pencil,
        describe:
          'The Hall cut open: a wall of pigeonholes down the middle, with nevers asleep in it back to back, and a lit room on either side. {name} has the burr at {their} lips; {friend} has put an arm through the one empty hole, to {name}. On the hill above the roof a pig hands the kite string to another.',
      },
    },
    {
      id: 'back',
      text: [
        template(
          'The Never You Mind had never carried anything home but passengers. Now she lay low in the pink water with nine tubs to be given back, door to door. “I’ll never be finished,” said Mrs. Bly.',
        ),
        template('“Never?” said {name} and {friend}.'),
        template(
          'High behind them in the morning came something red, dragging eleven socks. “But a kite you let go of never…” said {name}, and stopped. {friend} put up {friend:their} hands. Both of them.',
        ),
      ],
      shows: [
        { what: 'ferry' },
        { what: 'kite' },
        { what: 'sock', count: 11 },
        { what: 'tub', count: 9 },
        { what: 'friend' },
      ],
      scene: {
        ...scenes.back,
        describe:
          'In a pink dawn the ferry comes home, heaped with tubs. {friend} reaches up with both arms for the red kite, and {name} holds on to {friend}. On the quay a grown-up in slippers is chewing.',
      },
    },
    {
      id: 'turn',
      next: null,
      text: [
        template(
          'At four o’clock there was a wind. One kite, one string, four hands. Down on the road the dog went by. {friend} did not wave. {friend} nodded.',
        ),
        template('“Let’s never shout at each other again,” said {friend}.'),
        template('“Never?” said {name}.'),
        template('The two of them thought about it.'),
        template('“Daily,” they both said.'),
        template(
          'The kite leaned on the wind, and all its socks stood out. “Your turn,” said {friend}, and for a while it was.',
        ),
      ],
      shows: [{ what: 'kite' }, { what: 'friend' }, { what: 'dog' }, { what: 'sock', count: 11 }],
      scene: {
        ...scenes.turn,
        describe:
          'On the golden hill {name} and {friend}, side by side and smiling up, hold one string with four hands. High above them flies the red kite with its tail of socks.',
      },
    },
  ],
};
