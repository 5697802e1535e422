import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { cast, wears, sets, scenes } = pictures;

export const book: Book = {
  cast,
  friend: {
    name: 'Bea',
    pronouns: 'she',
    look: { skin: 's6', hair: 'puffs', hairColour: 'soot', outfit: 'fairIsle' },
  },
  wears,
  sets,
  refrains: ['tick', 'saucepan'],
  talk,
  spreads: [
    {
      id: 'attic',
      text: [
        template(
          'No one had ever been farther from bed at bedtime than the back of the Moon. {name} meant to beat it, and by a long way: Neptune, the last planet there is. The rocket stood ready in the yard. The soup was in bags. {friend} would be Mission Control, in the attic, with a radio made out of a saucepan.',
        ),
        template('“I’ll talk to you every day,” said {friend}. “Over.”'),
        template('“You don’t have to say over,” said {name}.'),
        template('“I like to,” said {friend}. “Over.”'),
      ],
      shows: [{ what: 'rocket' }, { what: 'friend' }, { what: 'radio' }, { what: 'hero' }],
      scene: {
        ...scenes.attic,
        describe:
          'A house cut open. In the attic {friend} bends over a radio made from a saucepan; down in the yard {name} looks up, one hand on a small red rocket. A tortoise is on its way up the ramp.',
      },
    },
    {
      id: 'rule',
      text: [
        template(
          'There was only one rule, and it was older than the rocket. Every night, at a quarter past seven, {name} and {friend} said good night together, on three. One, two, three: good night. If one was early and the other late, neither of them could sleep. They had tried it.',
        ),
        template('“Wherever I am,” said {name}.'),
        template('“On the dot,” said {friend}.'),
        template(
          'Then Mrs. Lund from downstairs pulled the big lever and shut her eyes, and up went {name} like a cork.',
        ),
      ],
      shows: [{ what: 'rocket' }, { what: 'lund' }, { what: 'lever' }],
      scene: {
        ...scenes.rule,
        describe:
          'The rocket shoots up out of the yard. {name} looks down from its round window; {friend} waves from the attic, seen from behind, and Mrs. Lund holds a lever with her eyes shut.',
      },
    },
    {
      id: 'moon',
      text: [
        template(
          'By Monday evening {name} had been around the back of the Moon, past the old record, and three meters more to be sure. A quarter past seven. “One,” said {name}.',
        ),
        template(
          '“One,” said {friend}, a tick after. “Two.” Tick. “Two.” It was like throwing a ball to somebody who drops it first, every time. “Three. Good night!” Tick.',
        ),
        template('“Good night. You were early,” said {friend}.'),
        template('“You were late,” said {name}.'),
        template('But it was almost together, and they almost fell asleep at once.'),
      ],
      shows: [{ what: 'moon' }, { what: 'friend' }, { what: 'rocket' }],
      scene: {
        ...scenes.moon,
        describe:
          'Before a huge pale Moon the red rocket, and {name} in its window; below, the whole Earth, no bigger than a garden, with one house on it, and {friend} under the roof with the saucepan. Between the two of them a red ball is in the air.',
      },
    },
    {
      id: 'mars',
      text: [
        template(
          'On Tuesday everything outside turned the color of rust. “Can you see Mars from the attic?” {name} asked the radio. Then {they} waited. {They} counted the rivets. {They} waited some more, and got tired of it, and asked something else.',
        ),
        template('“How is Mrs. Lund?”'),
        template(
          'The radio crackled. “Round,” said {friend}, “and very red, and rather low over the chimney.”',
        ),
        template('{name} looked at the radio. “Over,” it said.'),
      ],
      shows: [{ what: 'radio' }, { what: 'hero' }],
      scene: {
        ...scenes.mars,
        describe:
          'Close up: {name} gives the radio a puzzled sideways look. Mars hangs red in the window behind.',
      },
    },
    {
      id: 'fish',
      text: [
        template(
          "It wasn’t {friend's} fault. A word on the radio goes as fast as light, and nothing goes faster. To the Moon it takes one tick and a bit. But Mars was twelve minutes away: twelve there, and twelve back again. {name} leaned on the window and thought of all the words out in the dark, swimming along one behind the other like very small fish.",
        ),
        template('“Hurry up,” {name} told them. They were hurrying.'),
      ],
      shows: [{ what: 'window' }, { what: 'words' }],
      scene: {
        ...scenes.fish,
        describe:
          'Seen from behind, {name} leans at the round window. Outside, words swim through the dark like a line of little fish.',
      },
    },
    {
      id: 'ceilings',
      text: [
        template(
          'At a quarter past seven {name} said, “One, two, three, good night,” all alone. Twelve minutes later the radio said it too, all alone. It was like shaking hands one hand at a time. {name} lay and looked at the ceiling, which was also the floor. In the attic somebody else lay and looked at a ceiling.',
        ),
        template('“Are you asleep?” asked the radio at nine.'),
        template('“No,” said {name}.'),
        template('“P.S.,” said the radio. “Have you seen my tortoise? Over.”'),
      ],
      shows: [{ what: 'friend' }, { what: 'hero' }],
      scene: {
        ...scenes.ceilings,
        describe:
          'Two beds from above, one in an attic, one in a rocket. {friend} and {name} both lie wide awake.',
      },
    },
    {
      id: 'jupiter',
      text: [
        template(
          'On Wednesday Jupiter went by, and went by, and went on going by. It wore more stripes than anybody needs.',
        ),
        template(
          '“Did you save me a pancake?” {name} had asked at breakfast. That was forty minutes there and forty minutes back, and by then something white was crossing the dark, with a long, long tail.',
        ),
        template('{name} bounced at the window. “Is that a comet?”'),
        template('The radio crackled. “Only half,” said {friend}. “I’ve eaten the rest. Over.”'),
      ],
      shows: [{ what: 'window' }, { what: 'comet' }, { what: 'Jupiter' }],
      scene: {
        ...scenes.jupiter,
        describe:
          'The rocket’s side from near, Jupiter’s stripes behind. {name} and the tortoise press against the round window and stare at a white comet with a long tail and a bite out of it.',
      },
    },
    {
      id: 'yawn',
      text: [
        template(
          'That night the two good nights passed each other in the dark without so much as a nod. {name} slept in pieces. {friend} slept in crumbs. At ten to ten a yawn left the attic, and at half past ten it came out of the radio, long and wide, with a squeak at the end. A yawn is catching, even from Jupiter. {name} caught it and sent it back. They yawned at each other like that, forty minutes apart, until it was morning.',
        ),
      ],
      shows: [{ what: 'friend' }, { what: 'radio' }],
      scene: {
        ...scenes.yawn,
        describe:
          'Through a trapdoor, a lit attic at night: {friend}, in a quilt, yawns enormously at the radio. Mrs. Lund tucks the quilt in. In the rocket far below {name} yawns back.',
      },
    },
    {
      id: 'saturn',
      text: [
        template(
          'By Saturn nobody was sensible. {name} put jam on the map and read the toast. {friend} reported that it was raining up. {name} counted the bits of ice in the rings, like sheep, but they kept coming around again.',
        ),
        template('“I could turn around and come home,” {name} told the radio.'),
        template(
          'It took more than an hour to get there, and more than an hour for the answer. “Don’t you dare,” it said. “You said Neptune. P.S. The tortoise is not behind the stove. Over.”',
        ),
      ],
      shows: [{ what: 'ring' }, { what: 'map' }, { what: 'toast' }],
      scene: {
        ...scenes.saturn,
        describe:
          'The rocket skims along Saturn’s rings. In the window {name} studies a slice of toast and jam as if it were a map; among the bits of ice sits a sheep.',
      },
    },
    {
      id: 'neptune',
      text: [
        template(
          'Neptune was the last one. It was blue, and very quiet, and the Sun was only the brightest of the stars. On Friday a message came in, four hours old.',
        ),
        template(
          '“Tonight,” said {friend}, “I’m staying awake till I hear you. Even if it takes till midnight.” The voice was so tired that it leaned on the words. “Mrs. Lund says I may not. So I shall do it lying down. Over.”',
        ),
        template('{name} put both hands around the radio, as if it were cold.'),
      ],
      shows: [{ what: 'radio' }, { what: 'Neptune' }],
      scene: {
        ...scenes.neptune,
        describe:
          'Neptune is a blue curve in the window. {name}, in yellow knitted gloves, leans over the warm dial of the radio and holds it with both hands.',
      },
    },
    {
      id: 'fingers',
      text: [
        template(
          '{name} tried it every way. If {name} said good night at a quarter past seven, {friend} would hear it at a quarter past eleven. So the good night would just have to leave early. Neptune was four hours away, so {name} counted the hours backward, a finger for each. A quarter past six. A quarter past five. A quarter past four. A quarter past three. {name} looked at the last finger. Then {name} looked at the clock. It was fourteen minutes past three.',
        ),
        template(
          '{name} let go of the soup, and it stayed where it was. Past the spoon, at a great pace, swam a tortoise. There was no time for that.',
        ),
      ],
      shows: [{ what: 'clock' }, { what: 'glove' }, { what: 'spoon' }, { what: 'soup' }],
      scene: {
        ...scenes.fingers,
        describe:
          '{name}, who holds up four gloved fingers and has just understood something, points at the clock: nearly a quarter past three.',
      },
    },
    {
      id: 'soup',
      layout: { kind: 'bleed', wordsAt: 'left-bottom' },
      text: [template('“One,” said {name}, to nobody at all. “Two. Three. Good night.”')],
      shows: [{ what: 'word' }, { what: 'soup' }, { what: 'tortoise' }, { what: 'button' }],
      scene: {
        ...scenes.soup,
        describe:
          'Fourteen past three. {name}, afloat among balls of soup, presses the radio’s red button and calls. The words leave {their} mouth as small fish and swim out of the round window, toward one tiny lit attic. A tortoise swims by.',
      },
    },
    {
      id: 'crossing',
      text: [
        template('“P.S.,” said {name}. “Found him.”'),
        template(
          'Then it was quiet. {name} would have liked to say it again, in case. {They} didn’t. It was said.',
        ),
        template(
          'The words went. At four they were nowhere. At twenty to five they went by Uranus, which was lying on its side. At six they passed Saturn. At twenty to seven they passed Jupiter, stripe after stripe after stripe. Mars they hardly noticed. One tick before a quarter past seven they went by the Moon, and down.',
        ),
        template(
          'In the attic {friend} lay in front of the saucepan. All that way out, thought {friend}, and I won’t hear a thing till midnight.',
        ),
        template('“One,” said {friend} anyway, very small.'),
      ],
      shows: [
        { what: 'words' },
        { what: 'Uranus' },
        { what: 'Saturn' },
        { what: 'Jupiter' },
        { what: 'moon' },
      ],
      scene: {
        ...scenes.crossing,
        describe:
          "The long dark way from Neptune to the attic, planet after planet. Down it swim {name's} words, as tiny fish, already by the Moon.",
      },
    },
    {
      id: 'quarter-past',
      layout: { kind: 'bleed', wordsAt: 'left-bottom', ink: '#fbeccb' },
      text: [template('And on the same tick, “One,” said the saucepan.')],
      shows: [{ what: 'friend' }, { what: 'radio' }, { what: 'lund' }, { what: 'clock' }],
      scene: {
        ...scenes['quarter-past'],
        describe:
          'Night in the attic, the clock at a quarter past seven. {friend}, in a quilt, lifts {friend:their} head toward the glowing saucepan: it has just spoken, in the voice of {name}. Mrs. Lund holds her breath.',
      },
    },
    {
      id: 'on-three',
      text: [
        template(
          '“Two,” they said. “Three,” they said, and “Good night,” on the dot, the pair of them, with four planets in between.',
        ),
        template(
          '{friend} looked into the saucepan to see if {name} was in it. “P.S.,” it said. “Found him.”',
        ),
        template('“Good night, Presto,” said {friend}. “Good night, {name}. Over.”'),
        template(
          'And {friend:they} fell asleep on the spot, with one ear in the saucepan, so that Mrs. Lund had to carry Mission Control to bed in one piece.',
        ),
      ],
      shows: [{ what: 'friend' }, { what: 'radio' }, { what: 'lund' }],
      scene: {
        ...scenes['on-three'],
        describe:
          'Mrs. Lund carries {friend} downstairs, fast asleep, the saucepan that spoke with the voice of {name} at {friend:their} ear.',
      },
    },
    {
      id: 'bunk',
      text: [
        template(
          'It was a quarter past seven beside Neptune too. The radio made no sound. {name} lay in the bunk with the belt done up and a warm tortoise underneath it, farther from bed at bedtime than anyone had ever been. {They} held up one finger, and two, and three. There was nothing to hear. But {name} knew exactly who was saying it, and when, and never got as far as the good night.',
        ),
      ],
      shows: [{ what: 'presto' }, { what: 'hero' }, { what: 'glove' }],
      scene: {
        ...scenes.bunk,
        describe:
          '{name} has fallen asleep in the bunk with three gloved fingers still in the air and a tortoise under {their} chin. On the wall hangs the record: the Moon, crossed out, and {name}.',
      },
    },
    {
      id: 'over',
      text: [
        template(
          'Four hours later something came in out of the dark, small, and a little out of breath. It was a quarter past eleven. Presto opened one eye. {name} slept on, all in one piece, and one forgotten ball of soup went slowly around the lamp like a planet.',
        ),
        template('“One,” said the radio. “Two. Three. Good night, Presto. Good night, {name}.”'),
        template(
          'It said it to a rocket full of sleep, which would turn around for home in the morning. “Over.”',
        ),
      ],
      shows: [{ what: 'presto' }, { what: 'rocket' }, { what: 'soup' }, { what: 'words' }],
      scene: {
        ...scenes.over,
        describe:
          'The rocket, cut open like the house on the first page, drifts over dark blue Neptune. In its bunk {name} sleeps, the tortoise on the blanket; a ball of soup goes around the lamp, and the last words swim in out of the night.',
      },
      forGrownUp: template(
        'Why did {friend} say that Mrs. Lund was round and red? Radio goes as fast as light: a bit over one second to the Moon, three to twenty-two minutes to Mars, about four hours to Neptune. If somebody on the Moon is to hear our good night on the dot, when must we begin?',
      ),
    },
  ],
};
