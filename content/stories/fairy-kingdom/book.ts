import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['boat'],
  talk,
  spreads: [
    {
      id: 'hill',
      text: [
        template('To see a fairy you must be a hill. {name} began at six in the morning.'),
        template(
          '{They} settled beside the pond. {They} put {their} hands on {their} knees. {They} did not talk. {They} did not even hum.',
        ),
        template(
          'On the other side of the pond a grown-up was being a hill too, in a deck chair, with a hat over both eyes. The grown-up had started early, and was very good.',
        ),
      ],
      shows: [{ what: 'pond' }, { what: 'grownUp' }, { what: 'deck chair' }, { what: 'hat' }],
      scene: {
        ...scenes.hill,
        describe:
          'A round green hill in the morning mist, with two foothills. If you look again, it is {name}, quite still by a pond.',
      },
    },
    {
      id: 'why',
      text: [
        template(
          'Once a year, on the longest day, the fairies race their boats. {name} wanted to see who won.',
        ),
        template(
          'No one has ever found out. They all went and looked. And that’s the trouble: looking is a thing that people do.',
        ),
        template('Hills don’t look. Hills are just there.'),
        template('So {name} was just there, at seven, and at eight, and at nine.'),
      ],
      shows: [{ what: 'hero' }],
      scene: {
        ...scenes.why,
        describe:
          'From straight above: {name}, like a small green hill, sits by a round pond and throws a long shadow. A grown-up in a straw hat keeps still in a striped deck chair. Tiny paths in the grass end at {name}.',
      },
    },
    {
      id: 'thimble',
      text: [
        template(
          "At half past nine somebody walked up {name's} arm. He was as high as a thumb. He had a hat and a map.",
        ),
        template(
          '“New hill,” he said, and wrote that down. “Sunny. No owner. I don’t remember it from last year.”',
        ),
        template('This was Alderman Thimble, who was in charge of roads.'),
        template('{name} did not smile. A hill would not. But it was hard, on the inside.'),
      ],
      shows: [{ what: 'thimble' }, { what: 'map' }, { what: 'hat' }],
      scene: {
        ...scenes.thimble,
        describe:
          "A fairy as high as a thumb, with a white moustache, a thimble for a hat and a map, walks up {name's} hand and sleeve. {name}, huge, bites back a laugh.",
      },
    },
    {
      id: 'town',
      text: [
        template(
          "By ten there was a road over both knees. By eleven there was washing out beside both {name's} ears, and it was wet.",
        ),
        template(
          "A school moved into {name's} pocket, because it was warm there. “Nine times nine!” called the teacher. “Eighty-one!” sang the school. It tickled. A beetle hurried up the road, late. “Is it still sums?” it panted.",
        ),
        template('{name} was so good a hill that they had all moved in.'),
      ],
      shows: [
        { what: 'road' },
        { what: 'washing' },
        { what: 'school' },
        { what: 'teacher' },
        { what: 'beetle' },
      ],
      scene: {
        ...scenes.town,
        describe:
          '{name} as a hill cut open: there is a school in the pocket, a road over the knees, washing by one ear, a market in the lap. {name} keeps quite still.',
      },
    },
    {
      id: 'sign',
      text: [
        template('At noon Alderman Thimble put up a sign. It took nine of them and a hammer.'),
        template('NO GETTING UP, it said.'),
        template('“Is that for us?” asked {friend}, who was the smallest of them, and a sailor.'),
        template('“It’s for the hill,” said the Alderman.'),
        template(
          '{name} read it upside down. {name} did not want to get up. {name} had never been so happy, or so full of people.',
        ),
      ],
      shows: [{ what: 'sign' }, { what: 'thimble' }, { what: 'friend' }],
      scene: {
        ...scenes.sign,
        describe:
          "Seen from the grass: nine tiny fairies hammer in a sign on {name's} knee. Above them {name's} face rises like a cliff, bent to read it.",
      },
    },
    {
      id: 'race',
      text: [
        template(
          'At last, at six, they took the leaves off the boats. There were a hundred. There were walnut boats and bark boats and boats of folded paper. {friend} had the smallest boat. It was a bus ticket.',
        ),
        template(
          '{name} saw them all. “Once around the lilies,” said the Alderman, “and back to the hill. Ready? Steady?”',
        ),
        template('And the wind dropped.'),
      ],
      shows: [{ what: 'boat', count: 100 }, { what: 'bus ticket' }, { what: 'friend' }, { what: 'lilies' }],
      scene: {
        ...scenes.race,
        describe:
          "Over {name's} shoulder, where tiny fairies sit with flags, we see a hundred little boats in a row on the golden pond. All the flags hang down.",
      },
    },
    {
      id: 'calm',
      text: [
        template('“Go,” said the Alderman.'),
        template(
          'Nobody went. A hundred sails hung down like socks. {friend} blew into the bus ticket. {friend:They} blew until {friend:they} had to sit down.',
        ),
        template('They waited for an hour. The teacher cried a little. There was only one race a year.'),
        template('{name} would have helped. But what can a hill do about wind?'),
      ],
      shows: [{ what: 'boat' }, { what: 'bus ticket' }, { what: 'friend' }],
      scene: {
        ...scenes.calm,
        describe:
          "Boats stand still on golden water, their sails like socks. In the last one {friend}, tiny, blows into {friend:their} own sail. {name's} profile is like a headland beside them.",
      },
    },
    {
      id: 'seed',
      text: [
        template('Then a dandelion went by.'),
        template(
          'It was only one seed. It came over the pond, in no hurry. It passed the judges. It passed the washing. It touched {name} once, on the very end of the nose, and went on.',
        ),
        template("And something began, very small, a long way back behind {name's} nose."),
        template('“Ah…” said {name}.'),
      ],
      shows: [{ what: 'dandelion seed' }, { what: 'hero' }],
      scene: {
        ...scenes.seed,
        describe:
          "{name's} face fills the picture. On the tip of {name's} nose sits one white dandelion seed, and {name} looks along {their} nose at it.",
      },
    },
    {
      id: 'vote',
      text: [
        template('The hill had spoken! The council met on the left knee.'),
        template('“What was it?” said Alderman Thimble.'),
        template(
          '“It is a sneeze,” said the teacher. “We learned them on Monday. They go ninety miles an hour.”',
        ),
        template(
          '“Who is for it?” asked the Alderman. No one was. “Who is against it?” A thousand hands went up. “Then there will be no sneeze,” he said, and wrote that down.',
        ),
        template('“…ah…” said {name}.'),
      ],
      shows: [{ what: 'thimble' }, { what: 'teacher' }, { what: 'friend' }],
      scene: {
        ...scenes.vote,
        describe:
          "On a knee like a hilltop a thousand tiny hands vote. Above them, enormous, {name's} face is screwed up before a sneeze.",
      },
    },
    {
      id: 'hold',
      text: [
        template(
          '{name} could not keep it in. No hill could. But {name} could not let it go! There was the school. There was the washing. There were babies asleep in the cuff.',
        ),
        template(
          'So {name} did the third thing. {They} held it. It pulled like a big dog on a string. It pulled like two. {Their} eyes filled, and ran over, and a family on the left cheek had to move.',
        ),
        template('“…aah…”'),
      ],
      shows: [{ what: 'family' }, { what: 'tears' }],
      scene: {
        ...scenes.hold,
        describe:
          "Close: {name's} face, eyes screwed up, mouth about to burst. In one great tear we see the tiny washing and three boats; a family moves away with a suitcase.",
      },
    },
    {
      id: 'whisper',
      text: [
        template('And then, as softly as grass, and with {their} lips only, the hill spoke.'),
        template('“Wind,” whispered {name}. “From the north. In nine minutes.”'),
        template('No one moved.'),
        template('{friend} got up in the bus ticket. “You heard the hill!” cried {friend}.'),
      ],
      shows: [{ what: 'friend' }, { what: 'bus ticket' }],
      scene: {
        ...scenes.whisper,
        describe:
          '{name}, a hill without hands, whispers with {their} lips only, and looks down at {friend}, the smallest sailor, who stands in the bus ticket and calls to a still fleet.',
      },
    },
    {
      id: 'ready',
      text: [
        template(
          'Washing in! School out! Babies down! The market was packed. The road was rolled up. The judges tied themselves to a daisy. Somebody saved the sign.',
        ),
        template('“Eight minutes,” whispered {name}. “…aaah… Five.”'),
        template(
          'A hundred boats turned around. A hundred sails went up. “Two,” whispered {name}. “…aaaah… One.”',
        ),
        template('“Hats!” cried the Alderman.'),
      ],
      shows: [{ what: 'boat' }, { what: 'sign' }, { what: 'daisy' }, { what: 'thimble' }],
      scene: {
        ...scenes.ready,
        describe:
          "Down {name's} arm and over {name's} open hand pours a stream of fairies with washing, desks, cradles and a rolled-up road.",
      },
    },
    {
      id: 'ah',
      layout: { kind: 'bleed', wordsAt: 'right-bottom', ink: '#fbeede' },
      text: [template('“…aaaaaah…” said {name}.'), template('“…AAAAAAH…”'), template('“…AAAAAAAAAAAAH…”')],
      shows: [],
      scene: {
        ...scenes.ah,
        describe:
          "{name's} head is thrown back before the low moon, eyes screwed up, mouth open. Air streams in from all sides; tiny fairies hold on to a rope around the summit.",
      },
    },
    {
      id: 'choo',
      layout: { kind: 'bleed', wordsAt: 'left-top', ink: '#fbeede' },
      text: [template('“…CHOO!”')],
      shows: [{ what: 'CHOO' }],
      scene: {
        ...scenes.choo,
        describe:
          'A sneeze! {name}, eyes shut and mouth open, blows sideways over the pond, and the little boats fly before a giant low sun, {friend} in front.',
      },
    },
    {
      id: 'won',
      text: [
        template(
          'The boats went around the lilies. They went around the next pond, too. The bus ticket was first by a mile.',
        ),
        template(
          '“A good hill,” said Alderman Thimble, when he had found his hat. “But it’s not a quiet one.” He crossed out the NO on the sign. GETTING UP, it said.',
        ),
        template(
          "{friend} sailed all the way back to {name's} hand. {friend:They} did not say a thing. {friend:They} laid one hand on {friend:their} heart.",
        ),
      ],
      shows: [{ what: 'friend' }, { what: 'bus ticket' }, { what: 'sign' }],
      scene: {
        ...scenes.won,
        describe:
          "At dusk {name's} open hand lies on the water like a dock. In it stands the bus ticket boat, and {friend}, its tiny sailor, lays a hand on {friend:their} heart.",
      },
    },
    {
      id: 'home',
      next: null,
      text: [
        template(
          'There was still a little light when {name} went home. It was the longest day. The grown-up carried the deck chair. “I saw nothing,” said the grown-up. “Did you?”',
        ),
        template('“I wasn’t looking,” said {name}. “I was a hill.”'),
        template(
          'In bed {name} lay as still as still. One shirt, as big as a stamp, hung by one ear. They had missed it.',
        ),
        template("And from somewhere behind {name's} ear something very small said, “Bless you.”"),
      ],
      shows: [{ what: 'grownUp' }, { what: 'deck chair' }, { what: 'shirt' }],
      scene: {
        ...scenes.home,
        describe:
          '{name} lies in bed in the last green light, under a blanket like a green hill with {name} sewn on it, and listens. A tiny shirt is pegged by one ear; by the other sits a ladybug with a letter.',
      },
    },
  ],
};
