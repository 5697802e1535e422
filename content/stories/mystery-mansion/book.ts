import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';

const { scenes, ways, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['read'],
  spreads: [
    {
      id: 'hill',
      text: [
        template(
          'The house on Thistle Hill had thirty-one windows and nobody in it. Everyone in town said so. But each night, at ten past seven, one candle walked past the top window, stopped, and stayed.',
        ),
        template(
          '“A candle can’t walk,” {name} told the dog. “Somebody is carrying it, and I’m going to find out who.” The dog, whose name was Gravy, wagged at the dark.',
        ),
      ],
      scene: {
        ...scenes.hill,
        describe:
          'Dusk. Seen from behind, {name} and a brown dog look up a winding road at a tall dark house. In its top window burns one candle.',
      },
    },
    {
      id: 'plate',
      text: [
        template(
          'Mrs. Pym from next door came too, with a flask and a folding stool, and sat down at the gate to do her crossword. “Six letters,” she said. “Not a soul. Shout if you need me.”',
        ),
        template(
          'The front door was open by the width of one nose; Gravy’s went first. Beside it hung a brass plate, green with age. {name} rubbed it with a sleeve until the letters came up, one by one: N OBODY. “There,” {name} whispered. “Even the door says nobody. And it can’t spell.”',
        ),
      ],
      scene: {
        ...scenes.plate,
        describe:
          "{name's} sleeve rubs a green brass plate until it shines: N OBODY. Beside it the dog’s tail sticks out of a door.",
      },
    },
    {
      id: 'dust',
      text: [
        template(
          'Inside, the dust lay as thick as felt, and across the dust went footprints: two toes before, two toes behind, and no shoes. They crossed the hall. They went around the puddle under the leak, politely. Then they went up.',
        ),
        template(
          '{name} kept to one side of them and Gravy to the other, so as not to spoil them. “Whoever it is,” {name} said, “walks like a person carrying something that might spill.”',
        ),
      ],
      scene: {
        ...scenes.dust,
        describe:
          'From above: a line of strange footprints crosses a dusty floor and bends around a puddle. {name}, with a lantern, goes along one side of them, and the dog along the other.',
      },
    },
    {
      id: 'belongings',
      text: [
        template(
          'Up they went, past a picture of somebody in a large hat, with a label: NOBODY’S GREAT-GRANDMOTHER. Past an umbrella stand: NOBODY’S UMBRELLAS. Past a bathroom, very clean, where a note hung on the hook: NOBODY’S TOWEL. PLEASE LEAVE IT ALONE.',
        ),
        template(
          '“Nobody has a lot of things,” {name} said to Gravy; and it struck {them} that this sentence could be turned over, like a stone, and that something was living underneath.',
        ),
      ],
      scene: {
        ...scenes.belongings,
        describe:
          'Through the rails of a dark staircase we see {name} in lantern light, one finger on the label under an old portrait. The dog sniffs at the frame.',
      },
    },
    {
      id: 'doors',
      text: [
        template(
          'At the top the footprints stopped between two doors, as if whoever made them had flown away. The blue door was warm, and smelled of cinnamon. Behind the green one something rustled, went quiet, and rustled again.',
        ),
        template(
          'Gravy liked the blue. {name} held the lantern higher. “You can’t go through both at once,” {they} told {themself}, “or not with one nose.”',
        ),
      ],
      scene: {
        ...scenes.doors,
        describe:
          "A dark landing with a blue door and a green door, a line of light under each. Between them is the dark shape of {name} with a lantern; the dog pulls at {name's} scarf.",
      },
      choice: {
        ask: template('Which door will {name} open?'),
        ways: [
          { label: 'The blue door, warm as bread', to: 'kitchen', picture: ways.doors[0] },
          { label: 'The green door, where something rustles', to: 'library', picture: ways.doors[1] },
        ],
      },
    },
    {
      id: 'kitchen',
      text: [
        template(
          'It was a kitchen, and the stove was still ticking. On the table stood cups, a row of ten, and ten, and ten, and ten, with a spoon to each. A mouse was polishing the last one with its tail.',
        ),
        template(
          '“Forty,” it told {name} without looking up. “Washed every Thursday, dried every Thursday, put away every Thursday. And never once used.”',
        ),
        template('“Who lives here?” asked {name}.'),
        template('“Nobody,” said the mouse. “Mind the spoons.”'),
      ],
      scene: {
        ...scenes.kitchen,
        describe:
          'Forty shining cups in rows, very large. Far behind them {name} and the dog peep over the table’s edge; a mouse polishes the nearest cup.',
      },
    },
    {
      id: 'order',
      text: [
        template('“But somebody bakes,” said {name}, whose nose was working as hard as Gravy’s.'),
        template(
          '“Nobody bakes,” said the mouse. “Nobody makes a better sponge in the county.” It pointed its tail at a card on the wall. GUESTS EXPECTED: FORTY. GUESTS COME: NONE. NO ONE TO START BEFORE THE GUESTS. By order, N OBODY. “Seven years of it,” said the mouse. “You’d think a person would stop at six.” And it pushed a crumb to the edge of the plate, and looked the other way until Gravy had eaten it.',
        ),
      ],
      scene: {
        ...scenes.order,
        describe:
          "Near the stove {name} leans over the table to a mouse, who holds {name's} fingertip and points at a card on the wall. The dog licks up a crumb.",
      },
    },
    {
      id: 'cake',
      next: 'shadow',
      text: [
        template(
          '{name} looked at the card for a long time. “So it’s nobody who bakes,” {they} said slowly, “and nobody who waits. And is anybody sorry, afterward, when no one comes?”',
        ),
        template(
          '“Nobody cries,” said the mouse. “Terribly. I have to change the tea towel.” It hung its head, and a real tear went down its whiskers.',
        ),
        template(
          '{name} dried the mouse with a corner of the scarf. It was very odd. The more {they} asked, the emptier the house became, and the more {they} felt that it was full.',
        ),
      ],
      scene: {
        ...scenes.cake,
        describe:
          "{name's} face, close and kind, by candlelight: {they} {dries|dry} a weeping mouse with a corner of a scarf.",
      },
    },
    {
      id: 'library',
      text: [
        template(
          'It was a library, and the rustling was paper. Envelopes stuck out of the books like tongues; envelopes lay in drifts along the shelves. Down the ladder slid a mouse with a stamp on its foot.',
        ),
        template(
          '“Forty letters, every Monday,” it told {name}. “And every Tuesday forty come back. I do the licking.”',
        ),
        template('“Who writes them?” asked {name}.'),
        template('“Nobody writes,” said the mouse. “Such a beautiful hand.”'),
      ],
      scene: {
        ...scenes.library,
        describe:
          'Tall library shelves full of white envelopes. A mouse slides down a ladder, and {name} holds out both hands for it.',
      },
    },
    {
      id: 'letter',
      text: [
        template(
          '{name} pulled out a letter and read it aloud. “Dear Neighbor, come to tea on Thursday. There will be cake. Yours, N OBODY.”',
        ),
        template('Across it somebody had scribbled in blue: Nobody asks us to tea? How rude! Send it back!'),
        template(
          '“It’s the same with all of them,” said the mouse. “The baker. The band. The hedgehog, in capitals.” It put a paw over its eyes. {name} read the letter again, slowly, moving {their} lips. Something about it itched.',
        ),
      ],
      scene: {
        ...scenes.letter,
        describe:
          "Over {name's} shoulder, where a mouse sits, we see a letter in candlelight, with thick blue words scribbled across it.",
      },
    },
    {
      id: 'drift',
      next: 'shadow',
      text: [
        template(
          '“Seven years of Mondays,” said {name}, and tried to work out how many letters that was, and lay down in them instead. They were deep. They crackled.',
        ),
        template('“Who reads them, when they come back?”'),
        template(
          '“Nobody reads them,” said the mouse. “Every one. By that window. Then somebody has to change the handkerchief, and that’s me.”',
        ),
        template(
          '{name} lay very still. It was odd. The more {they} asked, the emptier the house became, and the more {they} felt that it was full.',
        ),
      ],
      scene: {
        ...scenes.drift,
        describe:
          "From above: {name} lies on {their} back in a sea of white envelopes, arms out, thinking. A mouse sits on {name's} chest.",
      },
    },
    {
      id: 'shadow',
      text: [
        template(
          'Far up in the house a clock began to strike. Then came a scrape, and a flicker, and over the wall of the landing slid a shadow with horns on its head and a fire in its fist.',
        ),
        template(
          'Gravy went behind {name}. {name} would have liked to go behind Gravy. Instead {they} asked it, rather loudly, “Are those horns?”',
        ),
        template('“Hoo!” said the shadow, gave a jump, and was gone.'),
      ],
      scene: {
        ...scenes.shadow,
        describe:
          'A huge horned shadow covers the wall. Very small before it {name} holds out a lantern and protects the dog.',
      },
    },
    {
      id: 'ways',
      text: [
        template(
          'Where the shadow had been there were two ways on. From a hatch full of stars hung a laundry basket on a rope, with room in it for {name} and for most of Gravy. Beside it stood a clock as big as a cupboard. Its door hung open, and where a pendulum ought to be there was a passage, and at the end of the passage a voice.',
        ),
        template('{name} looked from the one to the other. Gravy looked for a third.'),
      ],
      scene: {
        ...scenes.ways,
        describe:
          'A tall clock with a passage in it, and a basket that hangs below a hatch full of stars. Between them, from behind, {name} and the dog.',
      },
      choice: {
        ask: template('Where will {name} go?'),
        ways: [
          { label: 'Up in the basket', to: 'rope', picture: ways.ways[0] },
          { label: 'Through the clock, to the voice', to: 'wheels', picture: ways.ways[1] },
        ],
      },
    },
    {
      id: 'rope',
      text: [
        template(
          '{name} got in, and found a second rope that ran over a wheel, so that you could pull yourself up. {name} pulled. The basket creaked, and rose, and turned, and stopped for breath, and rose.',
        ),
        template('“There is a great deal of you,” {name} told Gravy.'),
        template(
          'On the landing the mouse held the end of the rope, to be helpful, and went up on the other side, past the clock, past the lamp, and out of sight, waving.',
        ),
      ],
      scene: {
        ...scenes.rope,
        describe:
          'In a laundry basket {name} pulls on a rope and rises to a square of stars. The dog hangs over the edge, and a mouse dangles from the rope’s other end.',
      },
    },
    {
      id: 'window',
      text: [
        template(
          "{name's} head came up through the floor of an attic. There, at a great round window, sat an owl with a shawl, a candle in one foot, counting the lamps of the town.",
        ),
        template(
          '“Thirty-eight,” she said. “Thirty-nine. Forty. All at home, then, and all awake. They could every one of them have come.” She blew her beak on a tea towel. Then she set the candle on the sill, straight, as you do when you have done it two thousand times; and from outside, thought {name}, that would look exactly like somebody waiting.',
        ),
      ],
      scene: {
        ...scenes.window,
        describe:
          "Before a round window full of the town’s lights sits the dark shape of a horned owl with a candle. {name's} head just shows above the attic floor.",
      },
    },
    {
      id: 'asked',
      text: [
        template('“I’ve come,” said {name}.'),
        template(
          'The owl dropped the candle, caught it, and straightened her feathers. “And who asked you?”',
        ),
        template('“Nobody,” said {name}.'),
        template('“Yes,” said the owl. “That’s me. Nora Obody. N. Obody. It’s on the door.”'),
        template(
          "Then {name} heard it, the way you hear a key turn. Nobody’s towel. Nobody’s umbrellas. The letters on the plate stood before {name's} eyes, with a gap behind the N, and in the gap a very small hole. “The dot!” said {name}. “Your dot has fallen off!”",
        ),
      ],
      scene: {
        ...scenes.asked,
        describe:
          "Face to face over a candle: {name} and the large owl. Her wing rests on {name's} hand, and {name's} eyes are wide with an idea.",
      },
    },
    {
      id: 'lower',
      next: 'brass',
      text: [
        template(
          '{name} turned out both pockets: string, a shell, a button. It was black and perfectly round. {name} stuck it to the end of Gravy’s nose with candle wax, and out through the round window they let him down, in the basket, in the wind.',
        ),
        template('“Left!” called {name}. Nora held the rope in her beak. “Left, Gravy! Down! On!”'),
        template(
          'Gravy put his nose where it always went, to the thing that smelled most of {name}, and pressed. When he took it away, the dot stayed.',
        ),
      ],
      scene: {
        ...scenes.lower,
        describe:
          'The dog swings in a basket before the moonlit house with a black button on his nose. From the window above, {name} points, and the owl holds the rope.',
      },
    },
    {
      id: 'wheels',
      text: [
        template(
          'Inside the clock the wheels went around as slowly as cows. There was a path between them, worn smooth, and {name} went along it with one hand on Gravy, for a tail is easily lost in a clock.',
        ),
        template(
          'Tock, said the nearest wheel, and thought for a while, and said it again. “It isn’t late at all,” said {name}. “It’s only careful.” The voice came from the front, from behind the great white face; and it was saying something polite.',
        ),
      ],
      scene: {
        ...scenes.wheels,
        describe:
          'Great wheels inside a clock. Between them, from behind, {name} goes toward a glowing round clock face with a hand on the dog’s back.',
      },
    },
    {
      id: 'bowing',
      text: [
        template(
          '{name} looked out between the four and the five. In a long room stood forty chairs, and before the first one, with a candle in her foot, an owl in a shawl was bowing.',
        ),
        template(
          '“How good of you to come!” she told the chair. She bowed to the next. “And you! No, no, you’re not late, you are only the first.” She listened. She laughed, politely, at nothing at all. Then she put the candle down on the floor, and sat beside it, and blew her beak on a tea towel.',
        ),
      ],
      scene: {
        ...scenes.bowing,
        describe:
          'The dark shapes of {name} and the dog against a glowing clock face. Through it, small and far, an owl bows to a row of empty chairs.',
      },
    },
    {
      id: 'first',
      text: [
        template(
          '{name} opened the clock, crossed the long floor, and took the first place. “I’ve come,” {they} said.',
        ),
        template(
          'The owl dropped the candle, caught it, and straightened her feathers. “And who asked you?”',
        ),
        template('“Nobody,” said {name}.'),
        template('“Yes,” said the owl. “That’s me. Nora Obody. N. Obody. It’s on the door.”'),
        template(
          "Then {name} heard it, the way you hear a key turn. The letters on the plate stood before {name's} eyes, with a gap behind the N, and in the gap a very small hole. “The dot!” said {name}. “Your dot has fallen off!”",
        ),
      ],
      scene: {
        ...scenes.first,
        describe:
          "At the end of a row of empty chairs {name} and the large owl look at each other over a candle. Her wing rests on {name's} knee.",
      },
    },
    {
      id: 'press',
      text: [
        template(
          '{name} turned out both pockets on the doorstep: string, a shell, half a biscuit, a button. It was black and perfectly round. Nora held the candle and dripped. {name} set the button in the soft wax, just behind the N, in the place that had been waiting, and pressed with one thumb and counted as far as {they} could.',
        ),
        template('“Has it been gone long?” asked Nora in a small voice.'),
        template('“Seven years,” said {name}. “I think you have only been badly spelled.”'),
      ],
      scene: {
        ...scenes.press,
        describe:
          "{name's} thumb presses a black button into a golden brass plate, behind the letter N. An owl’s foot holds the candle.",
      },
    },
    {
      id: 'brass',
      text: [
        template(
          'N. OBODY, said the door, and it looked like a different door altogether. Mrs. Pym came up from the gate to see. She looked at the plate, then at her crossword, then at the owl. “Well, that won’t go in,” she said. “It’s got a dot.”',
        ),
        template(
          '“It was never nobody,” {name} told her. “It was Nora. And she has asked the whole town to tea for seven years!” There were forty cups, all washed. There were forty letters, all sent back. “They just have to be told properly,” said {name}.',
        ),
      ],
      scene: {
        ...scenes.brass,
        describe:
          'At the shining plate {name} explains everything to Mrs. Pym. A mouse sits between a pile of cups and a pile of letters; the owl looks on.',
      },
      choice: {
        ask: template('How will {name} tell the town?'),
        ways: [
          { label: 'With forty cups, this very night', to: 'string', picture: ways.brass[0] },
          { label: 'With forty letters, for Thursday', to: 'ink', picture: ways.brass[1] },
        ],
      },
    },
    {
      id: 'string',
      text: [
        template(
          "They strung the cups on {name's} string, by the ears, ten and ten and ten and ten, and hung them all around the old tea cart like bells on a horse. It clinked if you breathed. Nora would not come. “I’ll see to the kettle,” she said, and dropped the lid twice. “What does one say to people? I have only practiced.”",
        ),
        template(
          '“Say, ‘Come in,’” said {name}. “They’ll know the rest.” And off went the cart, with {name} to steer, Gravy in front, and Mrs. Pym for a brake.',
        ),
      ],
      scene: {
        ...scenes.string,
        describe:
          'Very near: {name} ties a cup to a string, and the owl’s wing helps to hold the knot. Cups hang all around.',
      },
    },
    {
      id: 'bells',
      text: [
        template(
          'Down Thistle Hill they went, CLINK-a-clink-a-clink, and all over town people put down their spoons. {name} knocked at every door. “You’re invited! To tea! Now!”',
        ),
        template('“Who by?” called the baker.'),
        template('“Not by nobody! By Nora! With a dot!”'),
        template(
          'Doors opened. Slippers came out. Someone said there had always been something odd about that spelling. And a hedgehog, who went to bed early and was never asked anywhere, took the cup with his name on it and held it in both hands.',
        ),
      ],
      scene: {
        ...scenes.bells,
        describe:
          'A tea cart hung with clinking cups rushes down the night street with {name}, the dog and Mrs. Pym. People and animals in slippers come out of their doors.',
      },
    },
    {
      id: 'lanterns',
      text: [
        template(
          'By eight the whole road was lanterns, and all of them were going up. {name} was first at the door. It was shut. Behind it somebody was breathing.',
        ),
        template('“There are fifty-two,” said Nora’s voice. “I counted. I’ve only forty cups.”'),
        template('“They can share,” said {name}.'),
        template('“I look like a ghost.”'),
        template(
          '“You look like someone with the kettle on.” Nothing happened for a time. {name} laid one hand on the wood. Then, by the width of one beak, the door came open. “Come in,” said Nora.',
        ),
      ],
      scene: {
        ...scenes.lanterns,
        describe:
          'A river of lanterns winds up the dark hill. At the top, very small, {name} lays a hand on the great door, which opens by a crack of light.',
      },
    },
    {
      id: 'feast',
      next: 'night',
      text: [
        template(
          'There were forty cups and fifty-two guests, so everybody shared and said it tasted better. There was cake; there was a good deal of cake. The band played something in slippers.',
        ),
        template(
          'The hedgehog told {name} he was afraid that nobody would sit beside him, and he was quite right. She sat there all evening and told him about the moon. {name} got the first slice. Gravy got the floor.',
        ),
      ],
      scene: {
        ...scenes.feast,
        describe:
          'The house cut open: in every lit room guests in slippers drink tea, two to a chair. {name} has the first slice of cake; high up the owl sits with the hedgehog and shows him the moon.',
      },
    },
    {
      id: 'ink',
      text: [
        template(
          "They did it properly. {name} took the pen, and behind the N of every letter put one dot, round and black and not too big: forty dots, and one on {name's} chin. The mouse licked. Nora wrote across the blue scribbles, in her beautiful hand, You are quite right; there was a dot missing.",
        ),
        template(
          'Gravy lay down on the blotter, and afterward on a clean letter, and that was how the hedgehog got an invitation with a paw at the bottom. “Leave it,” said {name}. “He’ll like that one.”',
        ),
      ],
      scene: {
        ...scenes.ink,
        describe:
          'From above, in lamplight: {name} puts an ink dot into a letter among forty letters. The owl writes, the mouse licks a stamp, the dog leaves a paw print.',
      },
    },
    {
      id: 'post',
      text: [
        template(
          'In the morning {name} and Mrs. Pym took them around, and pushed one under every door. By noon the whole town stood in the street in its apron, reading. “Nora,” they said to one another. “Nora. With a dot.” The baker said there had always been something odd about that spelling. The band turned red, all seven of them, beginning with the tuba.',
        ),
        template(
          'And a hedgehog, who was never asked anywhere, read his four times, and put it under his pillow, and lay on it, so as to be sure.',
        ),
      ],
      scene: {
        ...scenes.post,
        describe:
          'In a sunny street big people and animals bend over letters. Low down between them {name} holds out one last letter to a hedgehog at a small round door.',
      },
    },
    {
      id: 'four',
      text: [
        template(
          'On Thursday the cake stood ready, and the cups stood ready, and Nora stood behind the door. Four o’clock struck. Nobody came. That is, she came to the window, and went away again. A quarter past. “I’ll put them back,” Nora said quietly.',
        ),
        template(
          '“Wait,” said {name}. Something on the other side had sneezed. {name} pulled at the handle.',
        ),
        template(
          'There stood the whole town, all the way down the steps, in its best hats, with flowers; and not one of them had dared to be the first to knock.',
        ),
      ],
      scene: {
        ...scenes.four,
        describe:
          '{name} pulls the big door open. Outside, all down the steps in the light, stands the whole town in its best hats with flowers, too shy to knock.',
      },
    },
    {
      id: 'tea',
      next: 'night',
      text: [
        template(
          'They were so shy that for some time there was only stirring. Then the baker said it was an excellent sponge, and Nora said, “Nobody made it,” and put a wing over her beak; and then she laughed, and they all did, until the cups joined in.',
        ),
        template(
          'The hedgehog whispered to {name} that nobody ever danced with him. “With pleasure,” said Nora, and put down her shawl. They went around and around past all the forty chairs, and every one was full. {name} got the first slice. Gravy got the floor.',
        ),
      ],
      scene: {
        ...scenes.tea,
        describe:
          'A long golden room with guests on all the chairs. In the middle the owl dances with the hedgehog; {name} watches with a slice of cake, one hand on the dog.',
      },
    },
    {
      id: 'night',
      next: null,
      text: [
        template(
          "Before {name's} light went out, {they} looked once more up at Thistle Hill. One candle stood in the top window; but it wasn’t waiting now, it was only shining. Next door Mrs. Pym took her eraser, and wrote something in, and went to bed.",
        ),
        template("“Who lives up there?” asked {name's} pillow, or perhaps it was Gravy."),
        template('“Nobody,” said {name} into the dark. “She’s very nice.”'),
      ],
      scene: {
        ...scenes.night,
        describe:
          'In the dark bedroom, from behind, {name} lies with an arm around the dog and looks out of the window at a far house on a hill with one candle in it. On the blanket is a letter: Dear {name}.',
      },
    },
  ],
};
