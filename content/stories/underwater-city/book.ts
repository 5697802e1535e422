import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['harder'],
  talk,
  spreads: [
    {
      id: 'pepper',
      text: [
        template(
          "{name's} fire engine was the reddest thing on the pier. It was also on wheels. Its name was Pepper. It had a bell, a ladder that went up, and on the left front fender one small tooth mark, made by {name} long ago, in order to find out what red tasted like. A gust came around the fish market. Pepper went down the pier all by itself, quite fast, as if there were a fire. Plop, said the Atlantic Ocean.",
        ),
      ],
      shows: [{ what: 'pepper' }, { what: 'pier' }, { what: 'friend' }],
      scene: {
        ...scenes.pepper,
        describe:
          'A toy fire engine, very red, flies off the end of a pier. {name} reaches after it, held by the sweater by {friend}.',
      },
    },
    {
      id: 'zulmira',
      text: [
        template(
          '“It’s only the sea,” said {friend}, whose family mended telephone cables at the bottom of it, in a submarine no bigger than a van. “Things go down. We’ll go down after.”',
        ),
        template('Under the window hung a lamp with a crank.'),
        template(
          '“No battery,” said {friend}. “Batteries sulk in the cold. You turn this, a magnet spins in a nest of wire, and the wire makes light. Turn hard.”',
        ),
        template('{name} turned hard. It was as white as a plate.'),
      ],
      shows: [{ what: 'friend' }, { what: 'lamp' }, { what: 'crank' }, { what: 'submarine' }],
      scene: {
        ...scenes.zulmira,
        describe:
          "In a small round submarine {friend} lays her hand over {name's} on the crank of a lamp. It shines white on both their faces.",
      },
    },
    {
      id: 'down',
      text: [
        template(
          "The first to leave was red. One minute there was a red stripe in {name's} scarf, and the next there was a brown one. Orange left a little lower, without saying good-bye. Then yellow. Then green. After that everything was blue, and after that there wasn’t a great deal of blue.",
        ),
        template('“Where do they go?” asked {name}.'),
        template(
          '“The water eats them,” said {friend}. “It always takes the red first. It’s greedy that way.”',
        ),
      ],
      shows: [{ what: 'scarf', on: 'hero' }, { what: 'submarine' }],
      scene: {
        ...scenes.down,
        describe:
          'Five bands of water, darker and darker. In each the same submarine sinks, and in its window {name} looks down at a scarf that goes from red to brown to gray.',
      },
    },
    {
      id: 'city',
      text: [
        template(
          'At the bottom there was a city. It had towers of glass and streets under glass, dry as a cupboard, and on each corner a blue lamp. In that light the towers were gray, and so were the doors, and {friend}, and {name}. It was all very clean. Far off a lamp went out. Then the one beside it did.',
        ),
        template(
          '“That’s funny,” said {friend}. “Last year there were hundreds.” She blew the horn, and a gate in the glass went up.',
        ),
      ],
      shows: [{ what: 'tower' }, { what: 'lamp' }, { what: 'submarine' }, { what: 'gate' }],
      scene: {
        ...scenes.city,
        describe:
          'A city of gray glass towers on the sea floor, lit by rows of small blue lamps with dark gaps between. {name} looks at it from the little submarine.',
      },
    },
    {
      id: 'lamplighter',
      text: [
        template(
          'The lamplighter was a turtle with a long pole. She wasn’t lighting anything. She was putting it out.',
        ),
        template(
          '“I only keep the ones lit that somebody looks at,” she told {name}, “and nobody has looked at Fourth Street for a year. What is there to see? Are you lost?”',
        ),
        template('“My fire engine is,” said {name}. “It’s red.”'),
        template('The turtle thought. “Which gray is that?”'),
        template('“It isn’t a gray.”'),
        template('“Ah,” said the turtle kindly. “The other gray.”'),
      ],
      shows: [{ what: 'turtle' }, { what: 'pole' }, { what: 'lamp' }],
      scene: {
        ...scenes.lamplighter,
        describe:
          'In a gray street {name} shapes a fire engine in the air with both hands for an old turtle with a long pole, who looks up.',
      },
    },
    {
      id: 'curator',
      text: [
        template(
          'Whatever fell off a ship went to the Museum of Fallen Things, and everything in the museum went into the Curator’s book. The Curator was a crab named Slate.',
        ),
        template('“Object?” said Slate.'),
        template('“A fire engine,” said {name}.'),
        template('“Name?”'),
        template('“Pepper.”'),
        template('“Color?”'),
        template('“Red.”'),
        template(
          'The Curator laid down her pen. “There are nine grays,” she said, “and I can spell them all. Red is a thing sailors say.” But she showed {name} the shelf.',
        ),
      ],
      shows: [{ what: 'slate' }, { what: 'book' }, { what: 'shelf' }],
      scene: {
        ...scenes.curator,
        describe:
          'A large crab in spectacles looks down over a high desk at {name}, who stands on tiptoe and holds on to its edge with both hands.',
      },
    },
    {
      id: 'shelf',
      text: [
        template(
          'There were eleven fire engines. Ships are full of children. All eleven were gray. {name} knew Pepper better than anyone knows anybody; but {name} knew Pepper by the red.',
        ),
        template('“Well, which gray is it?” asked the Curator.'),
        template('“The other one,” said {name} miserably.'),
        template('“You may take one,” said Slate, “and be quite sure. If it isn’t yours, it is somebody’s.”'),
        template('And just then the lamplighter came by outside, saw nobody looking, and put out the light.'),
      ],
      shows: [{ what: 'fire engine', count: 11 }],
      scene: {
        ...scenes.shelf,
        describe:
          'Eleven gray toy fire engines on a shelf. Before them {name}, in profile; outside the window a turtle is about to put out the last lamp.',
      },
    },
    {
      id: 'feel',
      text: [
        template(
          'It was black. {name} shut both eyes, because it was less dark in there, and put out both hands. A ladder; but it was stiff. A bell; but it was cracked. A wheel gone, poor thing. Number four was too fat. {name} went along fender by fender, the way you go along the hall at night for a glass of water. Nine. Ten. On the left, in front, was a small half-moon dent. {name} put a tooth to it. It fitted.',
        ),
      ],
      shows: [{ what: 'ladder' }, { what: 'bell' }],
      scene: {
        ...scenes.feel,
        describe:
          'In complete blackness {name} feels along a row of toys, of which only the outlines that were touched can be seen. One finger has found a small dent.',
      },
    },
    {
      id: 'prove',
      text: [
        template('“This one,” said {name}, into the dark. “And it’s red.”'),
        template(
          'There was a scratching, which was the Curator writing it down, and a stop, which was the Curator not writing it down. “Prove it,” said Slate.',
        ),
        template(
          '{name} thought about that. The water ate the red on the way. The blue lamps had none to give. It would have to be light that nobody had eaten from yet. “{friend},” said {name}, “may we have the white lamp?”',
        ),
      ],
      shows: [{ what: 'pepper' }, { what: 'hero' }],
      scene: {
        ...scenes.prove,
        describe:
          'Close in the dark: {name}, cheek against the ladder of the toy, looks toward two glints that are the spectacles of the Curator.',
      },
    },
    {
      id: 'wind',
      text: [
        template(
          '{name} turned the crank. It growled. A thread in the lamp went brown, like tea. {name} turned harder, and it went yellow, and both arms began to burn. Somewhere inside, the magnet flew around in its nest of wire.',
        ),
        template('“Is that all?” asked Slate.'),
        template(
          '“No,” said {friend}, and held {name} by the shoulders; and {name} changed hands, and turned, and didn’t look up. Harder. Harder. Then the white came, all at once, with every color in it, packed tight as a suitcase.',
        ),
      ],
      shows: [{ what: 'lamp' }, { what: 'crank' }, { what: 'slate' }],
      scene: {
        ...scenes.wind,
        describe:
          'Before a burst of white light {name} turns the crank with both hands and all {their} strength. {friend} holds {them} by the shoulders; the Curator peers.',
      },
    },
    {
      id: 'red',
      text: [
        template(
          'And in the middle of the floor of the Museum of Fallen Things there was something red. It was as red as a shout. It was red right up the ladder. Nobody could say which gray it was. The Curator bent close, took off her spectacles, put them on, and reached out to touch it. Then she saw her own claw in the light, and screamed.',
        ),
        template('“What have you done to my hand?”'),
        template('“Nothing,” panted {name}, turning. “You’re pink.”'),
        template('Then {name} swung the lamp around to the window.'),
      ],
      shows: [{ what: 'pepper' }, { what: 'slate' }, { what: 'lamp' }],
      scene: {
        ...scenes.red,
        describe:
          'In a cone of white light Pepper stands, bright red up to the ladder. The Curator, gray in the dark before it, holds one claw into the light, sees that it is pink, and screams; {name}, out of breath, turns the crank.',
      },
    },
    {
      id: 'street-color',
      layout: { kind: 'bleed', wordsAt: 'right-top' },
      text: [template('The doors were orange. The nearest tower was scarlet, with yellow trim.')],
      shows: [{ what: 'lamp' }, { what: 'tower' }, { what: 'door' }],
      scene: {
        ...scenes['street-color'],
        describe:
          'Out of a round window {name} and {friend} shine a lamp up the gray street. In its light the doors are orange and the nearest tower is scarlet; the next is rust, and beyond the glass all is gray.',
      },
    },
    {
      id: 'everyone',
      text: [
        template('The tower beyond the glass was gray again, for that was as far as red could swim.'),
        template(
          '“We paint every spring,” said Slate. “By number. The founders left us the cans. We never did see why there had to be nine.”',
        ),
        template(
          'They came out of all the doors. A very serious fish stood up in his bucket and found that he was mostly stripes. Two old eels, fifty years in one bathtub, had never known they matched. {name} and {friend} took turns till the crank squeaked.',
        ),
        template(
          '“We can’t do this forever,” said {friend}, and the lamp went yellow, and tea-brown, and out.',
        ),
        template('“Oh,” said the whole city, in the dark. It was a small sound for so many.'),
      ],
      shows: [{ what: 'fish' }, { what: 'eel', count: 2 }, { what: 'lamp' }, { what: 'crank' }],
      scene: {
        ...scenes.everyone,
        describe:
          'A great dark crowd of sea creatures presses round one small circle of light, in which {name} and {friend}, tired, turn the crank. A fish looks out of a bucket, and two striped eels out of a bathtub: they match.',
      },
    },
    {
      id: 'bicycles',
      text: [
        template(
          'They sat in the dark and rubbed their arms, {name} and {friend}. A magnet and a nest of wire; somebody to turn it.',
        ),
        template('“What else falls off ships?” asked {name}.'),
        template('“Boots,” said Slate. “Teapots. Bicycles. I have forty-one bicycles.”'),
        template('“With lamps?”'),
        template('“With lamps. We’ve always taken them for a sort of nose.”'),
        template(
          '{name} found one by feel. On its fork sat a little bottle. “That’s where the magnet lives,” said {name}, tipped it against the tire, and took the lamplighter’s flipper. “You don’t light it. You go.”',
        ),
      ],
      shows: [{ what: 'bicycle' }, { what: 'lamp' }, { what: 'wheel' }, { what: 'flipper' }],
      scene: {
        ...scenes.bicycles,
        describe:
          "{name's} hand guides the turtle’s flipper to the pedal of an old bicycle. A little bottle leans against the front tire, and in the lamp a spark has begun.",
      },
    },
    {
      id: 'ride',
      layout: { kind: 'wordless' },
      text: [],
      shows: [{ what: 'bicycle' }, { what: 'turtle' }, { what: 'octopus' }, { what: 'pepper' }],
      scene: {
        ...scenes.ride,
        describe:
          'The whole city is in color: red, orange, yellow and green towers in the light of bicycle lamps. The turtle rides first, then the Curator, pink all over, and an octopus. {name} and {friend} cheer beside the red fire engine.',
      },
    },
    {
      id: 'up',
      text: [
        template(
          'They could hear the bells of forty-one bicycles a long way up. The octopus had four of them. {friend} steered, and {name} held Pepper to the window. First there was blue. Then green came in, as if it had only stepped out for something. Yellow. Orange. The fender was brown, and the ladder was brown, and {name} held it higher. And an arm’s length under the air, last as usual, in came red.',
        ),
      ],
      shows: [{ what: 'pepper' }, { what: 'bicycles' }, { what: 'octopus' }, { what: 'window' }],
      scene: {
        ...scenes.up,
        describe:
          'The submarine rises through golden water, and in its window {name} holds up the fire engine, red again to the top of its ladder. Far below circle forty-one bicycles with their lamps, round an octopus.',
      },
    },
    {
      id: 'window',
      text: [
        template(
          "That night Pepper stood on the sill with a string on, and a knot in the string. {name's} arms ached as if they had wound up the whole sea. Out past the pier the sea was black, and then a bit blacker.",
        ),
        template('“Go to sleep,” said {friend}. “They’ve got plenty to look at.”'),
        template(
          '{name} tried to think of a color nobody had seen yet, and was asleep before it came. And far below, in the middle of the gray, one window was red.',
        ),
      ],
      shows: [{ what: 'pepper' }, { what: 'friend' }, { what: 'string' }, { what: 'window' }],
      scene: {
        ...scenes.window,
        describe:
          'Night over black water. Above, {name} sleeps at a window beside the red fire engine, {friend}’s hand on {their} hair; far down at the bottom of the sea shines one red window.',
      },
      forGrownUp: template(
        'Where had the red gone? Water swallows red light first, so far down a red thing has no red light left to send back; white light held close brings it back. And when a magnet turns beside a coil of wire, the wire makes current. What else is there in our house that only shows by its own light?',
      ),
    },
  ],
};
