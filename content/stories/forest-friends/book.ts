import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['place', 'end', 'excuse'],
  talk,
  spreads: [
    {
      id: 'line',
      text: [
        template('There was a line in the forest, so {name} joined it.'),
        template(
          '{name} did not know what it was for. But a line is for something, and {name} wanted to be first. {They} had never been first. Not at the slide, not in the bath, not for one single pancake.',
        ),
        template('“This time,” said {name}, and took the last place.'),
      ],
      shows: [{ what: 'hero' }],
      scene: {
        ...scenes.line,
        describe:
          'Bear’s huge brown back fills the forest path. Behind it {name}, in a striped scarf, leans out to see what is in front.',
      },
    },
    {
      id: 'what',
      text: [
        template('“What are we waiting for?” asked {name}.'),
        template('“I don’t know,” said Bear. “But it’s moving.”'),
        template('And it was. Bear went one step. {name} went one step.'),
        template('“There,” said Bear, and sighed.'),
      ],
      shows: [{ what: 'bear' }, { what: 'hero' }],
      scene: {
        ...scenes.what,
        describe:
          'Over Bear’s shoulder we see {name}, who looks up and asks a question, one hand in Bear’s fur.',
      },
    },
    {
      id: 'hedgehog',
      text: [
        template('Somebody coughed. A long way behind {name}, as far as a good throw, stood a hedgehog.'),
        template('“Are you in the line?” called {name}.'),
        template('“Yes,” called the hedgehog. “I’m keeping a polite distance. It’s the spikes.”'),
        template('“What are we waiting for?”'),
        template('“I don’t know,” called the hedgehog. “But it’s moving.”'),
      ],
      shows: [{ what: 'hedgehog' }, { what: 'hero' }],
      scene: {
        ...scenes.hedgehog,
        describe:
          'A long stretch of empty forest path. At one end {name} calls back; far away at the other end stands a small hedgehog.',
      },
    },
    {
      id: 'fox',
      text: [
        template('{friend} came along the line with a tray.'),
        template(
          '“Places!” called {friend}. “Lovely places! One acorn each! A little farther forward, anybody?”',
        ),
        template('“Is that the front?” asked {name}.'),
        template('“It’s in front of somebody,” said {friend}.'),
        template(
          '{name} gave an acorn, and moved up past a log. It was the very same place, but on the other side.',
        ),
      ],
      shows: [{ what: 'friend' }, { what: 'tray' }, { what: 'acorn' }, { what: 'log' }],
      scene: {
        ...scenes.fox,
        describe:
          "{friend}, with a tray of tickets, leans close and takes an acorn from {name's} hand. {friend's} eyes look the other way.",
      },
    },
    {
      id: 'mouse',
      text: [
        template('After {friend} came a mouse with two baskets.'),
        template(
          '“Sandwiches!” said the mouse. “This one is for the front end. This one is for the back end. I’ve looked all day, and I can’t find either.”',
        ),
        template('“I’m the back end,” said {name}.'),
        template('The mouse looked past {name}, at the hedgehog. It looked past the hedgehog, at an owl.'),
        template('“No,” said the mouse. “You’re middle. We’re all middle, so far.”'),
      ],
      shows: [{ what: 'mouse' }, { what: 'basket', count: 2 }, { what: 'hedgehog' }],
      scene: {
        ...scenes.mouse,
        describe:
          'A tired mouse between two baskets looks past {name}, who bends down to it, at a hedgehog and an owl far behind.',
      },
    },
    {
      id: 'milk',
      text: [
        template('Bear sighed. They moved one step.'),
        template(
          'Around the bend, between a deer and a squirrel, stood the man from next door, with a newspaper.',
        ),
        template('“I only came out for milk,” he said. “Hello, {name}. Then I saw the line.”'),
        template('“I’m with the milk,” said {third}.'),
        template('“What are we waiting for?”'),
        template('“I don’t know,” he said, and turned the page. “But it’s moving.”'),
      ],
      shows: [{ what: 'grownUp' }, { what: 'newspaper' }, { what: 'deer' }, { what: 'squirrel' }],
      scene: {
        ...scenes.milk,
        describe:
          'Between two dark trees we see a deer, {third}, the man from next door with a newspaper, and a squirrel, all waiting in line. {name} looks at them from the shade.',
      },
    },
    {
      id: 'scarf',
      text: [
        template(
          'That was enough waiting for {name}. {They} took off the striped scarf and hung it on a twig.',
        ),
        template(
          '“That’s my place,” {name} told Bear. “I’m going to find the front. I’ll tell you what it is.”',
        ),
        template('“Oh, do,” said Bear. “I’ve wondered since breakfast.”'),
      ],
      shows: [{ what: 'scarf' }, { what: 'twig' }, { what: 'bear' }],
      scene: {
        ...scenes.scarf,
        describe:
          '{name} ties a striped red and white scarf to a twig, with a ticket: Taken, {name}. Bear looks on, full of hope.',
      },
    },
    {
      id: 'past',
      layout: {
        kind: 'vignettes',
        pictures: [
          { of: ['deer'], beside: 2, describe: 'A deer.' },
          { of: ['squirrel'], beside: 2, describe: 'A squirrel.' },
          { of: ['r4'], beside: 2, describe: 'A small rabbit, cross.' },
          { of: ['snail'], beside: 2, describe: 'A snail.' },
        ],
      },
      text: [
        template('“Excuse me,” said {name}, and went past Bear. “Sorry. Excuse me.”'),
        template(
          'Past the deer. Past the milk. Past {third}, who counted backs, and {fourth}, who counted fronts. Past the squirrel, who had been waiting since acorns. Past nine small rabbits, who all said, “No pushing!” Past a snail. The snail said, “What’s the hurry?”',
        ),
      ],
      shows: [
        { what: 'bear' },
        { what: 'deer' },
        { what: 'squirrel' },
        { what: 'rabbit', count: 9 },
        { what: 'snail' },
      ],
      scene: {
        ...scenes.past,
        describe:
          '{name} hurries along a line of waiting animals, {third} and {fourth} among them, from left to right. Nine small rabbits, in a row below, are not pleased.',
      },
    },
    {
      id: 'stripes',
      text: [
        template(
          'The trees curved. The line curved. Past {friend}, who counted acorns. Past a snail. (“You again,” it said.) Past an owl. Past a hedgehog, at a polite distance from the next one.',
        ),
        template("And there, in front of the hedgehog, on a twig, hung a striped scarf: {name's} own."),
        template('“That was quick,” said Bear. “What’s at the front?”'),
        template('{name} looked for a long time. Then {they} turned sideways, and went up the little hill.'),
      ],
      shows: [{ what: 'scarf' }, { what: 'twig' }, { what: 'bear' }, { what: 'hedgehog' }],
      scene: {
        ...scenes.stripes,
        describe:
          'From below: a striped scarf on a twig against an orange sky. {name} stares up at it, and Bear looks down.',
      },
    },
    {
      id: 'ring',
      text: [],
      layout: { kind: 'wordless' },
      shows: [{ what: 'scarf' }, { what: 'hill' }, { what: 'rabbit', count: 9 }, { what: 'bear' }],
      scene: {
        ...scenes.ring,
        describe:
          'From high above the treetops: a round hill, and all around it a ring of animals, each with its nose to a tail, and one gap, with a scarf on a twig. On top of the hill stands {name}, arms wide.',
      },
    },
    {
      id: 'tell',
      text: [
        template('“Oh,” said {name}, on top.'),
        template(
          '“There is no front! There is no back! It’s a ring! I’m behind the hedgehog, and the hedgehog is behind me!”',
        ),
        template('They all looked at the tail in front.'),
        template('“But what are we waiting for?” said Bear in a small voice.'),
        template('“I don’t know,” said {name}. “But you can come up here. Just turn sideways.”'),
      ],
      shows: [{ what: 'bear' }, { what: 'hedgehog' }, { what: 'deer' }],
      scene: {
        ...scenes.tell,
        describe:
          'Against an orange sky {name}, on top of a round hill, calls and holds out a hand. At its foot {third}, {fourth} and the animals wait, nose to tail; only Bear looks up, worried.',
      },
    },
    {
      id: 'turn',
      text: [
        template('Bear turned sideways. It took him a while.'),
        template(
          'Then the deer turned, and the squirrel, and nine rabbits, one by one by one. The man folded his newspaper. {third} pulled {fourth} up by the sleeve. {friend} gave back the acorns, nearly all of them. The mouse took out the sandwiches and put both ends together.',
        ),
        template(
          'And the hedgehog came right up close to {name}. “Mind the spikes,” said {name}, and moved over.',
        ),
      ],
      shows: [{ what: 'bear' }, { what: 'hedgehog' }, { what: 'sandwich' }],
      scene: {
        ...scenes.turn,
        describe:
          'On the hilltop at dusk the hedgehog leans against {name} under the striped scarf. Bear sits behind them with a sandwich in each paw; {third} and {fourth} have come up too.',
      },
    },
    {
      id: 'still',
      text: [
        template(
          'They sat in a ring on the top of the hill, shoulder to shoulder, and looked in, and then looked up.',
        ),
        template('“It isn’t moving,” said Bear. He did not sigh.'),
        template('“And it’s free,” said {friend}.'),
        template(
          'It grew dark. Nobody coughed. And then, right in the middle, over {name} and Bear and everyone…',
        ),
      ],
      shows: [{ what: 'bear' }, { what: 'hill' }],
      scene: {
        ...scenes.still,
        describe:
          'On top of the hill they all sit shoulder to shoulder in the last light, {name} between Bear and the hedgehog, and look up.',
      },
    },
    {
      id: 'star',
      next: null,
      layout: { kind: 'bleed', wordsAt: 'left-top', ink: '#fbf0d2' },
      text: [template('…came one star.'), template('Everybody saw it first, and there was no pushing.')],
      shows: [{ what: 'star' }, { what: 'bear' }],
      scene: {
        ...scenes.star,
        describe:
          'A wide night sky over the dark forest. Far off, on top of a hill, they all sit close together, {name} in the middle, and over them is one great star.',
      },
    },
  ],
};
