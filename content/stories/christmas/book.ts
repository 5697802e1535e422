import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['brought', 'night'],
  talk,
  spreads: [
    {
      id: 'row',
      text: [
        template('There were twenty-four houses in Lantern Row, and one of them was cross.'),
        template(
          'In December the Row kept Christmas: cake for everybody, and a light from every house, whatever else it kept. Each night one more window was lit. First there was one. Then there were two. {name} lived at Number 24. {name} came last, and was to have the best.',
        ),
        template('“On the twenty-fourth,” {name} told everyone, “it will be me.”'),
      ],
      shows: [{ what: 'house' }, { what: 'lantern' }],
      scene: {
        ...scenes.row,
        describe:
          'Dusk in a street of narrow houses with numbers on the doors. The first windows are lit; {name}, small in the snow, carries a lantern.',
      },
    },
    {
      id: 'keeps',
      text: [
        template(
          'Every evening {name} took the new lantern to the next house. {friend}, who was new in the Row, came along to learn the doors.',
        ),
        template('“{fourth} at Number 2 keeps chickens,” said {name}. “They get a little lantern too.”'),
        template('“And Number 4?” asked {friend}. “What do they keep?”'),
        template('“Goal,” said {name}.'),
        template(
          'A ball flew out of Number 4. A hand in a big glove came out after it, and caught it, and took the lantern in. “Saved!” said {third}.',
        ),
      ],
      shows: [{ what: 'lantern' }, { what: 'friend' }, { what: 'hen' }, { what: 'ball' }, { what: 'glove' }],
      scene: {
        ...scenes.keeps,
        describe:
          'From one window {fourth} looks out, with a hen; from another leans {third} in big gloves: one catches a flying ball, one reaches down for the lantern that {name} holds up. {friend} ducks.',
      },
    },
    {
      id: 'neighbors',
      text: [
        template('“And what do they keep?” asked {friend} at Number 7.'),
        template('“Ramadan,” said {name}. “It has its own month. So they lent us their moon.”'),
        template('“And what do they keep?”'),
        template(
          '“Number 9 keeps Hanukkah. That’s eight lights, and one to light the others. They’ve had practice. Number 11 keeps Diwali. They left the lamps up, to save time.”',
        ),
        template('“And what do they keep at Number 15?”'),
        template('“Forgetting,” said {name}.'),
      ],
      shows: [{ what: 'moon' }, { what: 'candle', count: 9 }, { what: 'friend' }],
      scene: {
        ...scenes.neighbors,
        describe:
          'From inside Number 9: nine lit candles on the sill, and behind them in the snow the faces of {name} and {friend}. Across the alley one house has hung out a paper moon, and one has a row of small clay lamps.',
      },
    },
    {
      id: 'no',
      text: [
        template('Then they came to Number 23.'),
        template('“And what do they keep?” asked {friend}.'),
        template('“The door shut,” said {name}.'),
        template(
          'It opened as wide as a hand. “I don’t keep Christmas,” said Mr. Lind. “I don’t keep bells, and I don’t keep bands, and I’d thank you not to knock.”',
        ),
        template('And it shut, but softly, as one shuts a door on somebody asleep.'),
      ],
      shows: [{ what: 'door' }, { what: 'friend' }, { what: 'eye' }],
      scene: {
        ...scenes.no,
        describe:
          'From below: a tall dark door, open only by a crack, with one eye and a long nose in it. {name}, from behind, has a hand lifted to knock.',
      },
    },
    {
      id: 'gap',
      text: [
        template(
          "So there was going to be a gap. Twenty lights. Twenty-one. Twenty-two. And then a hole, like a lost tooth, straight across from {name's} window.",
        ),
        template(
          'Everybody tried. The baker asked Mr. Lind if he would keep Christmas just a little. {fourth} asked him with a trumpet. {third} asked him through the keyhole. {friend} asked him with a cake.',
        ),
        template('“No,” said Mr. Lind.'),
      ],
      shows: [{ what: 'trumpet' }, { what: 'baker' }, { what: 'window' }, { what: 'cake' }],
      scene: {
        ...scenes.gap,
        describe:
          'A row of lit houses, and one dark one in the middle, like a lost tooth. At its shut door {third} peers through the keyhole, {fourth} blows a trumpet, the baker begs and {friend} holds a cake; {name} looks up at the dark window.',
      },
    },
    {
      id: 'snow',
      text: [
        template('Then came snow. It snowed for two days and sat down on everything.'),
        template(
          'It was so deep that only hats went past the window. {name} knew them all. There went {friend}. There went the baker. There went Number 15, in a tea cozy.',
        ),
        template(
          'It was so deep that the road was shut. And behind all that snow, on a truck, stood the very last box of lanterns.',
        ),
      ],
      shows: [{ what: 'hat' }, { what: 'window' }, { what: 'truck' }],
      scene: {
        ...scenes.snow,
        describe:
          'Almost all is snow. Along the top of it go only hats; far below, in one warm window, {name} looks up and draws a hat on the pane.',
      },
    },
    {
      id: 'one',
      text: [
        template('Two windows were still dark: Number 23 and Number 24. And there was one lantern.'),
        template('“It’s yours,” said everybody. “He doesn’t want one.”'),
        template(
          'It was true. He had said so. {name} set the lantern on the sill and did not light it yet. It was the best one. It had dark blue glass, a brass foot, and stars cut in the lid.',
        ),
      ],
      shows: [{ what: 'lantern' }, { what: 'star' }],
      scene: {
        ...scenes.one,
        describe:
          '{name} lays a hand on an unlit lantern of dark blue glass, with stars cut in its lid and a label: 24, {name}. Outside is a dark house; in the glass are the lit windows of the Row, and two that are not.',
      },
    },
    {
      id: 'hum',
      text: [
        template('In the night {name} woke up. The snow had made everything still.'),
        template('Mmmmm, said the wall.'),
        template(
          '{name} put an ear to it. It was not the stove. It was not the cat. It came from under the alley, through the stones.',
        ),
        template(
          '“We all asked him, will you?” {name} thought. “Will you, will you, will you. Nobody asked him what {friend} always asks.”',
        ),
      ],
      shows: [{ what: 'hero' }],
      scene: {
        ...scenes.hum,
        describe:
          'At night, very near: {name} lies awake with one ear and one hand against the wall, listening.',
      },
    },
    {
      id: 'ask',
      text: [
        template(
          "In the morning {friend} and a grown-up dug a path to the gate, and waited there with {name's} sled and the shovel.",
        ),
        template('{name} knocked once, softly, with a mitten on.'),
        template('“I don’t keep Christmas,” said Mr. Lind through the crack.'),
        template('“No,” said {name}. “I came to ask you something else. What DO you keep?”'),
        template('Nothing moved but the snow. Then the door opened, and went on opening.'),
        template('“Bees,” said Mr. Lind.'),
      ],
      shows: [{ what: 'lind' }, { what: 'friend' }, { what: 'sled' }, { what: 'shovel' }],
      scene: {
        ...scenes.ask,
        describe:
          'A door stands wide open, warm inside. An old man bends down from it to {name}, who looks up from a path dug through deep snow. At the gate {friend} and a grown-up wait with a shovel and a sled.',
      },
    },
    {
      id: 'bees',
      text: [
        template(
          'They lived in a box at the back, where it was dry. Nine thousand. “Put your ear here,” whispered Mr. Lind.',
        ),
        template("Mmmmm, said the box. So that was who hummed in {name's} wall!"),
        template(
          '“They hold on to each other all winter, in one ball,” said Mr. Lind. “They shiver to keep warm. They take turns in the middle. But bells wake them, and drums, and then they come out in the cold, and…” He did not finish.',
        ),
        template('“So you keep quiet,” whispered {name}.'),
        template('“I keep quiet,” said Mr. Lind.'),
      ],
      shows: [{ what: 'box' }, { what: 'lind' }, { what: 'bee' }],
      scene: {
        ...scenes.bees,
        describe:
          'Very near, in the dark: {name} and Mr. Lind lean on a beehive from both sides, one hand each on the warm wood, and listen with the same look.',
      },
    },
    {
      id: 'jars',
      text: [
        template(
          'In the front room stood honey. There were ninety jars, up and up, from the sill to the top of the window. No light could get past.',
        ),
        template('“That’s all their summer,” said Mr. Lind. “I don’t sell it. Markets are loud.”'),
        template(
          '{name} looked at the jars. {name} looked through a jar, and out at Number 24. It had turned gold.',
        ),
        template('“Mr. Lind,” said {name}, “is a lantern loud?”'),
        template('Mr. Lind thought. “No,” he said. “A lantern is very quiet.”'),
      ],
      shows: [{ what: 'jar', count: 90 }, { what: 'lind' }, { what: 'window' }],
      scene: {
        ...scenes.jars,
        describe:
          'A wall of ninety dark honey jars, far taller than {name}. One is taken down, and through the gap falls a beam of light; {name} looks through that jar, and in it stands Number 24, gold; Mr. Lind bends down to see.',
      },
    },
    {
      id: 'carry',
      text: [template('At dusk on the twenty-fourth, {name} carried the lantern across.')],
      layout: { kind: 'bleed', wordsAt: 'right-top' },
      shows: [{ what: 'lantern' }, { what: 'lind' }, { what: 'ball' }],
      scene: {
        ...scenes.carry,
        describe:
          'At dusk {name} crosses the snowy alley with an unlit lantern of dark blue glass in both arms. The neighbors stand still; {third} holds the ball. On the other side Mr. Lind waits in his open door.',
      },
    },
    {
      id: 'gold',
      text: [
        template(
          '{name} put it down behind the lowest row, right in the middle. They held the match together, {name} and Mr. Lind.',
        ),
        template(
          'First one jar lit. Then three. Then ten. Then the light went up through all ninety, up and up. It went out into the snow. It went over the alley, and in at the window on the other side.',
        ),
        template('“Oh!” said everybody, very quietly.'),
        template('Number 24 was full.'),
      ],
      shows: [{ what: 'jar' }, { what: 'lind' }, { what: 'lantern' }],
      scene: {
        ...scenes.gold,
        describe:
          'Ninety jars of honey, lit by one lantern, shine like a great golden window. Between two of them glow the faces of {name} and Mr. Lind.',
      },
    },
    {
      id: 'across',
      layout: { kind: 'wordless' },
      text: [],
      shows: [{ what: 'window' }, { what: 'lind' }, { what: 'friend' }],
      scene: {
        ...scenes.across,
        describe:
          'Night in the alley. A whole window of honey jars shines at Number 23, and its light goes over the snow and fills the window of Number 24. {name} and Mr. Lind look across; {friend}, {third} and {fourth} stand quite still.',
      },
    },
    {
      id: 'full',
      text: [
        template(
          'They had the party in whispers. Number 7 brought dates. Number 9 brought doughnuts. Number 11 brought sparklers, and didn’t light them. Number 15 brought an Easter egg. {fourth} brought the trumpet, with a sock in it.',
        ),
        template('“And what do you keep, {name}?” asked {friend}.'),
        template('{name} looked up the Row and down. There were twenty-four windows, and not one gap.'),
        template('“I keep count,” said {name}.'),
      ],
      shows: [
        { what: 'window', count: 24 },
        { what: 'doughnut' },
        { what: 'Easter egg' },
        { what: 'trumpet' },
        { what: 'friend' },
      ],
      scene: {
        ...scenes.full,
        describe:
          'The whole Row like a calendar: twenty-four gold windows, each with what its people keep, and no gap. In the snow before it {name}, Mr. Lind, {friend}, {third} and {fourth} whisper at a long table.',
      },
    },
    {
      id: 'keep',
      next: null,
      text: [
        template(
          'That night {name} lay in gold up to the chin. It had come the long way around, through ninety jars.',
        ),
        template('“I still don’t keep Christmas,” Mr. Lind had said at his door. “Good night.”'),
        template('“Good night,” {name} had said. “Say good night to the bees.”'),
        template(
          '{name} laid one hand on the wall. And somewhere behind the wall nine thousand bees kept warm, and kept quiet, nearly.',
        ),
      ],
      shows: [{ what: 'jar' }, { what: 'bee' }],
      scene: {
        ...scenes.keep,
        describe:
          '{name} lies in bed in golden light with one hand flat on the wall. Beyond the wall and the snowy alley, cut open, a ball of bees glows and keeps warm.',
      },
    },
  ],
};
