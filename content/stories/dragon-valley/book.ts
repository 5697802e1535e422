import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';

const { scenes, ways, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['ding', 'wind'],
  spreads: [
    {
      id: 'pair',
      text: [
        template('In a village of knitters there is no such thing as one mitten.'),
        template(
          'Socks hung there in twos. So did sleeves, and so did earmuffs. And every winter Grandfather knitted {name} a pair of mittens, red, with a bell on each cuff, so that he could hear from his chair where {name} was.',
        ),
        template(
          'This pair was the last. His hands had begun to shake, and the needles would not wait for them. “Take care of those two,” he said. “They’re all there is.”',
        ),
      ],
      scene: {
        ...scenes.pair,
        describe:
          "In a snowy village Grandfather holds {name's} two red mittens in his big shaking hands. On each mitten is a little bell. The name of {name} is on a box of red yarn.",
      },
    },
    {
      id: 'wind',
      text: [
        template(
          "In March the wind came through. It took six socks and a bonnet. It took the left mitten off {name's} left hand, over the rim and down. The bell rang once, and then, a long time later, once.",
        ),
        template(
          '“What falls in the valley is the dragon’s,” said the knitters at the rim, two and two. “She only keeps odd things, and she never gives them back.”',
        ),
        template('{name} held the right one tight. It jingled, and it sounded like a question.'),
      ],
      scene: {
        ...scenes.wind,
        describe:
          'On the windy rim of a valley a red mitten blows away over violet smoke. {name} reaches after it, and Grandfather’s stick holds {name} back by the belt.',
      },
    },
    {
      id: 'thread',
      text: [
        template('“I’m going down to ask for it,” said {name}.'),
        template(
          "Grandfather did not say no. He took the end of his red yarn and tied it to {name's} top button. It took three tries. “I’ll sit here,” he said, “and this will be in my hand. Two tugs, and I pull.”",
        ),
        template('“Have you got enough?”'),
        template('“I’m a knitter,” said Grandfather.'),
        template(
          'So {name} put the right mitten in a pocket, and went down, and the red thread went behind.',
        ),
      ],
      scene: {
        ...scenes.thread,
        describe:
          'A long white path winds down from a village into violet smoke. On it, very small, goes {name}, with a red thread behind {them} that leads all the way up to Grandfather’s hand.',
      },
    },
    {
      id: 'ways',
      text: [
        template(
          'Halfway down, the path made up its mind to be two. On the left was the river; somebody was rowing there, splash, and then a pause, and then a word to some ducks. On the right was the ridge, and there rang a bell: ding. Never ding-dong. Just ding.',
        ),
        template('{name} stopped in the middle, and the red thread stopped too.'),
      ],
      scene: {
        ...scenes.ways,
        describe:
          'From high above: a path in the snow divides in two, one way to a river, one to a ridge. {name} waits at the fork, and the red thread leads back up.',
      },
      choice: {
        ask: template('Which way will {name} go to the dragon?'),
        ways: [
          { label: 'Down to the river, splash', to: 'ferry', picture: ways.ways[0] },
          { label: 'Along the ridge, ding', to: 'ewe', picture: ways.ways[1] },
        ],
      },
    },
    {
      id: 'ferry',
      text: [
        template(
          'In the middle of the river a ferry was going around. It had gone around so often that the ducks no longer got up for it.',
        ),
        template('“Can you take me across?” called {name}.'),
        template('“I can take you AROUND,” called the ferryman. “I’ve only the one.”'),
        template('“One what?”'),
        template(
          '“Just one,” said the ferryman, and held up his oar. “She’s got the other. I’ve not been home since the flood, except in passing.”',
        ),
      ],
      scene: {
        ...scenes.ferry,
        describe:
          'From above: a ferry with one oar has drawn ring after ring on a gray river. From the bank {name} calls to the ferryman.',
      },
    },
    {
      id: 'pan',
      text: [
        template('The next time he came by, {name} got on. There was a life jacket, and a frying pan.'),
        template('“What do you cook?” asked {name}.'),
        template('“Duck,” said the ferryman bitterly. “In theory.”'),
        template(
          '{name} took the pan, sat on the side where there was no oar, and dug it in. Splash, went the oar. Splosh, went the pan. The ferry gave a kind of start. It had forgotten there were other directions; and the far bank came nearer, in a line.',
        ),
      ],
      scene: {
        ...scenes.pan,
        describe:
          'From the water: the ferry comes straight at us. The ferryman rows on one side with his oar, and on the other {name}, in a life jacket, rows with a frying pan.',
      },
    },
    {
      id: 'landing',
      next: 'smoke',
      text: [
        template(
          'They bumped the bank below the dragon’s rocks. The ferryman got out and held on to the ground.',
        ),
        template(
          '“If you see my oar,” he told {name}, “it’s blue. It’s called Left. I’ll wait. I’m good at that, I only have to stop moving.”',
        ),
        template(
          '{name} looked back along the thread. It lay over the water, tight and red, and trembled a little, like a hand. {name} gave it one tug: so far, so good. One tug came back.',
        ),
      ],
      scene: {
        ...scenes.landing,
        describe:
          'Over the ferryman’s shoulder: {name} touches the red thread, which stretches back across the river, and smiles along it.',
      },
    },
    {
      id: 'ewe',
      text: [
        template('On the ridge stood a ewe with sixty sheep. She wore a yoke for two bells, and one bell.'),
        template(
          '“It used to be ding-dong,” she said. Ding. “Ding meant come, and dong meant go. Now I can only tell them to come.”',
        ),
        template('{name} looked at the sixty sheep. They had come. They were standing on each other.'),
        template('“You’ve lost one,” said {name}.'),
        template('“One what?”'),
        template('“Just one,” said {name}. “So have I.”'),
      ],
      scene: {
        ...scenes.ewe,
        describe:
          'Sixty sheep stand heaped on top of each other like a hill. Before them {name} holds up one red mitten beside the one bell of a ewe.',
      },
    },
    {
      id: 'bridge',
      text: [
        template(
          'The way to the dragon went over a bridge; that is, over half of one. It stuck out above the gully like a tongue, and stopped. “She has the rest,” said the ewe.',
        ),
        template(
          '{name} looked over. It was not deep. It was about as deep as sixty sheep. “Can you ask them to come down there?”',
        ),
        template('Ding. They came. They filled the gully to the brim, shoulder to shoulder, all wool.'),
        template('“Mind the third,” said the ewe, going ahead. “She’s ticklish.”'),
      ],
      scene: {
        ...scenes.bridge,
        describe:
          'Half a stone bridge ends in the air. {name} crosses the gully on a road of woolly sheep’s backs, holding the ewe’s tail.',
      },
    },
    {
      id: 'over',
      next: 'smoke',
      text: [
        template(
          'On the far side lay the dragon’s rocks, and the snow was warm. The ewe would not go on. “If you see my bell,” she told {name}, “it’s brass, and it says dong. We’ll wait. I’ve no way of telling them not to.”',
        ),
        template(
          '{name} looked back along the thread. It lay over the wool and up the white hill, tight and red, and trembled a little, like a hand. {name} gave it one tug: so far, so good. One tug came back.',
        ),
      ],
      scene: {
        ...scenes.over,
        describe:
          'Over the ewe’s woolly shoulder: {name} touches the red thread, which leads back over the snow and up the hill, and smiles along it.',
      },
    },
    {
      id: 'smoke',
      text: [
        template(
          'Then there was only smoke, warm and violet, and it smelled of old cupboards. In the smoke was a rock, and in the rock a door, with a card on it: PLEASE DO NOT LEAVE PAIRS.',
        ),
        template(
          'The door was ajar. Behind it somebody was counting, in a voice like a cart on a bridge. “One,” it said. “One. One. One.”',
        ),
        template('{name} took a deep breath of cupboard.'),
      ],
      scene: {
        ...scenes.smoke,
        describe:
          'Dark in violet smoke {name} waits with one hand lifted before a tall door in a rock. A line of orange light shows that it is ajar.',
      },
      choice: {
        ask: template('How will {name} go in?'),
        ways: [
          { label: 'Knock on the door', to: 'knock', picture: ways.smoke[0] },
          { label: 'Creep in without a sound', to: 'creep', picture: ways.smoke[1] },
        ],
      },
    },
    {
      id: 'knock',
      text: [
        template('{name} knocked. There was a crash, and a pause, and several small crashes.'),
        template(
          '“One moment!” called the voice. “I haven’t tidied! Nobody KNOCKS!” The door opened, and around it came a snout as long as a sofa, and on the snout half a pair of spectacles.',
        ),
        template('“You’ll have tea,” said the dragon, and blushed lilac. “I’m afraid the cups don’t match.”'),
        template('“Neither do I,” said {name}, and held up one mitten and one bare hand.'),
      ],
      scene: {
        ...scenes.knock,
        describe:
          'A huge dragon’s snout comes around a door, with one spectacle glass on it and a shy eye. {name} holds up one red mitten and one bare hand.',
      },
    },
    {
      id: 'tea',
      text: [
        template('They had tea from a thimble and a bathtub. {name} had the thimble.'),
        template(
          '“I don’t take them, you know,” said the dragon. “They arrive. Somebody loses the one, and throws out the other, and says, what use is that? So I tell them: you’re the only oar I’ve got.”',
        ),
        template('“And you never give them back?” asked {name}.'),
        template('“To be half of something?” said the dragon. “With me they’re all of it.”'),
      ],
      scene: {
        ...scenes.tea,
        describe:
          'Through an empty picture frame: in the glow of embers a dragon drinks tea from a bathtub, and {name}, across the table, drinks from a thimble.',
      },
    },
    {
      id: 'one',
      next: 'shelf',
      text: [
        template('The dragon put down the bathtub, and sniffed {name} from top to toe, once.'),
        template('“How many of you are there?”'),
        template('“Of me?” said {name}. “One.”'),
        template('“One what?”'),
        template('“Just one.”'),
        template(
          '“Oh, my dear,” said the dragon, very kindly. And before {name} could put down the thimble, two claws had {them} by the coat, and up they went past the lamps, past the ladders, up and up, while she looked along the shelves for room.',
        ),
      ],
      scene: {
        ...scenes.one,
        describe:
          'From far below: a dragon holds {name} by the coat, high up between shelves of odd things. The red thread hangs all the way down.',
      },
    },
    {
      id: 'creep',
      text: [
        template(
          '{name} kept close to the wall, and the wall was shelves. They went up into the dark. One oar. One bell. One ski. Half a bridge, dusted. And on each hung a label, in careful writing: OAR, ONE. SKI, ONE.',
        ),
        template(
          'It was not like a robber’s den, thought {name}. It was like a museum where somebody says good night to the things.',
        ),
        template('Something breathed in, quite near, through a very large nose.'),
      ],
      scene: {
        ...scenes.creep,
        describe:
          'A cave like a huge open cupboard: in each bay stand odd things with labels, one oar, one ski, half a bridge. {name} creeps from bay to bay; one gray rock has an eye.',
      },
    },
    {
      id: 'sniff',
      text: [
        template(
          'Two claws took {name} by the back of the coat, as you would pick up a kitten, and turned {them} to the light. There was half a pair of spectacles, and behind it an eye like a lamp.',
        ),
        template('“One,” said the dragon. She sniffed {name} from top to toe. “One what?”'),
        template('“Just one,” said {name}. There was no time to think of anything better.'),
        template('“Poor thing,” said the dragon softly. “Who threw YOU out?”'),
      ],
      scene: {
        ...scenes.sniff,
        describe:
          'Very near: a dragon’s great amber eye behind one round glass. Before it {name} dangles by the coat.',
      },
    },
    {
      id: 'label',
      next: 'shelf',
      text: [
        template(
          "Nobody had, and {name} said so. But the umbrellas all said that. The dragon wrote with her tongue between her teeth. CHILD, ONE. She tied it to {name's} button with a bow, beside the red thread, which she took for a loose end.",
        ),
        template(
          '“You’ll like it here,” she said. “Everybody is the only one.” And up they went, past the lamps, past the ladders, up and up, while she looked along the shelves for room.',
        ),
      ],
      scene: {
        ...scenes.label,
        describe:
          'From far below: a dragon holds {name} by the coat, high up between shelves of odd things. On {name} hangs a white label, and the red thread hangs all the way down.',
      },
    },
    {
      id: 'shelf',
      text: [
        template(
          'It was a warm shelf, with a rail. On one side of {name} stood an egg cup; on the other, on a cushion, lay a red left mitten. MITTEN, ONE. It looked well. It had been brushed.',
        ),
        template(
          'One snatch, two tugs, and Grandfather would pull. But the dragon knew her things by name. She would miss it tonight, when she counted, and come up over the rim to ask for it; and she was not a small person.',
        ),
        template('Besides, she had been kind to it. That made it harder.'),
      ],
      scene: {
        ...scenes.shelf,
        describe:
          "{name's} bare hand stops just above a red mitten that lies on a cushion with a label. The other hand holds the red thread.",
      },
    },
    {
      id: 'act',
      text: [
        template(
          '{name} put one hand in the pocket. There was the right mitten, the only one left, the last one he had made. {name} held it for a moment. Ding, it said.',
        ),
        template('Then {name} laid it down on the cushion next to the other.'),
        template(
          '“What have you done?” said the dragon. Her eye came up over the shelf. “Which is it? MITTEN, ONE… and one…”',
        ),
        template('“Now they’re a pair,” said {name}.'),
        template('It was so quiet that the egg cup shook.'),
      ],
      scene: {
        ...scenes.act,
        describe:
          'Two red mittens lie side by side on a cushion. {name}, with bare open hands, sits behind them, and over the edge of the shelf rises the dragon’s huge eye.',
      },
    },
    {
      id: 'useless',
      text: [
        template(
          "“A pair!” said the dragon. “Pairs have each other. What would they want with me?” She pushed them over to {name's} knee with one claw. “Take them. They’re no use to me at all.”",
        ),
        template('“And me?” said {name}.'),
        template('“You’re still one.”'),
        template(
          '“No,” said {name}, and laid the dragon’s claw upon the thread, and gave one tug. They waited. A long way off and up, somebody who shook a little gave one tug back.',
        ),
        template('“Oh,” said the dragon. “There’s another end to you.”'),
      ],
      scene: {
        ...scenes.useless,
        describe:
          '{name} holds the dragon’s huge claw and lays its tip on the red thread. Both listen to the tug that comes along it.',
      },
    },
    {
      id: 'half',
      text: [
        template(
          'The dragon sat down. The shelves rang. “I suppose they’ve all got one,” she said. “Another end. Somewhere.”',
        ),
        template(
          '“In our village,” said {name}, “every house has a drawer for the ones that are left. Nobody can throw them out.” {name} looked along the shelf. “I think I know this sock.”',
        ),
        template('“It will be very empty here.”'),
        template(
          '“You could bring them back yourself. At night, if you’re shy. You’d be the only one who can.”',
        ),
        template('The dragon polished her half a pair of spectacles. “The only one,” she said.'),
      ],
      scene: {
        ...scenes.half,
        describe:
          'A tower of shelves full of odd things, glowing. On the floor sits the dragon, and {name}, leaning on her tail, holds up one sock.',
      },
    },
    {
      id: 'night',
      text: [
        template(
          'They flew home along the thread, with the oar, and the bell, and the larger half of a bridge.',
        ),
        template(
          'All that night something very big went through the village on the tips of its claws. It opened drawers as one lifts a blanket from a sleeper. It pulled Grandfather’s yarn straight, over the snow and over the river, and pegged things on it: two and two and two.',
        ),
        template('{name} held the pegs. “Left,” {they} whispered. “Right.”'),
      ],
      scene: {
        ...scenes.night,
        describe:
          'Dark before the dawn: a huge careful dragon pegs pairs of things to a line that runs across the whole valley. {name}, between her ears, hands her the pegs.',
      },
    },
    {
      id: 'morning',
      text: [
        template(
          'In the morning the village came out, two and two, and looked. Ding-dong, said the ridge, and sixty sheep got down off each other. On the river a boat went across, quite straight; and back across, because it could.',
        ),
        template(
          '“It was the wind,” the knitters said at last. “It’s blown them all home! Thank you, wind!”',
        ),
        template('{name} said nothing. “Good wind,” said Grandfather, who had held one end of it all night.'),
      ],
      scene: {
        ...scenes.morning,
        describe:
          'Between two red mittens with the sunrise shining through them we see the valley full of pairs on lines. {name} and Grandfather sit on the bench.',
      },
    },
    {
      id: 'odd',
      next: null,
      text: [
        template(
          'There was a little yarn left over. Grandfather looked at his needles. His hands shook. So {name} put both red mittens around them, and the stitches came out wavy, but they came.',
        ),
        template('“What is it going to be?” asked {name}.'),
        template('“A scarf,” said Grandfather. “She’ll feel the cold, with her shelves bare.”'),
        template('“Only one?”'),
        template('“Just one.” He looked at {name} over his glasses for some time. “You’re an odd one.”'),
        template('“Yes,” said {name}. “That makes two.”'),
      ],
      scene: {
        ...scenes.odd,
        describe:
          "On the bench in the red evening light {name's} mittened hands hold Grandfather’s shaking ones, and they knit. The long wavy scarf flows down over the rim into the smoke.",
      },
    },
  ],
};
